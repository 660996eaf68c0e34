/** How long the link of an invitation is good for, in hours (OP-38). */
export const invitationHours = 24

const hourMs = 3_600_000

/** When a link made now ends. */
export function linkExpiry(madeAt: Date): Date {
  return new Date(madeAt.getTime() + invitationHours * hourMs)
}
