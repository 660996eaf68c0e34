import { isOpen, type Work, waitingLine } from './work.ts'

export interface Sender {
  readonly owner: string
  readonly tenant: string
}

/** The portal remembers a key for 14 days; after that a second send could be a second change. */
const safeDays = 13
const dayMs = 86_400_000

export function isOf(work: Work, { owner, tenant }: Sender): boolean {
  return work.owner === owner && work.tenant === tenant
}

/** The work that must be done before this one can be sent. */
function before({ deed }: Work): string | null {
  if (deed.kind === 'change') return waitingLine(deed.line)?.key ?? null
  return null
}

/** Whether it cannot go before the person decided about what it belongs to. */
export function isHeld(work: Work, works: readonly Work[]): boolean {
  const of = before(work)
  const parent = of === null ? undefined : works.find(({ key }) => key === of)
  return parent !== undefined && parent.state !== 'done'
}

/** What this person sends next: the first that waits, whatever of theirs it follows. */
export function nextWork(works: readonly Work[], sender: Sender): Work | null {
  const own = works.filter((work) => isOf(work, sender))
  return own.find((work) => isOpen(work) && !isHeld(work, own)) ?? null
}

/** Whether nobody knows any more if the server has it. */
export function isTooOld({ sentAt }: Pick<Work, 'sentAt'>, now: number): boolean {
  return sentAt !== null && now - sentAt > safeDays * dayMs
}

const mostDone = 50
const doneDays = 7

/** What was sent is shown for a week, the last fifty. */
export function worksToForget(works: readonly Work[], now: number): readonly Work[] {
  const done = works.filter(({ state }) => state === 'done').toSorted((one, other) => other.seq - one.seq)
  return done.filter(({ outcome }, at) => at >= mostDone || now - (outcome?.at ?? 0) > doneDays * dayMs)
}
