import type { NotificationKind } from './person-notification.ts'

/** Devices of one person that are notified; of more the one that was used longest ago is forgotten. */
export const mostPushDevices = 10
/** How long a push waits for a device that is off or without connection: by then the bell shows it. */
export const pushLifeMs = 24 * 3_600_000
/** A test is looked for at once. */
export const testPushLifeMs = 10 * 60_000
export const pushAddressLength = 1000

/** The push services of the browsers there are: Chrome and those made of it, Firefox, Edge, Safari. */
const pushServices =
  /^(fcm\.googleapis\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)?push\.apple\.com)$/
/** Addresses of this machine, for a demo and for tests. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether the portal may send to an address that a browser names as its push service: a known one, over https and its
 * usual port, written in one line. Where that name leads is looked at again when it is sent to.
 * @param allows.local true where a push service on this machine counts too
 */
export function isPushAddress(address: string, allows: { readonly local: boolean }): boolean {
  if (address.length > pushAddressLength || /[\s\p{C}]/u.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (allows.local && ownMachine.test(hostname)) return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && port === '' && pushServices.test(hostname)
}

const urgent: readonly NotificationKind[] = ['afgekeurd', 'geweigerd', 'verplaatst', 'locatie_geweigerd']

/** Whether a phone that saves its battery is woken up for it: for what changes what somebody does today. */
export function pushUrgency(kind: NotificationKind): 'normal' | 'high' {
  return urgent.includes(kind) ? 'high' : 'normal'
}

/** What the worker of the browser gets of a push, encrypted on its way. */
export interface PushPayload {
  readonly titel: string
  readonly tekst: string
  /** Where a tap leads, within the portal. */
  readonly pad: string
  /** A later one of the same takes its place on the screen. */
  readonly kenmerk: string
}

const longestText = 300

/** A text that a lock screen shows whole, and a push service takes. */
export function pushText(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1).trimEnd()}…`
}
