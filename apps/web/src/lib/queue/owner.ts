import { isOf, type Sender } from '@portal/domain/queue/next-action.ts'
import { isOpen, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { keeperNow } from '../keeper.ts'
import { sessionStore } from '../session.ts'
import { queuedStore } from './queue-storage.ts'

/** The tenant that a token is for. */
function tenantOf(token: string): string {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof payload === 'object' && payload !== null && 'aud' in payload ? String(payload.aud) : ''
  } catch {
    return ''
  }
}

/** Whose actions are kept and sent now; null for visitors, and for who looks along or at a preview. */
export function senderNow(): Sender | null {
  const owner = keeperNow()
  const { token } = sessionStore.get()
  return owner === null || token === null ? null : { owner, tenant: tenantOf(token) }
}

/** What is kept of the person who is logged in. */
export function ownQueue(queue: readonly QueuedAction[] = queuedStore.get()): readonly QueuedAction[] {
  const sender = senderNow()
  return sender === null ? [] : queue.filter((queued) => isOf(queued, sender))
}

export function hasOpenActions(): boolean {
  return ownQueue().some(isOpen)
}
