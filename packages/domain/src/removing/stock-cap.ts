import type { Refusal } from '../refusal.ts'

/** A line of a removal list: a piece by its number, or a quantity of something that is only counted. */
export interface LeavingLine {
  readonly kind: string
  readonly no: string
  readonly plantNo: string
  readonly quantity: number
}

/** A row of what stands at a location; `taken` of it is promised to other removals. */
export interface StandingStock {
  readonly kind: string
  readonly no: string
  readonly plantNo: string
  readonly quantity: number
  readonly taken: number
}

type Thing = Pick<LeavingLine, 'kind' | 'no' | 'plantNo'>

const thingKey = ({ kind, no, plantNo }: Thing): string => [kind, no, plantNo].join('|')

/** How much of each thing is free to go, over all rows of it: one a price type. */
function freeStock(stock: readonly StandingStock[]): ReadonlyMap<string, number> {
  const free = new Map<string, number>()
  for (const row of stock) free.set(thingKey(row), (free.get(thingKey(row)) ?? 0) + row.quantity - row.taken)
  return free
}

/**
 * The lines that ask for more than is free at the location, in the order of the list; lines of one thing count together
 * (R-RULE-01). `params` name the item, what was asked and what there is.
 */
export function refuseOverStock(
  lines: readonly LeavingLine[],
  stock: readonly StandingStock[],
): readonly Refusal<'afvoeren.meer_dan_voorraad'>[] {
  const things = Map.groupBy(lines, thingKey)
  const free = freeStock(stock)
  return [...things].flatMap(([key, same]) => {
    const [first] = same
    const asked = same.reduce((sum, line) => sum + line.quantity, 0)
    if (first === undefined) return []
    const amount = Math.max(0, free.get(key) ?? 0)
    if (asked <= amount) return []
    return [{ code: 'afvoeren.meer_dan_voorraad', params: { item: first.plantNo || first.no, asked, amount } }]
  })
}
