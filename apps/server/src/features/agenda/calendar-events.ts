import type { AgendaEntry } from '@portal/contract/agenda.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import type { translate } from '@portal/i18n/translate.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import type { ComingInspection } from '../inspections/inspections.store.ts'

export type Translate = (key: Parameters<typeof translate>[1], params: Readonly<Record<string, string>>) => string

/** Where an event is, and in whose words. */
interface Setting {
  readonly place: UserLocation
  readonly t: Translate
}

/** A whole day in a calendar. */
export interface CalendarEvent {
  readonly uid: string
  readonly day: string
  /** How far it is; a change of it is news, as one of the day or the place is. */
  readonly state: string
  readonly locationNo: string
  readonly summary: string
  readonly location: string
  readonly description: string
}

function addressOf({ nummer, omschrijving, adres, postcode, plaats }: UserLocation): string {
  const name = nummer === omschrijving ? nummer : `${omschrijving} (${nummer})`
  return [name, adres, `${postcode} ${plaats}`.trim()].filter(Boolean).join(', ')
}

/** One event a piece and kind of inspection; its id stays when the date moves, so that calendars move it too. */
export function eventOf(tenantId: string, row: ComingInspection, { place, t }: Setting): CalendarEvent {
  const words = { piece: row.materieelOmschrijving, number: row.materieelNummer }
  const details = [row.omschrijving, row.keuringsNummer && t('calendar.number', { number: row.keuringsNummer })]
  return {
    uid: `keuring-${encodeURIComponent(row.materieelNummer)}-${encodeURIComponent(row.type)}@${tenantId}.materieel-portaal`,
    day: row.volgendeDatum,
    state: '',
    locationNo: place.nummer,
    summary: t('calendar.event', words),
    location: addressOf(place),
    description: details.filter(Boolean).join('\n'),
  }
}

/** What comes, goes and is to go back, called as on the page of the site; an order keeps its id when its day moves. */
export function eventOfEntry(tenantId: string, entry: AgendaEntry, { place, t }: Setting): CalendarEvent {
  const { soort, bron, ordersoort, nummer, dag, dagenTeLaat, omschrijving, aantal, anderen, referentie } = entry
  const some = aantal === 1 ? omschrijving : `${aantal} × ${omschrijving}`
  const name = omschrijving === '' ? referentie : anderen === 0 ? some : `${some} + ${anderen}`
  const kind = t(`agenda.kind.${soort}`, {})
  const late = dagenTeLaat > 0 ? `${t('agenda.lateTitle', {})}: ` : ''
  const key = [bron, ordersoort, nummer, ...(bron === 'voorraad' ? [place.nummer, dag] : [])].filter(Boolean)
  return {
    uid: `${key.map((part) => encodeURIComponent(String(part))).join('-')}@${tenantId}.materieel-portaal`,
    day: dag,
    state: entry.stand,
    locationNo: place.nummer,
    summary: `${late}${name === '' ? kind : `${kind}: ${name}`}`,
    location: addressOf(place),
    description: [referentie, bron === 'voorraad' ? '' : customerNumber(entry)].filter(Boolean).join('\n'),
  }
}
