const amounts = ['totaalBedrag', 'prijsPerStuk', 'bedrag'] as const

/** The row with amounts of 0 where the company shows none (decision: invoices). */
export function hideAmounts<T extends { readonly [A in (typeof amounts)[number]]?: number | null }>(
  row: T,
  visible: boolean,
): T {
  if (visible) return row
  const hidden: Record<string, unknown> = { ...row }
  for (const amount of amounts) if (amount in hidden) hidden[amount] = 0
  // A copy of T in which only its own amounts changed value.
  return hidden as T
}
