import type { Line } from './site.ts'
import { sorted } from './site.ts'

interface BookedLine {
  readonly Kind: string
  readonly No: string
  readonly Quantity: string | number
}

interface BookedRow {
  readonly No: string
  readonly External_Id: string
  readonly Portal_No: string
  readonly To_Location: string
  readonly Reference: string
  readonly lines: readonly BookedLine[]
}

/** A request in the books of the back office. */
export interface BookedRequest {
  readonly no: string
  readonly externalId: string
  /** The number that the portal gave it. */
  readonly portalNo: string
  readonly locationNo: string
  readonly reference: string
  readonly lines: readonly Line[]
}

/** Every request that ever came from a portal, straight from the books. */
export async function readBooks(controlUrl: string): Promise<readonly BookedRequest[]> {
  const answer = await fetch(`${controlUrl}/control/requests`)
  if (!answer.ok) throw new Error(`The books: ${answer.status}`)
  // The control port answers with this shape.
  const { requests } = (await answer.json()) as { requests: BookedRow[] }
  return requests.map((row) => ({
    no: row.No,
    externalId: row.External_Id,
    portalNo: row.Portal_No,
    locationNo: row.To_Location,
    reference: row.Reference,
    lines: sorted(row.lines.map((line) => ({ kind: line.Kind, no: line.No, quantity: Number(line.Quantity) }))),
  }))
}

/** The values that occur more than once. */
export function doubles(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}
