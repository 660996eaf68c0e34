/** Search params of the order wizard: the list that is ordered; without it the first list of the location. */
export interface OrderSearch extends Record<string, unknown> {
  readonly lijst?: string
}

export function orderSearch(search: Record<string, unknown>): OrderSearch {
  const { lijst } = search
  return typeof lijst === 'string' && /^[\da-f-]{36}$/i.test(lijst) ? { lijst } : {}
}
