import type { CallAnswer } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import type { ItemKind } from '@portal/domain/states/enums.ts'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'

export interface AddedItem {
  readonly type: ItemKind
  readonly materieelSoort: string
  readonly aantal: number
}

/** An existing list by its id (the empty one is the first list of the location), or a list to make. */
export type AddTarget = { readonly listId: string } | { readonly newList: string }

export interface Addition {
  readonly gebruikerLogin: string
  readonly materieellocatie: string
  readonly items: readonly AddedItem[]
  readonly target: AddTarget
}

export interface AdditionDone {
  readonly isMeegeleverdAdded: boolean
  readonly bestellijstId: string
  readonly named: boolean
  /** Of the list, with the addition in it. */
  readonly versie: number
}

/** The list that an addition goes to, made now when it is a new one. */
export async function listToAddTo(addition: Omit<Addition, 'items'>, key: string): Promise<string> {
  if ('listId' in addition.target) return addition.target.listId
  const { gebruikerLogin, materieellocatie } = addition
  const input = { gebruikerLogin, materieellocatie, naam: addition.target.newList }
  return (await call(orderList.addList, input, { idempotencyKey: `${key}-list` })).id
}

/** The answer replaces the list on screen (R-LIST-02). */
function showAnswer(
  place: { gebruikerLogin: string; materieellocatie: string },
  answer: CallAnswer<typeof orderList.addItem>,
) {
  const { isMeegeleverdAdded: _included, ...list } = answer
  const input = { ...place, bestelijstId: emptyGuid }
  queryClient.setQueryData(callKey(orderList.getOrderList, input), list)
}

async function addOne(addition: Addition, item: AddedItem, key: string): Promise<AdditionDone> {
  const { gebruikerLogin, materieellocatie } = addition
  const input = { gebruikerLogin, materieellocatie, ...item }
  const answer = await call(orderList.addItem, input, { idempotencyKey: key })
  showAnswer({ gebruikerLogin, materieellocatie }, answer)
  const { isMeegeleverdAdded, lijst, versie } = answer
  return { isMeegeleverdAdded, bestellijstId: lijst?.id ?? emptyGuid, versie, named: false }
}

/** One item to the first list, several to the first list, or any number to a named or new list. */
export async function sendAddition(addition: Addition, key: string, alone = false): Promise<AdditionDone> {
  const { gebruikerLogin, materieellocatie, items } = addition
  const bestellijstId = await listToAddTo(addition, key)
  const [first] = items
  if (bestellijstId === emptyGuid && alone && first !== undefined) return addOne(addition, first, key)
  const input = { gebruikerLogin, materieellocatie, bestelListItems: [...items] }
  if (bestellijstId === emptyGuid) {
    return { ...(await call(orderList.addItems, input, { idempotencyKey: key })), named: false }
  }
  return { ...(await call(orderList.addDetails, { ...input, bestellijstId }, { idempotencyKey: key })), named: true }
}
