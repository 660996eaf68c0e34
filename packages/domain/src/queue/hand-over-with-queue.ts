import type { HandOverWords } from '../hand-overs/hand-over.ts'
import type { SignedWords } from '../hand-overs/sealed-record.ts'
import { type HandOverOnDevice, handOverOf, isAsked, isOpen, type QueuedAction } from './queued-action.ts'

/** A hand-over as far as this browser keeps it to be sent. */
export interface QueuedHandOver extends HandOverOnDevice {
  readonly location: string
  /** What was filled in last, and when; null where only pictures wait. */
  readonly kept: { readonly words: HandOverWords; readonly bewaard: string } | null
  /** What both signed, and when; null while nobody did. */
  readonly signed: { readonly words: SignedWords; readonly moment: string } | null
  /** Pictures that lie in this browser. */
  readonly pictures: ReadonlySet<string>
  /** Something of it asks for a decision of the person. */
  readonly isAsked: boolean
}

/**
 * The hand-over that waits in this browser; null where nothing of it does.
 * @param queue actions of one person, in order
 */
export function queuedHandOver(queue: readonly QueuedAction[], overdracht: string): QueuedHandOver | null {
  const own = queue.filter((queued) => handOverOf(queued.action) === overdracht && (isOpen(queued) || isAsked(queued)))
  const actions = own.map(({ action }) => action)
  if (actions.some(({ kind }) => kind === 'removeHandOver')) return null
  const pictures = actions.flatMap((action) => (action.kind === 'handOverPicture' ? [action.foto] : []))
  const signed = actions.find((action) => action.kind === 'signHandOver') ?? null
  return own.reduce<QueuedHandOver | null>((found, { action, location }) => {
    if (!('handOver' in action)) return found
    const { begonnen } = action.handOver
    const kept = action.kind === 'keepHandOver' ? action : (found?.kept ?? null)
    return { overdracht, begonnen, location, kept, signed, pictures: new Set(pictures), isAsked: own.some(isAsked) }
  }, null)
}

/** The hand-overs of a location of which something waits in this browser. */
export function queuedHandOvers(queue: readonly QueuedAction[], locationNo: string): readonly QueuedHandOver[] {
  const here = queue.filter(({ location }) => location === locationNo)
  const ids = new Set(here.flatMap(({ action }) => handOverOf(action) ?? []))
  return [...ids].flatMap((id) => queuedHandOver(here, id) ?? [])
}

/** Hand-overs of which it waits here that they are thrown away. */
export function goingHandOvers(queue: readonly QueuedAction[]): ReadonlySet<string> {
  const going = queue.filter((queued) => isOpen(queued) && queued.action.kind === 'removeHandOver')
  return new Set(going.flatMap(({ action }) => handOverOf(action) ?? []))
}
