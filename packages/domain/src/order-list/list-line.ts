import type { ItemKind } from '../states/enums.ts'

export interface ItemName {
  readonly type: ItemKind
  readonly materieelSoort: string
}

/** The set that a line was ordered with, and how many of it the list has; empty and 0 for a line by itself. */
export interface SetOfLine {
  readonly setNummer: string
  readonly setAantal: number
}

export interface ListLine extends ItemName, SetOfLine {
  readonly id: string
  readonly parentId: string | null
  readonly aantal: number
}

export interface IncludedItem extends ItemName {
  readonly aantalPerStuk: number
  readonly optioneel: boolean
}

/** Lines that belong to no set. */
export const noSet: SetOfLine = { setNummer: '', setAantal: 0 }

export function nameOf({ type, materieelSoort }: ItemName): ItemName {
  return { type, materieelSoort }
}

/** A line without what is only shown of it. */
export function lineOf({ id, parentId, type, materieelSoort, aantal, setNummer, setAantal }: ListLine): ListLine {
  return { id, parentId, type, materieelSoort, aantal, setNummer, setAantal }
}

export function isSameItem(one: ItemName, other: ItemName): boolean {
  return one.type === other.type && one.materieelSoort === other.materieelSoort
}
