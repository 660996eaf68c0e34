import { baseAddress } from './base-address.ts'

/** The whole address of a calendar feed, for programs outside the browser. */
export function calendarAddress(token: string): string {
  return new URL(`${baseAddress()}/calendar/${token}.ics`, window.location.href).href
}
