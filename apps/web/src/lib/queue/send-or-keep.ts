import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { callNow } from '../call.ts'
import type { CallOptions } from '../call-options.ts'
import { onlineStore } from '../connectivity.ts'
import { namesWaitingLine } from './action-of-call.ts'
import { keepCall } from './keep-call.ts'
import { hasOpenActions, senderNow } from './owner.ts'
import { sendWhenDue } from './send-queue.ts'
import { isUnreachable } from './unreachable.ts'

/** How long somebody waits for what may be done later as well, where a bar of signal promises more than it holds. */
const patienceMs = 15_000

/** Where something of this person waits already, what follows comes after it; and nobody waits for an answer that cannot come. */
export function mustKeep(): boolean {
  return senderNow() !== null && (!navigator.onLine || !onlineStore.get() || hasOpenActions())
}

async function keep(target: AnyCall, input: unknown, how: Parameters<typeof keepCall>[2]): Promise<never> {
  try {
    return await keepCall(target, input, how)
  } finally {
    sendWhenDue()
  }
}

/** Sends it, or keeps it until it can be sent; `locationNo` is the location that is chosen. */
export async function sendOrKeep<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  { locationNo, ...options }: CallOptions & { readonly locationNo: string },
): Promise<CallAnswer<C>> {
  const { idempotencyKey: key = crypto.randomUUID(), signal = AbortSignal.timeout(patienceMs), files = [] } = options
  if (mustKeep() || (senderNow() !== null && namesWaitingLine(input)))
    return keep(target, input, { key, begun: null, locationNo, files })
  const begun = navigator.onLine ? Date.now() : null
  try {
    return await callNow(target, input, { ...options, idempotencyKey: key, signal })
  } catch (error) {
    if (!isUnreachable(error) || senderNow() === null) throw error
    return keep(target, input, { key, begun, locationNo, files })
  }
}
