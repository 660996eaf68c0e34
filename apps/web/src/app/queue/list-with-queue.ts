import type { AnyCall, CallAnswer } from '@portal/contract/define.ts'
import { type OrderListItem, orderList } from '@portal/contract/order-list.ts'
import { type RemovalListItem, removalList } from '@portal/contract/removal-list.ts'
import { siteWalks } from '@portal/contract/site-walks.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { lineWithChildren } from '@portal/domain/order-list/children.ts'
import { linesWithQueue } from '@portal/domain/queue/lines-with-queue.ts'
import {
  type AddedThing,
  type ListAction,
  type QueuedAction,
  type Thing,
  waitingLine,
} from '@portal/domain/queue/queued-action.ts'
import { walkWithQueue } from '@portal/domain/queue/walk-with-queue.ts'
import type { ItemKind } from '@portal/domain/states/enums.ts'

type Named = Pick<Thing, 'type' | 'materieelSoort' | 'materieelNummer'>

const noPrice = { priceType: 'Onbekend', toonPrijs: false, huurPrijs: 0, huurPrijsWeek: 0, verkoopPrijs: 0 } as const
const isSame = (line: { type: string; materieelSoort: string }, thing: Named) =>
  line.type === thing.type && line.materieelSoort.toUpperCase() === thing.materieelSoort.toUpperCase()

function orderLine({ opmerking: comment, type, materieelNummer: _, ...thing }: AddedThing, id: string): OrderListItem {
  return {
    ...{ id, parentId: null, bestellijstId: emptyGuid, setNummer: '', setOmschrijving: '', setAantal: 0 },
    ...noPrice,
    ...thing,
    // Kept of what a call takes, which are the kinds there are.
    type: type as ItemKind,
    comment,
    bestelbaar: true,
  }
}

function removalLine({ aantal, type, ...thing }: AddedThing, id: string, { location }: QueuedAction): RemovalListItem {
  return {
    ...{ id, materieelLocatie: location, serieNummer: '', keuringsNummer: '', aanwezig: aantal },
    ...noPrice,
    ...thing,
    // As above.
    type: type as ItemKind,
    retourAantal: aantal,
  }
}

type OrderAnswer = CallAnswer<typeof orderList.getOrderList>
type RemovalAnswer = CallAnswer<typeof removalList.getRemovalList>
interface Place {
  readonly materieellocatie: string
  readonly bestelijstId?: string
}

/** Whether it is about lines that the server does not know, which are found by what they are of. */
function isNew(action: ListAction): boolean {
  const lines = action.kind === 'change' ? [action.line] : action.kind === 'remove' ? action.lines : []
  return action.kind === 'add' || lines.some((line) => waitingLine(line) !== null)
}

interface Read<A> {
  readonly answer: A
  /** When the server answered it, by the clock of this device, milliseconds since 1970. */
  readonly readAt: number
}

function overOrderList(queue: readonly QueuedAction[], place: Place, { answer, readAt }: Read<OrderAnswer>) {
  const { materieellocatie, bestelijstId } = place
  const listId = answer.lijst?.id ?? emptyGuid
  const isThis = (id: string) => id === listId || id === bestelijstId
  const items = linesWithQueue<OrderListItem>(queue, {
    lines: answer.items,
    versie: answer.versie,
    readAt,
    isHere: ({ action, location }) =>
      action.list === 'order' && location === materieellocatie && (isThis(action.listId) || !isNew(action)),
    isOf: (line, thing) => line.parentId === null && line.setNummer === '' && isSame(line, thing),
    make: orderLine,
    grow: (line, aantal) => ({ ...line, aantal: line.aantal + aantal }),
    withLine: (lines, id, heleSet) => {
      const set = heleSet ? lines.find((line) => line.id === id)?.setNummer : ''
      const inSet = lines.filter(({ setNummer }) => setNummer !== '' && setNummer === set).map((line) => line.id)
      return new Set([...lineWithChildren(lines, id), ...inSet])
    },
  })
  return items === answer.items ? answer : { ...answer, items: [...items] }
}

function overRemovalList(queue: readonly QueuedAction[], place: Place, { answer, readAt }: Read<RemovalAnswer>) {
  // Those of a project have lines of several locations.
  const here = new Set([place.materieellocatie, ...answer.afvoerlijstItems.map((line) => line.materieelLocatie)])
  const items = linesWithQueue<RemovalListItem>(queue, {
    lines: answer.afvoerlijstItems,
    versie: answer.versie,
    readAt,
    isHere: ({ action, location }) => action.list === 'removal' && here.has(location),
    isOf: (line, thing) => isSame(line, thing) && line.materieelNummer === thing.materieelNummer,
    make: removalLine,
    grow: (line, aantal) =>
      line.materieelNummer === '' ? { ...line, retourAantal: line.retourAantal + aantal } : line,
    withLine: (_, id) => new Set([id]),
  })
  return items === answer.afvoerlijstItems ? answer : { ...answer, afvoerlijstItems: [...items] }
}

type WalkAnswer = CallAnswer<typeof siteWalks.getWalk>

function overWalk(
  queue: readonly QueuedAction[],
  { materieellocatie }: Place,
  { answer }: Read<WalkAnswer>,
): WalkAnswer {
  const here = queue.filter(({ location, action }) => location === materieellocatie && 'walk' in action)
  const walk = walkWithQueue(here, answer.gaande, (one) => ({ ...one, door: here[0]?.owner ?? '', elders: '' }))
  if (walk === null) return { ...answer, gaande: null }
  const waarnemingen = [...walk.waarnemingen]
  return { ...answer, gaande: { begonnenDoor: '', ...answer.gaande, ...walk, waarnemingen } }
}

function overAnswer(
  queue: readonly QueuedAction[],
  path: string,
  [input, read]: readonly [unknown, Read<object>],
): object {
  // By the path of their call these are its input and answer.
  const place = input as Place
  if (path === orderList.getOrderList.path) return overOrderList(queue, place, read as Read<OrderAnswer>)
  if (path === siteWalks.getWalk.path) return overWalk(queue, place, read as Read<WalkAnswer>)
  const isRemoval = path === removalList.getRemovalList.path || path === removalList.getProjectRemovalList.path
  // As above.
  return isRemoval ? overRemovalList(queue, place, read as Read<RemovalAnswer>) : read.answer
}

/** The answer of a list with what waits over it, the same over the same. */
export function showQueue(queue: readonly QueuedAction[]) {
  const shown = new WeakMap<object, { readonly readAt: number; readonly over: object }>()
  return ({ path }: AnyCall, input: unknown, { answer, readAt }: Read<unknown>): unknown => {
    if (typeof answer !== 'object' || answer === null) return answer
    const known = shown.get(answer)
    if (known?.readAt === readAt) return known.over
    const over = overAnswer(queue, path, [input, { answer, readAt }])
    shown.set(answer, { readAt, over })
    return over
  }
}
