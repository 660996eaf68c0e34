/** How long the link of an invitation is good for, in hours (OP-38). */
export const invitationHours = 24

/** How long the link of a forgotten password is good for, in minutes. */
export const resetMinutes = 30

/** Seconds in which a second request sends no second mail. */
export const resetPauseSeconds = 60

/** Links that one account gets by asking, in an hour: a stranger who asks fills no mailbox. */
export const resetsPerHour = 3

const minuteMs = 60_000

/**
 * Whether somebody who forgot their password is mailed a link now.
 * @param sent when the links of the last hour were sent that are not used yet
 */
export function mayMailReset(sent: readonly Date[], now: Date): boolean {
  const isOfLast = (minutes: number) => (at: Date) => now.getTime() - at.getTime() < minutes * minuteMs
  return !sent.some(isOfLast(resetPauseSeconds / 60)) && sent.filter(isOfLast(60)).length < resetsPerHour
}

/** Why somebody gets a link to choose a password. */
export type LinkReason = 'invited' | 'forgotten'

/** When a link made now ends. */
export function linkExpiry(madeAt: Date, reason: LinkReason = 'invited'): Date {
  const minutes = reason === 'invited' ? invitationHours * 60 : resetMinutes
  return new Date(madeAt.getTime() + minutes * minuteMs)
}
