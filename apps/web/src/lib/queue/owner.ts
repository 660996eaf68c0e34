import { isOf, type Sender } from '@portal/domain/queue/next-work.ts'
import { isOpen, type Work } from '@portal/domain/queue/work.ts'
import { keeperNow } from '../keeper.ts'
import { sessionStore } from '../session.ts'
import { worksStore } from './work-store.ts'

/** The tenant that a token is for. */
function tenantOf(token: string): string {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof payload === 'object' && payload !== null && 'aud' in payload ? String(payload.aud) : ''
  } catch {
    return ''
  }
}

/** Whose work is kept and sent now; null for visitors, and for who looks along or at a preview. */
export function senderNow(): Sender | null {
  const owner = keeperNow()
  const { token } = sessionStore.get()
  return owner === null || token === null ? null : { owner, tenant: tenantOf(token) }
}

/** What is kept of the person who is logged in. */
export function ownWorks(works: readonly Work[] = worksStore.get()): readonly Work[] {
  const sender = senderNow()
  return sender === null ? [] : works.filter((work) => isOf(work, sender))
}

export function hasOpenWork(): boolean {
  return ownWorks().some(isOpen)
}
