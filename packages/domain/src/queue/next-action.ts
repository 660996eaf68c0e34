import { handOverOf, isAsked, isOpen, type QueuedAction, waitingLine } from './queued-action.ts'

export interface Sender {
  readonly owner: string
  readonly tenant: string
}

/** The portal remembers a key for 14 days; after that a second send could be a second change. */
const safeDays = 13
const dayMs = 86_400_000

export function isOf(queued: QueuedAction, { owner, tenant }: Sender): boolean {
  return queued.owner === owner && queued.tenant === tenant
}

/** The action that must be done before this one can be sent. */
function before({ action }: QueuedAction): string | null {
  if (action.kind === 'change') return waitingLine(action.line)?.key ?? null
  return action.kind === 'feedbackFile' && 'key' in action.of ? action.of.key : null
}

/** Whether it cannot go before the person decided about what it belongs to: a hand-over goes in its order. */
export function isHeld(queued: QueuedAction, queue: readonly QueuedAction[]): boolean {
  const handOver = handOverOf(queued.action)
  if (handOver !== null)
    return queue.some((one) => one.seq < queued.seq && isAsked(one) && handOverOf(one.action) === handOver)
  const of = before(queued)
  const parent = of === null ? undefined : queue.find(({ key }) => key === of)
  return parent !== undefined && parent.state !== 'done'
}

/** What this person sends next: the first that waits, whatever of theirs it follows. */
export function nextAction(queue: readonly QueuedAction[], sender: Sender): QueuedAction | null {
  const own = queue.filter((queued) => isOf(queued, sender))
  return own.find((queued) => isOpen(queued) && !isHeld(queued, own)) ?? null
}

/** Whether nobody knows any more if the server has it. */
export function isTooOld({ sentAt }: Pick<QueuedAction, 'sentAt'>, now: number): boolean {
  return sentAt !== null && now - sentAt > safeDays * dayMs
}

const mostDone = 50
const doneDays = 7

/**
 * What goes from here with an action that is left out: the files of feedback, and all that follows in its hand-over where
 * the portal does not take that. A picture or a signature that is left out goes alone.
 */
export function goesAlong({ key, seq, action }: QueuedAction, queue: readonly QueuedAction[]): readonly QueuedAction[] {
  if (action.kind === 'keepHandOver')
    return queue.filter((one) => one.seq > seq && handOverOf(one.action) === handOverOf(action))
  return queue.filter((one) => one.action.kind === 'feedbackFile' && before(one) === key)
}

/** What was sent is shown for a week, the last fifty; feedback for as long as a file of it is to come. */
export function actionsToForget(queue: readonly QueuedAction[], now: number): readonly QueuedAction[] {
  const needed = new Set(queue.filter(({ state }) => state !== 'done').map(before))
  const done = queue
    .filter(({ state, key }) => state === 'done' && !needed.has(key))
    .toSorted((one, other) => other.seq - one.seq)
  return done.filter(({ outcome }, at) => at >= mostDone || now - (outcome?.at ?? 0) > doneDays * dayMs)
}
