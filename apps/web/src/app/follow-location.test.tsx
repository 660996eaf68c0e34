import { orderList } from '@portal/contract/order-list.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLocation, freshPortal, logIn, messages } from '../../test/stand-in.tsx'
import { queryClient } from '../lib/query-client.ts'
import { tellLocations } from '../shared/location/location-store.ts'
import { followLocation, removalLists } from './follow-location.ts'

followLocation()

const listKeys = [orderList.getOrderList, ...removalLists].map(({ path }) => [path, { materieellocatie: '10001' }])
const kept = () => listKeys.map((key) => queryClient.getQueryData(key) !== undefined)
const place = (nummer: string) => buildLocation({ nummer })

beforeEach(() => {
  freshPortal()
  logIn()
  tellLocations({ type: 'loaded', locations: [place('10001'), place('10002')] })
  tellLocations({ type: 'selected', nummer: '10002' })
  for (const key of listKeys) queryClient.setQueryData(key, { items: [] })
})

describe('a location that is chosen no more', () => {
  it('takes the order list and the removal lists with it (R-LOC-03)', () => {
    expect(kept()).toEqual([true, true, true])
    tellLocations({ type: 'deselected' })
    expect(kept()).toEqual([false, false, false])
  })

  it('because it is gone says so on the screen (R-LOC-06)', () => {
    tellLocations({ type: 'loaded', locations: [place('10001'), place('10002')] })
    expect(messages()).toEqual([])
    tellLocations({ type: 'loaded', locations: [place('10001')] })
    expect(messages()).toEqual(['geselecteerde_locatie'])
  })
})
