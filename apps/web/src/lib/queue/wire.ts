import type { AnyCall } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { siteWalks } from '@portal/contract/site-walks.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { type ListDeed, type WaitingLine, type Work, waitingLine } from '@portal/domain/queue/work.ts'
import type { Sighting } from '@portal/domain/site-walks/sighting.ts'
import { callNow } from '../call.ts'

export interface Wire {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
}

/** Ids that lines got which were only to come, by how they are named here. */
export type LineIds = ReadonlyMap<string, string>

const isLine = (line: { readonly type: string; readonly materieelSoort: string }, wanted: WaitingLine): boolean =>
  line.type === wanted.type && line.materieelSoort.toUpperCase() === wanted.materieelSoort.toUpperCase()

async function idOf({ owner, location }: Work, deed: ListDeed, wanted: WaitingLine): Promise<string | undefined> {
  const place = { gebruikerLogin: owner, materieellocatie: location }
  if (deed.list === 'removal') {
    const { afvoerlijstItems } = await callNow(removalList.getRemovalList, place)
    return afvoerlijstItems.find((one) => isLine(one, wanted) && one.materieelNummer === wanted.materieelNummer)?.id
  }
  const { items } = await callNow(orderList.getOrderList, { ...place, bestelijstId: deed.listId || emptyGuid })
  return items.find((one) => isLine(one, wanted) && one.parentId === null && one.setNummer === '')?.id
}

/** Asks which ids the lines have by now that this work is about; those that are not there have none. */
export async function findLineIds(work: Work): Promise<LineIds> {
  const { deed } = work
  const ids = new Map<string, string>()
  if (!('list' in deed)) return ids
  const lines = deed.kind === 'change' ? [deed.line] : deed.kind === 'remove' ? deed.lines : []
  for (const line of lines) {
    const wanted = waitingLine(line)
    const id = wanted === null ? line : await idOf(work, deed, wanted)
    if (id !== undefined) ids.set(line, id)
  }
  return ids
}

/** How a work is sent, as long as it never was; null where there is nothing left to do it to. */
export function wireOf({ deed, owner, location, wire }: Work, ids: LineIds): Wire | null {
  if (wire !== null) return wire
  const place = { gebruikerLogin: owner, materieellocatie: location }
  if (deed.kind === 'see')
    return wireTo(siteWalks.record, { ...place, ...deed.walk, waarnemingen: deed.sightings.map(sightingOnWire) })
  if (deed.kind === 'endWalk') return wireTo(siteWalks.close, { ...place, ...deed.walk, moment: deed.moment })
  if (deed.kind === 'add' && deed.list === 'order') {
    const items = deed.things.map(({ type, aantal, materieelSoort }) => ({ type, aantal, materieelSoort }))
    return deed.listId === emptyGuid
      ? wireTo(orderList.addItems, { ...place, bestelListItems: items })
      : wireTo(orderList.addDetails, { ...place, bestelListItems: items, bestellijstId: deed.listId })
  }
  if (deed.kind === 'add') {
    const items = deed.things.map(({ type, materieelSoort, materieelNummer, aantal, opmerking }) => ({
      ...{ type, materieelSoort, materieelNummer, retourAantal: aantal },
      ...(opmerking !== '' && { opmerking }),
    }))
    return wireTo(removalList.addItems, { ...place, items })
  }
  if (deed.kind === 'change') {
    const id = ids.get(deed.line)
    const target = deed.list === 'order' ? orderList.changeLine : removalList.changeLine
    return id === undefined ? null : wireTo(target, { ...place, id, ...deed.fields })
  }
  const found = deed.lines.flatMap((line) => ids.get(line) ?? [])
  if (found.length === 0) return null
  return deed.list === 'order'
    ? wireTo(orderList.removeItem, { id: found[0], ...(deed.heleSet && { heleSet: true }) })
    : wireTo(removalList.removeItems, { items: found.map((id) => ({ id })) })
}

/** A label that names nothing of the site has no kind. */
const sightingOnWire = ({ type, ...one }: Sighting) => ({ ...one, type: type === '' ? null : type })

function wireTo({ path }: AnyCall, input: Wire['input']): Wire {
  return { path, input }
}

const targets: ReadonlyMap<string, AnyCall> = new Map(
  [...Object.values(orderList), ...Object.values(removalList), siteWalks.record, siteWalks.close].map((target) => [
    target.path,
    target,
  ]),
)

/** The call at a path; undefined for one that an older version had. */
export function targetAt(path: string): AnyCall | undefined {
  return targets.get(path)
}
