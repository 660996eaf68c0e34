import type { AnyCall } from '@portal/contract/define.ts'
import { keepAction } from '@portal/domain/queue/keep-action.ts'
import { actionsToForget, isOf, type Sender } from '@portal/domain/queue/next-action.ts'
import { isOpen, type QueuedAction, type UserAction } from '@portal/domain/queue/queued-action.ts'
import { ConnectionError } from '../call-error.ts'
import { actionOf } from './action-of-call.ts'
import { KeptError, NotKeptError } from './kept-error.ts'
import { senderNow } from './owner.ts'
import { changeQueue } from './queue-storage.ts'

/** It was sent so long ago that a second send might be a second change. */
export const tooOld = 'queue.tooOld'

interface NewAction {
  readonly key: string
  /** The action that goes as this one comes. */
  readonly replaces?: string
  readonly action: UserAction
  readonly location: string
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

/** Keeps something until it can be sent. A key that waits already is the same action once more. */
export async function keepInQueue(sender: Sender, queued: NewAction): Promise<void> {
  await changeQueue((queue) => {
    const own = queue.filter((one) => isOf(one, sender))
    const drop = actionsToForget(own, Date.now())
    if (queue.some(({ key }) => key === queued.key)) return { drop, result: null }
    const seq = Math.max(0, ...queue.map((one) => one.seq)) + 1
    // What the server may have is an action of its own, whatever waits.
    const { changed, added } =
      queued.begun === null ? keepAction(own, queued.action) : { changed: new Map(), added: queued.action }
    const put = own.flatMap((one) => {
      const action: UserAction | null | undefined = changed.get(one.key)
      return action == null ? [] : [{ ...one, action }]
    })
    const gone = own.filter(({ key }) => key === queued.replaces || changed.get(key) === null)
    const made = added === null ? [] : [queuedOf(sender, seq, { ...queued, action: added })]
    return { put: [...put, ...made], drop: [...drop, ...gone], result: null }
  })
}

interface Keeping {
  readonly key: string
  /** When it was sent and nobody answered, so that the server may have it; null when it was not. */
  readonly begun: number | null
  /** The location that is chosen. */
  readonly locationNo: string
}

/** @throws KeptError, or what stood in the way of keeping it */
export async function keepCall(target: AnyCall, input: unknown, { key, begun, locationNo }: Keeping): Promise<never> {
  const sender = senderNow()
  const action = actionOf(target, input)
  if (sender === null || action === null) throw new ConnectionError(null)
  // Where a call names no location, it is about the one that is chosen.
  const { materieellocatie = locationNo } = Object(input) as { readonly materieellocatie?: string }
  // The input of a call is an object.
  const wire = { path: target.path, input: input as Readonly<Record<string, unknown>> }
  try {
    await keepInQueue(sender, {
      key,
      action,
      location: materieellocatie,
      begun: begun === null ? null : { at: begun, wire },
    })
  } catch (cause) {
    throw new NotKeptError(cause)
  }
  throw new KeptError(null)
}

/** Forgets all of one person's. */
export async function wipeQueue(sender: Sender): Promise<void> {
  await changeQueue((queue) => ({ drop: queue.filter((queued) => isOf(queued, sender)), result: null }))
}

/** Takes an action out of the queue. */
export async function dropQueued({ key }: QueuedAction): Promise<void> {
  await changeQueue((queue) => ({
    drop: queue.filter((queued) => queued.key === key),
    result: null,
  }))
}

/** Sends an action that was refused once more: nothing of it was done, so its key serves again. */
export async function retryQueued({ key }: QueuedAction): Promise<void> {
  await changeQueue((queue) => ({
    put: queue
      .filter((queued) => queued.key === key && !isOpen(queued))
      .map((queued) => ({
        ...queued,
        state: 'waiting' as const,
        outcome: null,
        tries: 0,
        // The person looked: whatever was sent long ago did not arrive.
        ...(queued.outcome?.code === tooOld && { sentAt: null }),
      })),
    result: null,
  }))
}
