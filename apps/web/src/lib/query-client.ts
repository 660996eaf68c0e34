import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import { CallError, ConnectionError } from './call-error.ts'

const retriesWithoutConnection = 2

/** A refusal stays a refusal; only a missing connection and an overloaded server are worth another try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof CallError && error.status !== 503) return false
  // The browser knows that there is no network: waiting only keeps the screen empty. Everything is read again afterwards.
  if (error instanceof ConnectionError && !navigator.onLine) return false
  return failures < retriesWithoutConnection
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: isWorthRetrying, refetchOnWindowFocus: true },
    // A command that waits for a connection without the person knowing is a lie: it fails and says so.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Marks answers as old, so that open screens read them again. A first answer that is on its way was asked for before they
 * became old: who waits for it gets it, and then the one after.
 */
export async function readAgain(filters: InvalidateQueryFilters = {}): Promise<void> {
  const waiting = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  const first = waiting.filter(({ state }) => state.data === undefined)
  await Promise.allSettled([queryClient.invalidateQueries(filters), ...first.map(({ promise }) => promise)])
  if (first.length > 0) await queryClient.invalidateQueries({ predicate: (query) => first.includes(query) })
}
