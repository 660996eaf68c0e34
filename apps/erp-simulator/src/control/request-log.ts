/** One request of the protocol port; the account is not kept. */
export interface LoggedRequest {
  /** Real time, ISO. */
  readonly at: string
  readonly method: string
  /** Path and query as they came. */
  readonly url: string
  /** Status of the answer, 0 when the connection was cut. */
  readonly status: number
  readonly ms: number
}

/** What was asked of the back office, newest last. */
export interface RequestLog {
  add(request: LoggedRequest): void
  list(): readonly LoggedRequest[]
}

const longest = 2000

export function createRequestLog(): RequestLog {
  const kept: LoggedRequest[] = []
  return {
    add: (request) => {
      kept.push(request)
      if (kept.length > longest) kept.splice(0, kept.length - longest)
    },
    list: () => kept,
  }
}
