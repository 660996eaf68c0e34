/** How long the link of an invitation is good for, in hours (OP-38). */
export const invitationHours = 24

/** How long the link of a forgotten password is good for, in minutes. */
export const resetMinutes = 30

/** Seconds in which a second request sends no second mail. */
export const resetPauseSeconds = 60

const minuteMs = 60_000

/** Why somebody gets a link to choose a password. */
export type LinkReason = 'invited' | 'forgotten'

/** When a link made now ends. */
export function linkExpiry(madeAt: Date, reason: LinkReason = 'invited'): Date {
  const minutes = reason === 'invited' ? invitationHours * 60 : resetMinutes
  return new Date(madeAt.getTime() + minutes * minuteMs)
}
