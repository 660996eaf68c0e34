import { hasFileRoom } from '@portal/domain/queue/file-room.ts'
import { isSignedHere, keepAction } from '@portal/domain/queue/keep-action.ts'
import { actionsToForget, isOf, type Sender } from '@portal/domain/queue/next-action.ts'
import { handOverOf, type QueuedAction, type UserAction } from '@portal/domain/queue/queued-action.ts'
import { FilesFullError } from './kept-error.ts'
import { changeQueue } from './queue-storage.ts'

export interface NewAction {
  readonly key: string
  /** The action that goes as this one comes. */
  readonly replaces?: string
  readonly action: UserAction
  readonly location: string
  /** What its file holds. */
  readonly content?: Blob
  /** How it was sent, once it was. */
  readonly begun: { readonly at: number; readonly wire: NonNullable<QueuedAction['wire']> } | null
}

function queuedOf(sender: Sender, seq: number, { key, action, location, begun }: NewAction): QueuedAction {
  const now = Date.now()
  const sent =
    begun === null
      ? { wire: null, sentAt: null, lostAt: null, tries: 0 }
      : { wire: begun.wire, sentAt: begun.at, lostAt: now, tries: 1 }
  return { key, seq, at: now, ...sender, location, action, state: 'waiting', ...sent, outcome: null }
}

/**
 * Keeps something until it can be sent, with what goes after it: all of it or nothing. A key that waits already is the same
 * action once more.
 * @throws FilesFullError where its files would be too much for this browser
 */
export async function keepInQueue(sender: Sender, queued: NewAction, after: readonly NewAction[] = []): Promise<void> {
  const files = [queued, ...after].flatMap(({ key, content }) => (content === undefined ? [] : [{ key, content }]))
  const bytes = files.reduce((sum, { content }) => sum + content.size, 0)
  await changeQueue((queue) => {
    const own = queue.filter((one) => isOf(one, sender))
    const drop = actionsToForget(own, Date.now())
    if (queue.some(({ key }) => key === queued.key)) return { drop, result: null }
    // Filled in before the signature, it lost its answer after that: what was signed has it.
    if (queued.action.kind === 'keepHandOver' && isSignedHere(own, handOverOf(queued.action) ?? ''))
      return { drop, result: null }
    const seq = Math.max(0, ...queue.map((one) => one.seq)) + 1
    if (bytes > 0 && !hasFileRoom(queue, bytes)) throw new FilesFullError(null)
    // What the server may have is an action of its own, whatever waits.
    const { changed, added } =
      queued.begun === null ? keepAction(own, queued.action) : { changed: new Map(), added: queued.action }
    const put = own.flatMap((one) => {
      const action: UserAction | null | undefined = changed.get(one.key)
      return action == null ? [] : [{ ...one, action }]
    })
    const gone = own.filter(({ key }) => key === queued.replaces || changed.get(key) === null)
    const made = added === null ? [] : [queuedOf(sender, seq, { ...queued, action: added })]
    const behind = after.map((one, at) => queuedOf(sender, seq + 1 + at, one))
    return { put: [...put, ...made, ...behind], drop: [...drop, ...gone], files, result: null }
  })
}
