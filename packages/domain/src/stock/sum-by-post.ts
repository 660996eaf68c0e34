interface PostRow {
  readonly bewakingspost: string
  readonly huidig: number
  readonly saleType: string
  readonly toonPrijs: boolean
  readonly huurPrijsWeek: number
}

export interface PostStock {
  /** Empty for what is on none. */
  readonly post: string
  readonly rows: number
  /** Euros of rent in a week at the prices of the list, an estimate; null where no price of it may be shown. */
  readonly rentPerWeek: number | null
}

const isPriced = ({ saleType, toonPrijs }: PostRow): boolean => toonPrijs && saleType === 'Verhuur'

/** What stands on each cost-control post, the dearest first; what is sold costs no rent (decision: invoices). */
export function sumStockByPost(rows: readonly PostRow[]): readonly PostStock[] {
  const posts = [...Map.groupBy(rows, ({ bewakingspost }) => bewakingspost)].map(([post, own]): PostStock => {
    const cents = own.filter(isPriced).map((row) => Math.round(row.huidig * row.huurPrijsWeek * 100))
    const rentPerWeek = own.some(({ toonPrijs }) => toonPrijs) ? cents.reduce((sum, one) => sum + one, 0) / 100 : null
    return { post, rows: own.length, rentPerWeek }
  })
  return posts.toSorted((a, b) => (b.rentPerWeek ?? 0) - (a.rentPerWeek ?? 0) || (a.post < b.post ? -1 : 1))
}
