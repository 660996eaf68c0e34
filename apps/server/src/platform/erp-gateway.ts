import type { Db } from './db/database.ts'

/** One intended write to the back office, stored in the transaction of the action that wants it. */
export interface ErpWrite {
  readonly kind: string
  /** Writes with the same key reach the back office in the order in which they were stored. */
  readonly aggregateKey: string
  /** Our own id of the write; the back office refuses a second one with the same id. */
  readonly externalId: string
  readonly payload: unknown
  readonly createdBy: string
}

/** What became of a write; `pending` when it is still on its way. */
export type ErpOutcome =
  | { readonly state: 'confirmed'; readonly erpNo: string | null }
  | { readonly state: 'rejected' | 'parked'; readonly reason: string }
  | { readonly state: 'pending' }

export interface ErpImage {
  readonly mimeType: string
  readonly content: Uint8Array
}

/** The back office of one tenant in the portal's words. The connector (erp/) implements it. */
export interface ErpGateway {
  /** Milliseconds of one round trip; throws when the back office does not answer. */
  ping(): Promise<number>
  /** A picture by what it belongs to; null when the back office has none. */
  getImage(parentType: string, parentNo: string, lineNo: number): Promise<ErpImage | null>
  enqueue(tx: Db, write: ErpWrite): Promise<void>
  /** Sends what waits now instead of at the next poll; call it after the commit. */
  wakeOutbox(): void
  /** Resolves with the outcome, or with `pending` after `timeoutMs`. */
  waitForOutcome(externalId: string, timeoutMs: number): Promise<ErpOutcome>
  /** Reads one user with locations anew; false when the back office does not know the user. */
  refreshUser(erpUserName: string): Promise<boolean>
  close(): Promise<void>
}
