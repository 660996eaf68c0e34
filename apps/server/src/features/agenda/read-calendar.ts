import { createHash } from 'node:crypto'
import { Locale } from '@portal/contract/values.ts'
import { type EventRevision, reviseEvent } from '@portal/domain/agenda/event-revision.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { ReadCalendar } from '../../http/calendar.ts'
import type { TenantParts } from '../../platform/context.ts'
import { listComing } from '../inspections/inspections.store.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { limitToCustomers } from '../locations/locations.ts'
import { listMovesAndReturns } from './agenda.ts'
import { type CalendarEvent, eventOf, eventOfEntry, type Translate } from './calendar-events.ts'
import { feedHash } from './calendar-feed.ts'
import { type FeedOwner, findFeedOwner, listRevisions, noteRead, saveRevisions } from './calendar-feeds.store.ts'

/** What is late stays in the calendar for a while; after that it is a matter of the screen. */
const daysBack = 30
const daysAhead = 400
/** No calendar is made for more; the soonest are in it. */
const mostEvents = 2000
const refreshSeconds = 6 * 3600

async function translatorOf(parts: TenantParts, language: string): Promise<{ locale: Locale; t: Translate }> {
  const locale = Locale.catch(parts.tenant.defaultLanguage).parse(language)
  const messages = await loadMessages(locale)
  return { locale, t: (key, params) => translate(messages, key, params) }
}

/** All events of a feed, each id once. */
async function listEvents(
  parts: TenantParts,
  owner: FeedOwner,
  words: { readonly locale: Locale; readonly t: Translate },
): Promise<readonly CalendarEvent[]> {
  const { db, clock, tenant } = parts
  const { locale: language, t } = words
  const places = new Map(
    (await listUserLocations(db, await limitToCustomers(parts, owner))).map((place) => [place.nummer, place]),
  )
  const today = clock.today()
  const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
  const locationNos = [...places.keys()]
  const [rows, entries] = await Promise.all([
    listComing(db, { locationNos, language, ...span }, mostEvents),
    listMovesAndReturns(parts, { locationNos, language, from: span.from, until: span.to, onlyWithin: true }),
  ])
  const events = [
    ...rows.flatMap((row) => {
      const place = places.get(row.materieellocatie)
      return place === undefined ? [] : [eventOf(tenant.id, row, { place, t })]
    }),
    ...entries.flatMap((entry) => {
      const place = places.get(entry.materieellocatie)
      return place === undefined ? [] : [eventOfEntry(tenant.id, entry, { place, t })]
    }),
  ]
  return [...new Map(events.map((event) => [event.uid, event])).values()]
}

const digest = (said: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url')

/** The revision of each event, by its id; what changed since the feed was read last is kept as it is now. */
async function reviseEvents(
  { db, clock }: TenantParts,
  userId: string,
  events: readonly CalendarEvent[],
): Promise<ReadonlyMap<string, EventRevision>> {
  const known = await listRevisions(db, userId)
  const revised = events.map((event) => {
    const { uid, day, locationNo, state, summary, location, description } = event
    const facts = digest([day, locationNo, state])
    const now = { facts, told: digest([facts, summary, location, description]) }
    return { uid, day, revision: reviseEvent(known.get(uid), now, clock.now()) }
  })
  const changed = revised.filter(({ uid, revision }) => revision !== known.get(uid))
  const before = addDays(clock.today(), -daysAhead)
  if (changed.length > 0) await saveRevisions(db, userId, { changed, before })
  return new Map(revised.map(({ uid, revision }) => [uid, revision]))
}

/** The agenda of the locations that the owner of a feed has at this moment, in the owner's language. */
export const readCalendar: ReadCalendar = async (parts, token) => {
  const { db, clock, settings, tenant } = parts
  const owner = settings.bool('AppKeuringen_Actief') ? await findFeedOwner(db, feedHash(token)) : null
  if (owner === null) return null
  const { locale, t } = await translatorOf(parts, owner.language)
  const events = await listEvents(parts, owner, { locale, t })
  const revisions = await reviseEvents(parts, owner.id, events)
  const calendar = ical({
    name: t('calendar.name', { portal: tenant.branding.name }),
    prodId: { company: 'Materieel Portaal', product: 'agenda', language: locale.slice(0, 2).toUpperCase() },
    ttl: refreshSeconds,
    events: events.map(({ uid, day, summary, location, description }) => {
      const { sequence = 0, changedAt = clock.now() } = revisions.get(uid) ?? {}
      return {
        id: uid,
        start: new Date(`${day}T00:00:00Z`),
        allDay: true,
        sequence,
        stamp: changedAt,
        lastModified: changedAt,
        summary,
        location,
        description,
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      }
    }),
  })
  await noteRead(db, owner.id, clock.now())
  return calendar.toString()
}
