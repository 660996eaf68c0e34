/** Where to go after logging in: a path of this portal only, never another site. */
export interface ReturnSearch extends Record<string, unknown> {
  readonly terug?: string
}

export function returnSearch(search: Record<string, unknown>): ReturnSearch {
  const { terug } = search
  return typeof terug === 'string' && /^\/(?![/\\])/.test(terug) ? { terug } : {}
}

/** The account of which place a form for name and password takes; the portal's own when it is left out. */
export interface LoginSearch extends ReturnSearch {
  readonly methode?: 'netwerk'
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return { ...returnSearch(search), ...(search.methode === 'netwerk' ? { methode: 'netwerk' } : {}) }
}

/** What an identity server adds to the address when it sends somebody back (RFC 6749). */
export interface LoginMethodSearch extends ReturnSearch {
  readonly state?: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
}

export function loginMethodSearch(search: Record<string, unknown>): LoginMethodSearch {
  const returned = ['state', 'code', 'iss', 'error'].flatMap((name) =>
    typeof search[name] === 'string' ? [[name, search[name]] as const] : [],
  )
  return { ...returnSearch(search), ...Object.fromEntries(returned) }
}
