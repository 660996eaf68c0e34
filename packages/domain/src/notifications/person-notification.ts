/**
 * What a person is notified of, that happened without them: a list that was approved (`goedgekeurd`) or rejected
 * (`afgekeurd`); a request that the desk agreed to (`akkoord`) or that is not taken (`geweigerd`); an order that is planned
 * for another day (`verplaatst`) or comes on the next working day (`komt`); inspections of the coming week (`keuring`);
 * feedback that was answered (`beantwoord`) or not taken (`feedback_geweigerd`); a change of a location that was not taken
 * (`locatie_geweigerd`); another mail address of their account (`mailadres`). Administrators are notified of what another
 * of them did: a mail address changed (`account_adres`), an account that approves orders from now on (`account_keurt`).
 */
export const notificationKinds = [
  'goedgekeurd',
  'afgekeurd',
  'akkoord',
  'geweigerd',
  'verplaatst',
  'komt',
  'keuring',
  'beantwoord',
  'feedback_geweigerd',
  'locatie_geweigerd',
  'mailadres',
  'account_adres',
  'account_keurt',
] as const
/** For administrators only. */
export const administratorKinds: readonly string[] = ['account_adres', 'account_keurt']
export type NotificationKind = (typeof notificationKinds)[number]

/** Values for the text of a notification; what a kind does not have is empty. */
export interface NotificationValues {
  /** What it is called: the list, the first thing of a request, the feedback, the location. */
  readonly naam: string
  /** Further things beside the one that gives the name. */
  readonly anderen: number
  /** How many of what it is about. */
  readonly aantal: number
  readonly door: string
  readonly reden: string
  /** Calendar dates: the day it is about, and that of the notification before. */
  readonly dag: string
  readonly eerder: string
}

export const noValues: NotificationValues = {
  naam: '',
  anderen: 0,
  aantal: 0,
  door: '',
  reden: '',
  dag: '',
  eerder: '',
}

/** Days that a notification is kept. */
export const keepNotificationsDays = 90
/** Notifications that are kept for one person; of more the newest. */
export const mostNotifications = 50

/**
 * Whether a notification is shown: only to somebody who has its location now, or when it is about none. Who lost the
 * location no longer sees it, nor that there is one.
 * @param locationNo empty when it is about no location of the reader
 * @param locationNos the locations of the reader
 */
export function seesNotification({ locationNo }: { readonly locationNo: string }, locationNos: ReadonlySet<string>) {
  return locationNo === '' || locationNos.has(locationNo)
}
