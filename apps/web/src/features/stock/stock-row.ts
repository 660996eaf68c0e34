import type { PlantItem } from '@portal/contract/stock.ts'
import { quantityBounds } from '@portal/domain/constants.ts'

export type StockRow = PlantItem

/** What stands for no piece number in an address. */
export const noNumber = '-'

export function stockKey({ type, materieelSoort, materieelNummer, saleType }: StockRow): string {
  return [type, materieelSoort, materieelNummer, saleType].join(' ')
}

/** Whether a row is one numbered piece, and not a count of a kind. */
export function isPiece({ materieelNummer }: StockRow): boolean {
  return materieelNummer !== ''
}

/** Its inspection comes near or has passed, or its last one was not passed. */
export function needsInspection({ keuringsWaarschuwing, goedgekeurd }: StockRow): boolean {
  return keuringsWaarschuwing !== null || !goedgekeurd
}

type Place = Pick<StockRow, 'materieelSoort' | 'materieelNummer'>

/** The parts of an address that name a piece or a counted item. */
export function addressOf({ materieelSoort, materieelNummer }: Place): { id: string; number: string } {
  return { id: materieelSoort, number: materieelNummer === '' ? noNumber : materieelNummer }
}

/**
 * The most of a row that may still be put on the removal list: one of a piece, else what is there and not asked away
 * yet, unless the setting lets people ask for more (R-RULE-01). 0 for what is not there. `listed` is on the list already.
 */
export function mostReturnable(row: StockRow, capped: boolean, listed = 0): number {
  if (row.huidig <= 0) return 0
  const present = Math.floor(row.retourAantal)
  const most = isPiece(row) ? Math.min(1, present) : capped ? present : quantityBounds.max
  return Math.max(0, most - listed)
}

/** What choosing a row proposes: all that is there and not on the list yet. */
export function proposedReturn(row: StockRow, listed = 0): number {
  return Math.max(1, Math.floor(row.retourAantal) - listed)
}
