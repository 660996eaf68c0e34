import { goesAlong, isOf, type Sender } from '@portal/domain/queue/next-action.ts'
import { isAsked, isOpen, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { changeQueue } from './queue-storage.ts'

/** It was sent so long ago that a second send might be a second change. */
export const tooOld = 'queue.tooOld'

/** Forgets all of one person's. */
export async function wipeQueue(sender: Sender): Promise<void> {
  await changeQueue((queue) => ({ drop: queue.filter((queued) => isOf(queued, sender)), result: null }))
}

/** Takes an action out of the queue, with what is nothing without it. */
export async function dropQueued({ key }: Pick<QueuedAction, 'key'>): Promise<void> {
  await changeQueue((queue) => ({
    drop: queue.filter((queued) => queued.key === key).flatMap((queued) => [queued, ...goesAlong(queued, queue)]),
    result: null,
  }))
}

/** Takes what was never sent, or was refused, out of the queue. @returns whether it is out */
export function dropUnsent(key: string): Promise<boolean> {
  return changeQueue((queue) => {
    const drop = queue.filter(
      (queued) => queued.key === key && (isAsked(queued) || (isOpen(queued) && queued.sentAt === null)),
    )
    return { drop, result: drop.length > 0 }
  })
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
