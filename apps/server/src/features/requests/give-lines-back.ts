import type { TenantParts } from '../../platform/context.ts'
import {
  type GivenBack,
  lockReturnedLines,
  lockReturnedRemovalLines,
  type ReturnedLine,
  restoreLines,
  restoreRemovalLines,
  takeLines,
  takeRemovalLines,
} from './given-back.store.ts'
import type { DeliveredRequest } from './request-changes.store.ts'

type Parts = Pick<TenantParts, 'db' | 'hub'>
/** A request with its id; the list is null for what was made of none. */
type Sent = Pick<DeliveredRequest, 'type' | 'listId' | 'userName' | 'locationNo'> & Pick<GivenBack, 'requestId' | 'at'>

interface ListKind {
  readonly restore: (db: Parts['db'], back: GivenBack) => Promise<boolean>
  readonly lockReturned: (db: Parts['db'], back: GivenBack) => Promise<ReturnedLine[]>
  readonly take: (db: Parts['db'], back: GivenBack) => Promise<boolean>
}

const orderList: ListKind = { restore: restoreLines, lockReturned: lockReturnedLines, take: takeLines }
const removalList: ListKind = {
  restore: restoreRemovalLines,
  lockReturned: lockReturnedRemovalLines,
  take: takeRemovalLines,
}
/** The list a request came from: an order list, or else a removal list. */
const listOf = ({ type }: Sent): ListKind => (type === 'Aanvoer' ? orderList : removalList)

/** The lines of a refused request go back to the list they came from, once. @returns what to run after the commit */
export async function giveLinesBack({ db, hub }: Parts, sent: Sent): Promise<() => void> {
  const { listId, requestId, at } = sent
  if (listId === null) return () => {}
  const isRestored = await listOf(sent).restore(db, { listId, requestId, at })
  return isRestored ? tellList(hub, sent, listId) : () => {}
}

/**
 * A request that was refused goes on after all: what it gave back leaves the list again, so that nothing is there twice.
 * @returns whether all of it was still there, and what to run after the commit
 */
export async function takeLinesAgain(
  { db, hub }: Parts,
  sent: Sent,
): Promise<{ readonly isWhole: boolean; readonly after: () => void }> {
  const { listId, requestId, at } = sent
  if (listId === null) return { isWhole: true, after: () => {} }
  const back = { listId, requestId, at }
  const lines = await listOf(sent).lockReturned(db, back)
  const isWhole = lines.every(({ wanted, rest }) => rest >= wanted)
  const isTaken = lines.length > 0 && (await listOf(sent).take(db, back))
  return { isWhole, after: isTaken ? tellList(hub, sent, listId) : () => {} }
}

function tellList(hub: Parts['hub'], { type, userName, locationNo }: Sent, listId: string): () => void {
  if (type === 'Aanvoer') return () => hub.toUser(userName, 'orderListUpdated', { bestellijstId: listId })
  return () => hub.toUser(userName, 'removalListUpdated', { materieellocatie: locationNo })
}
