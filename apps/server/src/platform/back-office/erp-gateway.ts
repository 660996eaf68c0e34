import type { Readable } from 'node:stream'
import type { Db } from '../db/database.ts'
import type { Committing } from '../db/transact.ts'
import type { ErpStockHistory, ErpStockRow, HistoryQuestion } from './erp-stock.ts'
import type { ErpWriteKind, ErpWritePayload } from './erp-writes.ts'
import type { ServiceCheck } from './service-check.ts'

interface Intended<K extends ErpWriteKind> {
  readonly kind: K
  /** Our own id of the write; the back office refuses a second one with the same id. */
  readonly externalId: string
  readonly payload: ErpWritePayload<K>
  readonly createdBy: string
}

/** One intended write to the back office, stored in the transaction of the action that wants it. */
export type ErpWrite = { readonly [K in ErpWriteKind]: Intended<K> }[ErpWriteKind]

/** The fields of a write that an operator may correct, whatever they are called in its payload. */
export const correctableFields = ['reference', 'remark', 'contact', 'phone'] as const
export type Corrections = Readonly<Partial<Record<(typeof correctableFields)[number], string>>>

/** What an operator does with a write that waits for one. */
export type OperatorDecision =
  | { readonly to: 'pending'; readonly corrections: Corrections }
  | { readonly to: 'cancelled'; readonly reason: string }
  | { readonly to: 'confirmed'; readonly erpNo: string }

/** What became of a write; `pending` when it is still on its way. */
export type ErpOutcome =
  | { readonly state: 'confirmed'; readonly erpNo: string | null }
  | { readonly state: 'rejected' | 'parked'; readonly reason: string }
  | { readonly state: 'pending' }

/** A list of the builder's own books; each below what was chosen in the one before. */
export type BookingLevel =
  | { readonly of: 'branches' }
  | { readonly of: 'companies'; readonly branchNo: string }
  | { readonly of: 'projects'; readonly companyNo: string }
  | { readonly of: 'posts'; readonly projectNo: string }

export interface BookingChoice {
  readonly no: string
  readonly name: string
}

export interface ErpImage {
  readonly mimeType: string
  readonly content: Uint8Array
}

export interface ErpDocument {
  readonly fileName: string
  /** As the back office says; the content is not looked at. */
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

export interface UserRefresh {
  /** False when the back office does not know the user. */
  readonly isKnown: boolean
  /** Locations that were found changed. Others have them too, and no later reading finds them changed once more. */
  readonly changedLocations: readonly string[]
}

/** What goes to the back office by way of the portal's own database: all that a command's transaction has of it. */
export interface ErpOutbox {
  /**
   * @param hold milliseconds before its first try, within which `withdrawWrite` can take it out again
   * @throws ZodError when the payload is not that of its kind
   */
  enqueue(tx: Db, write: ErpWrite, hold?: number): Promise<void>
  /** Takes out a write that no try began yet; false when one did, or there is none. */
  withdrawWrite(tx: Db, externalId: string): Promise<boolean>
  /** Whether `takeBackWrite` would do it now. */
  mayTakeBackWrite(db: Db, externalId: string): Promise<boolean>
  /**
   * Ends a write for who asked for it, while the back office can have nothing of it; it stays in the outbox as cancelled,
   * and is never sent.
   * @returns false when the back office may have it, or there is none
   */
  takeBackWrite(own: Committing, write: { readonly externalId: string; readonly by: string }): Promise<boolean>
  /**
   * Carries out what an operator decided, with its consequences for the record behind the write.
   * @param write.seen the shown state on which the operator decided
   * @returns false when the write is no longer in that state, or may not become this
   */
  decideWrite(
    own: Committing,
    write: { readonly externalId: string; readonly seen: string; readonly by: string },
    decision: OperatorDecision,
  ): Promise<boolean>
  /** False while nothing can be sent: too many failures on the way, or the account was refused. */
  isReachable(): boolean
  /** Sends what waits now instead of at the next poll; call it after the commit. */
  wakeOutbox(): void
}

/**
 * The back office of one tenant in the portal's words. The connector (erp/) implements it. The caller waits for it, and
 * holds no connection to the database meanwhile.
 */
export interface ErpGateway extends ErpOutbox {
  /** Milliseconds of one round trip; throws when the back office does not answer. */
  ping(): Promise<number>
  /** A picture by what it belongs to; null when the back office has none. */
  getImage(parentType: string, parentNo: string, lineNo: number): Promise<ErpImage | null>
  /** A document by its number in the mirror; null when there is none, or it is larger than 25 MB. */
  openDocument(entryNo: number): Promise<ErpDocument | null>
  /** An invoice as it was sent, by its number; null when the back office has none, or it is larger than 25 MB. */
  readInvoice(no: string): Promise<Buffer | null>
  /** Resolves with the outcome, or with `pending` after `timeoutMs`. */
  waitForOutcome(externalId: string, timeoutMs: number): Promise<ErpOutcome>
  /** Reads one user with locations again; who asks while another reading of that user is at work shares the next one. */
  refreshUser(erpUserName: string): Promise<UserRefresh>
  /**
   * Asks the back office at once, past every pause after failures, because somebody wants to know now; once in some
   * seconds, for which who asks sooner waits. Never throws: whether it answers is what `isReachable` says afterwards.
   */
  tryNow(): Promise<void>
  /** Compares the back office's web services with what the portal expects; never throws because of the back office. */
  checkServices(): Promise<readonly ServiceCheck[]>
  /** A location as it is there now, by the columns of the mirror; null when there is none. */
  readLocation(locationNo: string): Promise<Readonly<Record<string, string | boolean | null>> | null>
  /** Whether a location has this number already. @throws PortalError `error.timeout_backoffice` */
  isLocationNoTaken(no: string): Promise<boolean>
  /**
   * What can be chosen in MetaCom; null when what it is below is not there.
   * @throws PortalError `metacom.geen_antwoord`
   */
  listBookingChoices(level: BookingLevel): Promise<readonly BookingChoice[] | null>
  /**
   * Entries of the stock history as they are there now; a few seconds, then it counts as not answering.
   * @throws PortalError `error.timeout_backoffice`
   */
  readStockHistory(question: HistoryQuestion): Promise<ErpStockHistory>
  /** As `readStockHistory`, what stands there. @throws PortalError `error.timeout_backoffice` */
  readStock(locationNo: string): Promise<readonly ErpStockRow[]>
  /**
   * Whether the back office has a write by now, although its answer may still be on the way.
   * @throws PortalError `error.timeout_backoffice`
   */
  hasWrite(externalId: string): Promise<boolean>
  close(): Promise<void>
}
