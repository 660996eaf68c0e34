import { complaints } from '@portal/contract/complaints.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { handOvers } from '@portal/contract/hand-overs.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { siteWalks } from '@portal/contract/site-walks.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import {
  type HandOverAction,
  hasFile,
  type ListAction,
  type QueuedAction,
  type UserAction,
  type WaitingLine,
  waitingLine,
} from '@portal/domain/queue/queued-action.ts'
import type { Sighting } from '@portal/domain/site-walks/sighting.ts'
import { callNow } from '../call.ts'
import { sentFileOf } from '../read-file.ts'
import { queuedStore, readFile } from './queue-storage.ts'

export interface Wire {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
}

/** Ids of what was only to come, by how it is named here. */
export type KnownIds = ReadonlyMap<string, string>

const isLine = (line: { readonly type: string; readonly materieelSoort: string }, wanted: WaitingLine): boolean =>
  line.type === wanted.type && line.materieelSoort.toUpperCase() === wanted.materieelSoort.toUpperCase()

async function idOf(
  { owner, location }: QueuedAction,
  action: ListAction,
  wanted: WaitingLine,
): Promise<string | undefined> {
  const place = { gebruikerLogin: owner, materieellocatie: location }
  if (action.list === 'removal') {
    const { afvoerlijstItems } = await callNow(removalList.getRemovalList, place)
    return afvoerlijstItems.find((one) => isLine(one, wanted) && one.materieelNummer === wanted.materieelNummer)?.id
  }
  const { items } = await callNow(orderList.getOrderList, { ...place, bestelijstId: action.listId || emptyGuid })
  return items.find((one) => isLine(one, wanted) && one.parentId === null && one.setNummer === '')?.id
}

/** What an id of feedback is found by. */
const feedback = 'feedback'

/** The id of feedback that was sent from here, or before. */
function feedbackId(of: Extract<UserAction, { kind: 'feedbackFile' }>['of']): string | undefined {
  if ('id' in of) return of.id
  const answer = queuedStore.get().find(({ key }) => key === of.key)?.outcome?.answer
  // The answer of its call, by the contract.
  return (answer as CallAnswer<typeof complaints.createComplaint> | undefined)?.id
}

/** Which ids the lines or the feedback have by now that this action is about; what is not there has none. */
export async function findIds(queued: QueuedAction): Promise<KnownIds> {
  const { action } = queued
  const ids = new Map<string, string>()
  if (action.kind === 'feedbackFile') {
    const id = feedbackId(action.of)
    return id === undefined ? ids : new Map([[feedback, id]])
  }
  if (!('list' in action)) return ids
  const lines = action.kind === 'change' ? [action.line] : action.kind === 'remove' ? action.lines : []
  for (const line of lines) {
    const wanted = waitingLine(line)
    const id = wanted === null ? line : await idOf(queued, action, wanted)
    if (id !== undefined) ids.set(line, id)
  }
  return ids
}

/** How an action is sent, as long as it never was; null where there is nothing left to do it to. */
export function wireOf({ action, owner, location, wire }: QueuedAction, ids: KnownIds): Wire | null {
  if (wire !== null) return wire
  const place = { gebruikerLogin: owner, materieellocatie: location }
  if (action.kind === 'see')
    return wireTo(siteWalks.record, { ...place, ...action.walk, waarnemingen: action.sightings.map(sightingOnWire) })
  if (action.kind === 'endWalk') return wireTo(siteWalks.close, { ...place, ...action.walk, moment: action.moment })
  if (action.kind === 'feedback') return wireTo(complaints.createComplaint, { ...place, ...action.words })
  if (action.kind === 'feedbackFile') {
    const klachtId = ids.get(feedback)
    return klachtId === undefined ? null : wireTo(complaints.uploadDocument, { klachtId })
  }
  if ('handOver' in action) return wireOfHandOver(action, place)
  if (action.kind === 'scan') return wireTo(removalList.addScanned, { ...place, code: action.code })
  if (action.kind === 'add' && action.list === 'order') {
    const items = action.things.map(({ type, aantal, materieelSoort }) => ({ type, aantal, materieelSoort }))
    const { listId: bestellijstId, sets = [] } = action
    if (sets.length > 0) {
      const sent = sets.map(({ omschrijving: _, ...set }) => set)
      return wireTo(orderList.addLines, { ...place, bestellijstId, bestelListItems: items, sets: sent })
    }
    return bestellijstId === emptyGuid
      ? wireTo(orderList.addItems, { ...place, bestelListItems: items })
      : wireTo(orderList.addDetails, { ...place, bestelListItems: items, bestellijstId })
  }
  if (action.kind === 'add') {
    const items = action.things.map(({ type, materieelSoort, materieelNummer, aantal, opmerking }) => ({
      ...{ type, materieelSoort, materieelNummer, retourAantal: aantal },
      ...(opmerking !== '' && { opmerking }),
    }))
    return wireTo(removalList.addItems, { ...place, items })
  }
  if (action.kind === 'change') {
    const id = ids.get(action.line)
    const target = action.list === 'order' ? orderList.changeLine : removalList.changeLine
    return id === undefined ? null : wireTo(target, { ...place, id, ...action.fields })
  }
  const found = action.lines.flatMap((line) => ids.get(line) ?? [])
  if (found.length === 0) return null
  return action.list === 'order'
    ? wireTo(orderList.removeItem, { id: found[0], ...(action.heleSet && { heleSet: true }) })
    : wireTo(removalList.removeItems, { items: found.map((id) => ({ id })) })
}

type Place = Pick<CallInput<typeof handOvers.keep>, 'gebruikerLogin' | 'materieellocatie'>

function wireOfHandOver(action: HandOverAction, place: Place): Wire {
  const { overdracht } = action.handOver
  if (action.kind === 'removeHandOver') return wireTo(handOvers.remove, { overdracht })
  if (action.kind === 'handOverPicture') return wireTo(handOvers.addPicture, { overdracht, foto: action.foto })
  const said = { ...place, ...action.handOver, verklaring: action.words }
  if (action.kind === 'keepHandOver') return wireTo(handOvers.keep, { ...said, bewaard: action.bewaard })
  return wireTo(handOvers.sign, { ...said, moment: action.moment, gelezen: action.gelezen })
}

/** A label that names nothing of the site has no kind. */
const sightingOnWire = ({ type, ...one }: Sighting) => ({ ...one, type: type === '' ? null : type })

function wireTo({ path }: AnyCall, input: Wire['input']): Wire {
  return { path, input }
}

const targets: ReadonlyMap<string, AnyCall> = new Map(
  [
    ...Object.values(orderList),
    ...Object.values(removalList),
    ...[handOvers.keep, handOvers.addPicture, handOvers.sign, handOvers.remove],
    ...[siteWalks.record, siteWalks.close, complaints.createComplaint, complaints.uploadDocument],
  ].map((target) => [target.path, target]),
)

/** The call at a path; undefined for one that an older version had. */
export function targetAt(path: string): AnyCall | undefined {
  return targets.get(path)
}

/** What is sent: a file is read when it leaves, the same each time. Null where this browser has lost it. */
export async function inputOf({ key, action }: QueuedAction, { input }: Wire): Promise<Wire['input'] | null> {
  if (!hasFile(action)) return input
  const content = await readFile(key)
  return content === undefined ? null : { ...input, bestand: await sentFileOf(action.name, content) }
}
