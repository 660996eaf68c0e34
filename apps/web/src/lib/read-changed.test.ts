import { favourites } from '@portal/contract/favourites.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, buildList, freshPortal, logIn, refusal, sentTo, uuid } from '../../test/stand-in.tsx'
import { call } from './call.ts'
import { callKey } from './call-key.ts'
import { callQuery } from './call-query.ts'
import { queryClient } from './query-client.ts'
import { untilRead } from './read-changed.ts'

const person = { gebruikerLogin: 'uitvoerder' }
const list = { ...person, materieellocatie: '10001', bestelijstId: uuid(900) }
const other = { ...list, bestelijstId: uuid(901) }
const closing: (() => void)[] = []
const show = (query: object) => closing.push(new QueryObserver(queryClient, query as never).subscribe(() => {}))
const rename = (options = {}) =>
  call(orderList.renameList, { bestellijstId: list.bestelijstId, newName: 'Ruwbouw' }, options)
const reads = () =>
  [orderList.getOrderList, orderList.getOrderLists, favourites.getLists].map((one) => sentTo(one).length)

beforeEach(async () => {
  freshPortal()
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 1 })
  answer(favourites.getLists, { items: [] })
  answer(orderList.renameList, null)
  logIn()
  show(callQuery(orderList.getOrderLists, person))
  show(callQuery(orderList.getOrderList, list))
  show(callQuery(favourites.getLists, person))
  await vi.waitFor(() => expect(reads()).toEqual([1, 1, 1]))
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

describe('a command of this page', () => {
  it('has what it changes read again without the hub, and nothing else', async () => {
    await rename()
    await untilRead()
    expect(reads()).toEqual([2, 2, 1])
  })

  it('that is refused has it read again too: a refusal may come of what this page does not know yet', async () => {
    answer(orderList.renameList, () => refusal(409, 'error.tussentijds_gewijzigd'))
    await expect(rename()).rejects.toMatchObject({ status: 409 })
    await untilRead()
    expect(reads()).toEqual([2, 2, 1])
  })

  it('leaves alone the answers that its sender knows, and all of them where it says so', async () => {
    await rename({ except: [callKey(orderList.getOrderList, list)] })
    await untilRead()
    expect(reads()).toEqual([1, 2, 1])
    await rename({ except: 'all' })
    await untilRead()
    expect(reads()).toEqual([1, 2, 1])
  })

  it('that is refused has also those read again that its sender thought to know', async () => {
    answer(orderList.renameList, () => refusal(409, 'error.tussentijds_gewijzigd'))
    await expect(rename({ except: [callKey(orderList.getOrderList, list)] })).rejects.toMatchObject({ status: 409 })
    await untilRead()
    expect(reads()).toEqual([2, 2, 1])
  })

  it('has nothing asked of which its sender left the screen meanwhile', async () => {
    await rename()
    for (const close of closing.splice(0)) close()
    await untilRead()
    expect(reads()).toEqual([1, 1, 1])
  })

  it('marks old what no screen asked for yet', async () => {
    queryClient.setQueryData(callKey(orderList.getOrderList, other), { items: [] })
    await rename()
    await untilRead()
    expect(queryClient.getQueryState(callKey(orderList.getOrderList, other))?.isInvalidated).toBe(true)
  })
})
