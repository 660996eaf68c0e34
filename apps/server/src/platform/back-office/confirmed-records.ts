import type { SQL } from '../db/query.ts'
import type { WritePart } from '../db/write-parts.ts'

/**
 * How the records behind confirmed writes take part in the statement that ends those, many at once. A write whose record
 * it leaves out is recorded by itself, as every other outcome is.
 */
export interface ConfirmedRecords {
  /** Joins the record of each row of `answered` as `r`; only where nothing is to be decided about it. */
  readonly join: SQL
  /** An object of what is told of `r`. */
  readonly told: SQL
  /** Write what `held`, the rows of `answered` that are confirmed, mean for their records. */
  readonly writes: readonly WritePart[]
  /** Of each that is confirmed, as `told` has it; after the commit. */
  tell(record: object): void
}
