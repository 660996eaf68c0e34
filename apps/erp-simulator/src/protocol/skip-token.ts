import { type Keyed, orderKey } from '../state/order-key.ts'
import type { Row } from '../state/row.ts'
import { badRequest } from './errors.ts'

const encode = (text: string): string => Buffer.from(text).toString('base64url')

/** Where a page in key order ended: after this key, whatever is written or deleted meanwhile. */
export const keyToken = (service: Keyed, last: Row): string => encode(`k${orderKey(service, last)}`)
/** Where a page in an order of its own ended: a number of rows. */
export const positionToken = (position: number): string => encode(`p${position}`)

function firstAfter(service: Keyed, rows: readonly Row[], key: string): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row !== undefined && orderKey(service, row) <= key) low = middle + 1
    else high = middle
  }
  return low
}

/** The place in the rows at which the next page starts. @throws ProtocolError 400 for a token of another query */
export function startOf(
  service: Keyed,
  rows: readonly Row[],
  { token, isByKey }: { readonly token: string; readonly isByKey: boolean },
): number {
  const text = Buffer.from(token, 'base64url').toString()
  if (isByKey && text.startsWith('k')) return firstAfter(service, rows, text.slice(1))
  const position = /^p(\d+)$/.exec(text)?.[1]
  if (isByKey || position === undefined) throw badRequest('The skip token is not valid.')
  return Number(position)
}
