import type { PlantItem } from '@portal/contract/stock.ts'
import { quantityBounds } from '@portal/domain/constants.ts'

export type StockRow = PlantItem

/** What stands for no piece number in an address. */
export const noNumber = '-'

export function stockKey({ type, materieelSoort, materieelNummer, saleType }: StockRow): string {
  return [type, materieelSoort, materieelNummer, saleType].join(' ')
}

type Place = Pick<StockRow, 'materieelSoort' | 'materieelNummer'>

/** The parts of an address that name a piece or a counted item. */
export function addressOf({ materieelSoort, materieelNummer }: Place): { id: string; number: string } {
  return { id: materieelSoort, number: materieelNummer === '' ? noNumber : materieelNummer }
}

/**
 * The most of a row that may be put on the removal list: one of a piece, else what is there and not asked away yet,
 * unless the setting lets people ask for more (R-RULE-01). 0 for what is not there.
 */
export function mostReturnable(row: StockRow, capped: boolean): number {
  if (row.huidig <= 0) return 0
  const present = Math.floor(row.retourAantal)
  if (row.materieelNummer !== '') return Math.min(1, present)
  return capped ? present : quantityBounds.max
}

/** What choosing a row proposes: all that is there. */
export function proposedReturn(row: StockRow): number {
  return Math.max(1, Math.floor(row.retourAantal))
}
