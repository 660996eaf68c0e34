import type { AgendaEntry } from '@portal/contract/agenda.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { thingsName } from './things-name.ts'

/** A day in words: how late, today, tomorrow, else the day of the week with its date. */
export function whenWords(
  entry: Pick<AgendaEntry, 'dag' | 'dagenTeLaat'>,
  today: CalendarDate,
  { text, format }: { readonly text: Text; readonly format: Format },
): string {
  if (entry.dagenTeLaat > 0) return text('agenda.late', { count: entry.dagenTeLaat })
  if (entry.dag === today) return text('agenda.today')
  return entry.dag === addDays(today, 1) ? text('agenda.tomorrow') : format.day(entry.dag, today)
}

/** What it is called by: the first thing, how many, and how many further lines; a drive is called by its reference. */
export function entryName(
  entry: AgendaEntry,
  { text, format }: { readonly text: Text; readonly format: Format },
): string {
  const { omschrijving, referentie, soort, aantal, anderen } = entry
  if (omschrijving === '') return referentie === '' ? text(`agenda.kind.${soort}`) : referentie
  return thingsName({ naam: omschrijving, aantal, anderen }, format)
}

/** Kind, direction and reference: what is said below the name. */
export function entryDetails(entry: AgendaEntry, text: Text): string {
  const { soort, richting, referentie, omschrijving, bron } = entry
  const isBetween = soort === 'verplaatsing' || soort === 'transport'
  const direction = isBetween && richting !== null ? text(richting === 'naar' ? 'agenda.to' : 'agenda.from') : ''
  const number = bron === 'voorraad' ? '' : customerNumber(entry)
  return [text(`agenda.kind.${soort}`), direction, omschrijving === '' ? '' : referentie, number]
    .filter((part) => part !== '')
    .join(' · ')
}

export function stateWords({ stand, soort }: Pick<AgendaEntry, 'stand' | 'soort'>, text: Text): string {
  if (stand !== 'klaar') return text(`agenda.state.${stand}`)
  if (soort === 'levering') return text('agenda.done.levering')
  return text(soort === 'afvoer' ? 'agenda.done.afvoer' : 'agenda.state.klaar')
}

export const stateKinds: Readonly<Record<AgendaEntry['stand'], ChipKind>> = {
  gevraagd: 'neutral',
  akkoord: 'success',
  gepland: 'info',
  klaargezet: 'info',
  klaar: 'success',
  verwacht: 'neutral',
}

const orderPaths = { Aanvoer: 'aanvoer', Afvoer: 'afvoer' } as const

/** The screen of what an entry is about; a piece that is to be inspected is found in the list of inspections. */
export function entryPath({ bron, ordersoort, richting, nummer, stuk }: AgendaEntry): string {
  const number = encodeURIComponent(nummer)
  if (bron === 'aanvraag') return `/aanvragen/${number}`
  if (bron === 'keuring') return '/materieelkeuringen'
  if (bron === 'voorraad') return `/materieelvoorraad/details/${number}/${encodeURIComponent(stuk === '' ? '-' : stuk)}`
  const move = richting === 'van' ? 'van-verplaatsing' : 'naar-verplaatsing'
  const kind = ordersoort === 'Aanvoer' || ordersoort === 'Afvoer' ? orderPaths[ordersoort] : move
  return `/orders/${kind}/${number}`
}
