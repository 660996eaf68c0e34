import type { HandOverKind } from './hand-over.ts'

/** A signed hand-over that a piece was part of. */
interface Handed {
  readonly soort: HandOverKind
  /** ISO 8601. */
  readonly ondertekend: string
}

export interface Stay<Record extends Handed> {
  readonly aflevering: Record | null
  readonly ophalen: Record | null
}

const lastOf = <Record extends Handed>(records: readonly Record[]): Record | null =>
  records.reduce<Record | null>((last, one) => (last === null || one.ondertekend > last.ondertekend ? one : last), null)

/**
 * The delivery and the collection of a piece that belong together: its last collection with the last delivery before it, or
 * its last delivery alone while nobody collected it since.
 */
export function stayOfPiece<Record extends Handed>(records: readonly Record[]): Stay<Record> {
  const delivered = lastOf(records.filter(({ soort }) => soort === 'aflevering'))
  const collected = lastOf(records.filter(({ soort }) => soort === 'ophalen'))
  if (collected === null || (delivered !== null && delivered.ondertekend > collected.ondertekend))
    return { aflevering: delivered, ophalen: null }
  return { aflevering: delivered, ophalen: collected }
}
