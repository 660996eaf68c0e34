import type { PreparedLine } from '@portal/domain/ordering/prepared-request.ts'

/** The list that a request is about, as it was read last. */
export interface FinishList {
  readonly lines: readonly PreparedLine[]
  /** What names the list in the address. */
  readonly search: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970, by the clock of this device. */
  readonly readAt: number
  readonly reload: () => Promise<{ readonly isError: boolean }>
}

/** A request without a list. */
export const noList: FinishList = {
  lines: [],
  search: {},
  readAt: Number.POSITIVE_INFINITY,
  reload: async () => ({ isError: false }),
}
