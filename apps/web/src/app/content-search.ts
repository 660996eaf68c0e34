/** For which place, or under which address, something new is written; the screen looks whether there is such a place. */
export interface ContentSearch extends Record<string, unknown> {
  readonly plaats?: string
  readonly url?: string
}

export function contentSearch({ plaats, url }: Record<string, unknown>): ContentSearch {
  if (typeof plaats === 'string') return { plaats }
  return typeof url === 'string' ? { url } : {}
}
