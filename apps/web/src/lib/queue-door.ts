import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { HandOverWords } from '@portal/domain/hand-overs/hand-over.ts'
import type { HandOverOnDevice } from '@portal/domain/queue/queued-action.ts'
import type { ComponentType } from 'react'
import type { CallOptions, FileToSend } from './call-options.ts'
import { createStore } from './store.ts'

/** A picture of a hand-over that is kept. */
export interface NewPicture {
  readonly handOver: HandOverOnDevice
  readonly location: string
  readonly foto: string
  /** What it shows, in words. */
  readonly name: string
  readonly file: File
  /** When it was sent and nobody answered, so that the portal may have it; null when it was not. */
  readonly begun: number | null
  /** What is filled in by then, which names it. */
  readonly said: () => { readonly words: HandOverWords; readonly bewaard: string }
}

/** What a page needs of the queue of what waits for a connection; its code comes after the first page. */
interface Queue {
  /** True where something of this person waits already, or nobody would be reached. */
  mustKeep(): boolean
  /** True where something of this person has not been sent, or the browser knows of no network. */
  isWaiting(): boolean
  /**
   * Sends what may wait, after all that waits already.
   * @throws ConnectionError that says whether it is kept for later
   */
  send<C extends AnyCall>(target: C, input: CallInput<C>, options: CallOptions): Promise<CallAnswer<C>>
  /**
   * Keeps what the portal failed on, to be tried again under the same key.
   * @throws ConnectionError as `send` does
   */
  keep<C extends AnyCall>(target: C, input: CallInput<C>, options: CallOptions): Promise<never>
  /**
   * Keeps a file of feedback that nobody answered for, to be sent under the same key.
   * @throws ConnectionError as `send` does
   */
  keepFile(klachtId: string, file: FileToSend): Promise<never>
  /**
   * Keeps a picture of a hand-over with the words that name it: both or neither.
   * @throws ConnectionError that says what stood in the way of keeping it
   */
  keepPicture(picture: NewPicture): Promise<void>
  /** Takes out what waits under a key; false where the server may have it. */
  drop(key: string): Promise<boolean>
  /** Asks the person who logs out while something waits; true when it did. */
  asksBeforeLogout(): boolean
  /** Forgets everything of the person who is logged in. */
  wipe(): Promise<void>
}

/** Null until it is loaded, and where the browser cannot keep anything. */
export const queueStore = createStore<Queue | null>(null)

/** Says in the frame what waits; null while nothing does. */
export const waitingBarStore = createStore<ComponentType | null>(null)
