import type { DrawingName } from '../drawings/drawings.ts'
import type { Texts } from '../translate.ts'

/** One advice shown beside an item, with the family it points to when it names another item. */
export interface Tip {
  readonly text: string
  readonly other?: string
}

/**
 * A family of equipment types that differ by size and variant: every row times every variant is one type.
 * `columns` names what the numbers of a row are: `day` (rent a day, EUR), `sale` (price, EUR), a label of the technical
 * data, or a word used only in the name.
 */
export interface Family {
  readonly key: string
  readonly category: string
  readonly name: Texts
  readonly drawing: DrawingName
  readonly columns: string
  readonly rows: readonly (readonly (number | string)[])[]
  /** Keys of the variant vocabulary; '' is the plain one. Two joined with + are both said. */
  readonly variants?: readonly string[]
  /** Options and yes/no facts that hold for the whole family; a variant may overrule one. */
  readonly facts?: Readonly<Record<string, string | boolean>>
  readonly price?: 'sale' | 'buyBack'
  readonly unit?: string
  readonly bulk?: true
  readonly multiple?: number
  readonly recommended?: number
  readonly synonyms?: readonly string[]
  /** `family`, `family*2` for a quantity, `?family` when it may be left out. */
  readonly includes?: readonly string[]
  readonly tips?: readonly Tip[]
}
