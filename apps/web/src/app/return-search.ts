/** Where to go after logging in: a path of this portal only, never another site. */
export interface ReturnSearch extends Record<string, unknown> {
  readonly terug?: string
}

export function returnSearch(search: Record<string, unknown>): ReturnSearch {
  const { terug } = search
  return typeof terug === 'string' && /^\/(?![/\\])/.test(terug) ? { terug } : {}
}
