import type { Contents } from '@portal/contract/values.ts'
import type { Format } from '../../lib/format.ts'

/** What a request or an order is called by: its first thing, how many of it, and how many further lines there are. */
export function thingsName({ naam, aantal, anderen }: Omit<Contents, 'afbeelding'>, format: Format): string {
  if (naam === '') return ''
  const some = aantal > 1 ? `${format.number(aantal, 2)} × ${naam}` : naam
  return anderen === 0 ? some : `${some} + ${anderen}`
}
