import { complaints } from '@portal/contract/complaints.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { handOvers } from '@portal/contract/hand-overs.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { siteWalks } from '@portal/contract/site-walks.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import {
  type AddedThing,
  addedThings,
  type ListKind,
  lineOfThing,
  type UserAction,
  waitingLine,
} from '@portal/domain/queue/queued-action.ts'
import type { FieldChange } from '@portal/domain/saving/change-on-top.ts'
import { knownLabel, knownLine, knownSetName, knownThing } from './known-things.ts'
import { queuedStore } from './queue-storage.ts'

type OrderItem = Omit<CallInput<typeof orderList.addItem>, 'gebruikerLogin' | 'materieellocatie'>
type ReturnItem = CallInput<typeof removalList.addItems>['items'][number]

interface Addition {
  readonly items?: readonly OrderItem[]
  readonly sets?: CallInput<typeof orderList.addLines>['sets']
}

function ordered({ items = [], sets = [] }: Addition, listId: string): UserAction {
  const things = items.map(({ type, materieelSoort, aantal }) => ({
    ...knownThing({ type, materieelSoort, materieelNummer: '' }),
    aantal,
    opmerking: '',
  }))
  const named = sets.map(({ setItems = [], ...set }) => ({
    ...set,
    setItems,
    omschrijving: knownSetName(set.setNummer),
  }))
  return { kind: 'add', list: 'order', listId, things, ...(named.length > 0 && { sets: named }) }
}

function withSets({ bestellijstId, sets }: CallInput<typeof orderList.addSet>, heel: boolean): UserAction {
  // The rule of the form lets no set without number or quantity through.
  const sent = sets.map((set) => ({ ...set, setNummer: set.setNummer ?? '', aantal: set.aantal ?? 0, heel }))
  return ordered({ sets: sent }, bestellijstId)
}

function returned(items: readonly ReturnItem[]): UserAction {
  const things = items.map(({ type, materieelSoort, materieelNummer, retourAantal, opmerking = '' }) => ({
    ...knownThing({ type, materieelSoort, materieelNummer }),
    aantal: retourAantal,
    opmerking,
  }))
  return { kind: 'add', list: 'removal', listId: '', things }
}

/** A line as it was read, or as what waits will make it. */
function lineNow(line: string): (AddedThing & { readonly listId: string }) | null {
  const waits = waitingLine(line)
  if (waits === null) return knownLine(line)
  const action = queuedStore.get().find(({ key }) => key === waits.key)?.action
  const things = action === undefined ? [] : addedThings(action)
  const thing = things.find((one) => lineOfThing(waits.key, one) === line)
  const known = thing ?? { ...knownThing(waits), aantal: 0, opmerking: '' }
  return { ...known, listId: action?.kind === 'add' ? action.listId : emptyGuid }
}

interface LineChange {
  readonly id: string
  readonly gebruikerLogin: string
  readonly materieellocatie: string
}

function changed(list: ListKind, input: LineChange): UserAction {
  const { id, gebruikerLogin: _person, materieellocatie: _place, ...rest } = input
  const line = lineNow(id)
  // What is left of the input of a change are fields that changed.
  const fields = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined)) as Readonly<
    Record<string, FieldChange>
  >
  const { listId = '', ...thing } = line ?? {}
  // Without its list a known line is the thing that is on it.
  const known = line === null ? null : (thing as AddedThing)
  return { kind: 'change', list, listId, line: id, name: line?.omschrijving ?? '', fields, thing: known }
}

function removed(list: ListKind, lines: readonly string[], heleSet: boolean): UserAction {
  const known = lines.length === 0 ? null : lineNow(lines[0] ?? '')
  return { kind: 'remove', list, listId: known?.listId ?? '', lines, name: known?.omschrijving ?? '', heleSet }
}

type Reader = (input: never) => UserAction | null
const reader = <C extends AnyCall>(
  { path }: C,
  read: (input: CallInput<C>) => UserAction | null,
): readonly [string, Reader] => [
  path,
  // `actionOf` gives each the input of its own call.
  read as Reader,
]

const readers = new Map<string, Reader>([
  reader(orderList.addItem, (input) => ordered({ items: [input] }, emptyGuid)),
  reader(orderList.addItems, (input) => ordered({ items: input.bestelListItems }, emptyGuid)),
  reader(orderList.addDetails, (input) => ordered({ items: input.bestelListItems }, input.bestellijstId)),
  reader(orderList.addSet, (input) => withSets(input, false)),
  reader(orderList.addMainSet, (input) => withSets(input, true)),
  // What takes the place of a list needs that list as it is then.
  reader(orderList.addLines, ({ bestelListItems: items, sets, bestellijstId, vervang }) =>
    vervang === true ? null : ordered({ items, sets }, bestellijstId),
  ),
  reader(orderList.changeLine, (input) => changed('order', input)),
  reader(orderList.removeItem, ({ id, heleSet = false }) => removed('order', [id], heleSet)),
  reader(removalList.addItems, ({ items }) => returned(items)),
  reader(removalList.addScanned, ({ gebruikerLogin, materieellocatie, code }) => ({
    ...{ kind: 'scan', list: 'removal', listId: '', code },
    thing: knownLabel(code, { gebruikerLogin, materieellocatie }),
  })),
  reader(removalList.changeLine, (input) => changed('removal', input)),
  reader(removalList.removeItem, ({ id }) => removed('removal', [id], false)),
  reader(removalList.removeItems, ({ items }) =>
    removed(
      'removal',
      items.map(({ id }) => id),
      false,
    ),
  ),
  reader(complaints.createComplaint, ({ gebruikerLogin: _person, materieellocatie: _place, ...words }) => ({
    kind: 'feedback',
    words,
  })),
  reader(handOvers.keep, ({ overdracht, begonnen, bewaard, verklaring: words }) => ({
    kind: 'keepHandOver',
    handOver: { overdracht, begonnen },
    words,
    bewaard,
  })),
  reader(handOvers.sign, ({ overdracht, begonnen, moment, gelezen, verklaring: words }) => ({
    kind: 'signHandOver',
    handOver: { overdracht, begonnen },
    ...{ words, moment, gelezen },
  })),
  reader(handOvers.remove, ({ overdracht }) => ({ kind: 'removeHandOver', handOver: { overdracht, begonnen: '' } })),
  reader(siteWalks.record, ({ ronde, deel, begonnen, waarnemingen }) => ({
    kind: 'see',
    walk: { ronde, deel, begonnen },
    sightings: waarnemingen.map((one) => ({ ...one, type: one.type ?? '' })),
  })),
  reader(siteWalks.close, ({ ronde, deel, begonnen, moment }) => ({
    kind: 'endWalk',
    walk: { ronde, deel, begonnen },
    moment,
  })),
])

/** What a call does, apart from how it is sent; null for a call that nobody reads here. */
export function actionOf({ path }: AnyCall, input: unknown): UserAction | null {
  // The input of a call is what its reader takes: both come by the same path.
  return readers.get(path)?.(input as never) ?? null
}

/** Lines that an input names and that the server does not know yet. */
export function namesWaitingLine(input: unknown): boolean {
  const { id, items } = Object(input) as { readonly id?: unknown; readonly items?: unknown }
  const ids = [id, ...(Array.isArray(items) ? items.map((item) => Object(item).id) : [])]
  return ids.some((one) => typeof one === 'string' && waitingLine(one) !== null)
}
