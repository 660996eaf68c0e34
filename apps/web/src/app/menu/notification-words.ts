import type { PersonNotification } from '@portal/contract/notifications.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { thingsName } from '../../shared/records/things-name.ts'

interface Words {
  readonly text: Text
  readonly format: Format
}

/** What a request is called by; without a name by its number. */
function thingsOf({ gegevens, onderwerp }: PersonNotification, { text, format }: Words): string {
  return thingsName(gegevens, format) || text('notifications.request', { subject: onderwerp })
}

/** What happened, in the language of the reader. */
export function notificationWords(one: PersonNotification, words: Words): string {
  const { text, format } = words
  const { soort, onderwerp, gegevens } = one
  const { naam, door: by, reden: reason, dag, eerder, aantal } = gegevens
  if (soort === 'keuring') return text('notifications.keuring', { count: aantal, place: naam })
  const day = (date: string) => (date === '' ? '' : format.day(date))
  const values = { name: naam, by, reason, subject: onderwerp, things: thingsOf(one, words) }
  // What has no reason or day ends before it.
  return text(`notifications.${soort}`, { ...values, day: day(dag), before: day(eerder) }).replace(/[\s,:]+$/, '')
}

const paths = {
  goedgekeurd: 'request',
  afgekeurd: '/bestellijst',
  akkoord: 'request',
  geweigerd: 'request',
  verplaatst: 'request',
  komt: 'request',
  keuring: '/materieelkeuringen',
  beantwoord: 'complaint',
  feedback_geweigerd: 'complaint',
  locatie_geweigerd: 'location',
} as const

/** The screen of what happened: a rejected list is changed where it stands. */
export function notificationPath({ soort, onderwerp }: Pick<PersonNotification, 'soort' | 'onderwerp'>): string {
  const path = paths[soort]
  const number = encodeURIComponent(onderwerp)
  if (path === 'request') return `/aanvragen/${number}`
  if (path === 'location') return `/locatie-${number}`
  return path === 'complaint' ? `/klacht-details/${number}` : path
}
