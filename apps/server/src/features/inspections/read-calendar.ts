import type { AgendaEntry } from '@portal/contract/agenda.ts'
import { Locale } from '@portal/contract/values.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { ReadCalendar } from '../../http/calendar.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { listMovesAndReturns } from '../agenda/agenda.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { limitToCustomers } from '../locations/locations.ts'
import { feedHash } from './calendar-feed.ts'
import { findFeedOwner, noteRead } from './calendar-feeds.store.ts'
import { type ComingInspection, listComing } from './inspections.store.ts'

/** Overdue inspections stay in the calendar for a while; after that they are a matter of the screen. */
const daysBack = 30
const daysAhead = 400
/** No calendar is made for more; the soonest are in it. */
const mostEvents = 2000
const refreshSeconds = 6 * 3600

type Translate = (key: Parameters<typeof translate>[1], params: Readonly<Record<string, string>>) => string

function addressOf({ nummer, omschrijving, adres, postcode, plaats }: UserLocation): string {
  const name = nummer === omschrijving ? nummer : `${omschrijving} (${nummer})`
  return [name, adres, `${postcode} ${plaats}`.trim()].filter(Boolean).join(', ')
}

/** One event a piece and kind of inspection; its id stays when the date moves, so that calendars move it too. */
function eventOf(tenantId: string, row: ComingInspection, { place, t }: { place: UserLocation; t: Translate }) {
  const words = { piece: row.materieelOmschrijving, number: row.materieelNummer }
  const details = [row.omschrijving, row.keuringsNummer && t('calendar.number', { number: row.keuringsNummer })]
  const changedAt = new Date(`${row.datum ?? row.volgendeDatum}T00:00:00Z`)
  return {
    id: `keuring-${encodeURIComponent(row.materieelNummer)}-${encodeURIComponent(row.type)}@${tenantId}.materieel-portaal`,
    start: new Date(`${row.volgendeDatum}T00:00:00Z`),
    allDay: true,
    stamp: changedAt,
    summary: t('calendar.event', words),
    location: addressOf(place),
    description: details.filter(Boolean).join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  }
}

async function translatorOf(parts: TenantParts, language: string): Promise<{ locale: Locale; t: Translate }> {
  const locale = Locale.catch(parts.tenant.defaultLanguage).parse(language)
  const messages = await loadMessages(locale)
  return { locale, t: (key, params) => translate(messages, key, params) }
}

/** What comes, goes and is to go back, called as on the page of the site; an order keeps its id when its day moves. */
function eventOfEntry(tenantId: string, entry: AgendaEntry, { place, t }: { place: UserLocation; t: Translate }) {
  const { soort, bron, ordersoort, nummer, dag, dagenTeLaat, omschrijving, aantal, anderen, referentie } = entry
  const some = aantal === 1 ? omschrijving : `${aantal} × ${omschrijving}`
  const name = omschrijving === '' ? referentie : anderen === 0 ? some : `${some} + ${anderen}`
  const kind = t(`agenda.kind.${soort}`, {})
  const late = dagenTeLaat > 0 ? `${t('agenda.lateTitle', {})}: ` : ''
  const key = [bron, ordersoort, nummer, ...(bron === 'voorraad' ? [place.nummer, dag] : [])].filter(Boolean)
  return {
    id: `${key.map((part) => encodeURIComponent(String(part))).join('-')}@${tenantId}.materieel-portaal`,
    start: new Date(`${dag}T00:00:00Z`),
    allDay: true,
    stamp: new Date(`${dag}T00:00:00Z`),
    summary: `${late}${name === '' ? kind : `${kind}: ${name}`}`,
    location: addressOf(place),
    description: [referentie, bron === 'voorraad' ? '' : customerNumber(entry)].filter(Boolean).join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  }
}

/** The agenda of the locations that the owner of a feed has at this moment, in the owner's language. */
export const readCalendar: ReadCalendar = async (parts, token) => {
  const { db, clock, settings, tenant } = parts
  const owner = settings.bool('AppKeuringen_Actief') ? await findFeedOwner(db, feedHash(token)) : null
  if (owner === null) return null
  const places = new Map(
    (await listUserLocations(db, await limitToCustomers(parts, owner))).map((place) => [place.nummer, place]),
  )
  const { locale, t } = await translatorOf(parts, owner.language)
  const today = clock.today()
  const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
  const locationNos = [...places.keys()]
  const [rows, entries] = await Promise.all([
    listComing(db, { locationNos, language: locale, ...span }, mostEvents),
    listMovesAndReturns(parts, { locationNos, language: locale, from: span.from, until: span.to }),
  ])
  const calendar = ical({
    name: t('calendar.name', { portal: tenant.branding.name }),
    prodId: { company: 'Materieel Portaal', product: 'agenda', language: locale.slice(0, 2).toUpperCase() },
    ttl: refreshSeconds,
    events: [
      ...rows.flatMap((row) => {
        const place = places.get(row.materieellocatie)
        return place === undefined ? [] : [eventOf(tenant.id, row, { place, t })]
      }),
      ...entries.flatMap((entry) => {
        const place = places.get(entry.materieellocatie)
        return place === undefined ? [] : [eventOfEntry(tenant.id, entry, { place, t })]
      }),
    ],
  })
  await noteRead(db, owner.id, clock.now())
  return calendar.toString()
}
