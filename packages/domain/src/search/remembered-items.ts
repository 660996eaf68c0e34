/** The pages that the page-leave rule tells apart. */
export type LeavePage = 'itemDetail' | 'search' | 'catalogue' | 'other'

/**
 * The remembered item ids after going from one page to another (R-SCR-SHELL-24, OP-18): leaving item detail, search or
 * catalogue for any page other than item detail clears them.
 */
export function rememberedAfterLeaving(from: LeavePage, to: LeavePage, ids: readonly string[]): readonly string[] {
  return from === 'other' || to === 'itemDetail' ? ids : []
}

/** The items before and after one in the remembered list, for the buttons on item detail. */
export function neighboursOf(
  ids: readonly string[],
  id: string,
): { readonly previous: string | null; readonly next: string | null } {
  const at = ids.indexOf(id)
  if (at < 0) return { previous: null, next: null }
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}
