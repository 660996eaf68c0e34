/** How hard one tenant's back office may be used; what the tenant does not set comes from here. */
export interface ErpLimits {
  readonly connectMs: number
  readonly readMs: number
  readonly writeMs: number
  /** For a read that a person waits for. */
  readonly interactiveMs: number
  /** Requests at once, and how many of them background jobs may hold. */
  readonly places: number
  readonly syncPlaces: number
  readonly requestsPerMinute: number
  readonly failuresToOpenBreaker: number
  readonly breakerPauseMs: number
  /** Nothing is sent for so long after the account was refused: a storm of refusals would lock it. */
  readonly authPauseMs: number
  /** The pause doubles with every further refusal, up to this. */
  readonly longestAuthPauseMs: number
  /** Least time between two questions that an operator has asked past every pause. */
  readonly tryNowPauseMs: number
  readonly readAttempts: number
  /** First wait before a read is repeated; it grows fourfold, with full jitter. */
  readonly retryBaseMs: number
}

export const defaultLimits: ErpLimits = {
  connectMs: 5000,
  readMs: 60_000,
  writeMs: 120_000,
  interactiveMs: 20_000,
  places: 3,
  syncPlaces: 2,
  requestsPerMinute: 300,
  failuresToOpenBreaker: 5,
  breakerPauseMs: 15_000,
  authPauseMs: 60_000,
  longestAuthPauseMs: 1_800_000,
  tryNowPauseMs: 2000,
  readAttempts: 4,
  retryBaseMs: 500,
}

/** The limits of a tenant: what its back office bears, and what is set beside. */
export function limitsOf(set: {
  readonly backOffice: { readonly requestsPerMinute: number | null }
  readonly limits?: Partial<ErpLimits> | undefined
}): ErpLimits {
  const { requestsPerMinute } = set.backOffice
  return { ...defaultLimits, ...(requestsPerMinute === null ? {} : { requestsPerMinute }), ...set.limits }
}
