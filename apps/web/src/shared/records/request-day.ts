import type { Request } from '@portal/contract/requests.ts'
import type { TextKey } from '../../lib/text.ts'

/** The day a request is about, with its name: when something comes, goes or moves; else when it was asked. */
export function requestDay(request: Request): { readonly label: TextKey; readonly date: string } {
  const { leverDatum, afvoerDatum, verplaatsDatum, datum } = request
  if (leverDatum !== null) return { label: 'requests.deliveryDate', date: leverDatum }
  if (afvoerDatum !== null) return { label: 'requests.removalDate', date: afvoerDatum }
  if (verplaatsDatum !== null) return { label: 'requests.moveDate', date: verplaatsDatum }
  return { label: 'requests.date', date: datum }
}
