import { thingsName as nameOfThings, type Things } from '@portal/domain/requests/things-name.ts'
import type { Format } from '../../lib/format.ts'

/** What a request or an order is called by, with numbers as the reader writes them. */
export function thingsName(things: Things, format: Format): string {
  return nameOfThings(things, (value) => format.number(value, 2))
}
