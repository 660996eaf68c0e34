/** The whole address of a calendar feed, for programs outside the browser. */
export function calendarAddress(token: string): string {
  return new URL(`/calendar/${token}.ics`, window.location.href).href
}
