import type { AnyCall } from '@portal/contract/define.ts'
import { keepDeed } from '@portal/domain/queue/keep-work.ts'
import { isOf, type Sender, worksToForget } from '@portal/domain/queue/next-work.ts'
import { type Deed, isOpen, type Work } from '@portal/domain/queue/work.ts'
import { ConnectionError } from '../call-error.ts'
import { deedOf } from './deeds.ts'
import { KeptError, NotKeptError } from './kept-error.ts'
import { senderNow } from './owner.ts'
import { changeWorks } from './work-store.ts'

/** It was sent so long ago that a second send might be a second change. */
export const tooOld = 'queue.tooOld'

interface NewWork {
  readonly key: string
  /** The work that goes as this one comes. */
  readonly replaces?: string
  readonly deed: Deed
  readonly location: string
  /** How it was sent, once it was. */
  readonly begun: { readonly at: number; readonly wire: NonNullable<Work['wire']> } | null
}

function workOf(sender: Sender, seq: number, { key, deed, location, begun }: NewWork): Work {
  const now = Date.now()
  const sent =
    begun === null
      ? { wire: null, sentAt: null, lostAt: null, tries: 0 }
      : { wire: begun.wire, sentAt: begun.at, lostAt: now, tries: 1 }
  return { key, seq, at: now, ...sender, location, deed, state: 'waiting', ...sent, outcome: null }
}

/** Keeps something until it can be sent. A key that waits already is the same action once more. */
export async function keepWork(sender: Sender, work: NewWork): Promise<void> {
  await changeWorks((works) => {
    const own = works.filter((one) => isOf(one, sender))
    const drop = worksToForget(own, Date.now())
    if (works.some(({ key }) => key === work.key)) return { drop, result: null }
    const seq = Math.max(0, ...works.map((one) => one.seq)) + 1
    // What the server may have is a work of its own, whatever waits.
    const { changed, added } = work.begun === null ? keepDeed(own, work.deed) : { changed: new Map(), added: work.deed }
    const put = own.flatMap((one) => {
      const deed: Deed | null | undefined = changed.get(one.key)
      return deed == null ? [] : [{ ...one, deed }]
    })
    const gone = own.filter(({ key }) => key === work.replaces || changed.get(key) === null)
    const made = added === null ? [] : [workOf(sender, seq, { ...work, deed: added })]
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
  const deed = deedOf(target, input)
  if (sender === null || deed === null) throw new ConnectionError(null)
  // Where a call names no location, it is about the one that is chosen.
  const { materieellocatie = locationNo } = Object(input) as { readonly materieellocatie?: string }
  // The input of a call is an object.
  const wire = { path: target.path, input: input as Readonly<Record<string, unknown>> }
  try {
    await keepWork(sender, {
      key,
      deed,
      location: materieellocatie,
      begun: begun === null ? null : { at: begun, wire },
    })
  } catch (cause) {
    throw new NotKeptError(cause)
  }
  throw new KeptError(null)
}

/** Forgets all of one person's. */
export async function wipeWorks(sender: Sender): Promise<void> {
  await changeWorks((works) => ({ drop: works.filter((work) => isOf(work, sender)), result: null }))
}

/** Takes a work out of the queue. */
export async function dropWork({ key }: Work): Promise<void> {
  await changeWorks((works) => ({
    drop: works.filter((work) => work.key === key),
    result: null,
  }))
}

/** Sends a work that was refused once more: nothing of it was done, so its key serves again. */
export async function retryWork({ key }: Work): Promise<void> {
  await changeWorks((works) => ({
    put: works
      .filter((work) => work.key === key && !isOpen(work))
      .map((work) => ({
        ...work,
        state: 'waiting' as const,
        outcome: null,
        tries: 0,
        // The person looked: whatever was sent long ago did not arrive.
        ...(work.outcome?.code === tooOld && { sentAt: null }),
      })),
    result: null,
  }))
}
