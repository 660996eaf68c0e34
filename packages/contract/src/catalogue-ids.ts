export interface OfItem {
  readonly materieelSoort: string
}

/** What of the catalogue something shows, as a synchronisation names what it changed. */
export const catalogueIds = {
  /** The item itself, with its prices and technical data. */
  item: (no: string) => `item ${no}`,
  /** What stands on its page beside it: what is delivered with it, and tips. */
  around: (no: string) => `around ${no.toUpperCase()}`,
  /** Which items a category holds. */
  category: (id: string) => `category ${id}`,
  /** Number, category and picture of whichever item. */
  list: 'list',
  /** The categories themselves. */
  categories: 'categories',
  search: 'search',
}

/** The ids of items that an answer shows. */
export const itemIds = (items: readonly OfItem[]): readonly string[] =>
  items.map(({ materieelSoort }) => catalogueIds.item(materieelSoort))
