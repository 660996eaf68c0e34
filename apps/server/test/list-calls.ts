import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { SQL } from '../src/platform/db/query.ts'
import { buildIncludedItem, buildItem } from './builders.ts'
import type { TestPortal } from './test-portal.ts'

const { orderList } = contract

export interface Somebody {
  readonly userName: string
  readonly locationNo: string
}

/** A mixer that comes with two cables each, a broom, and two things that cannot be ordered. */
export async function buildEquipment(portal: TestPortal): Promise<void> {
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen', weight: 50.5, rentPriceDay: 10, rentPriceWeek: 40 })
  await buildItem(portal, { no: 'KABEL', kind: 'Artikel', priceType: 'Verkoop', salesPrice: 3.5 })
  await buildItem(portal, { no: 'BEZEM', kind: 'Artikel', priceType: 'Verkoop', salesPrice: 8 })
  await buildItem(portal, { no: 'OUD', blocked: true })
  await buildItem(portal, { no: 'LOS', orderable: false })
  await buildIncludedItem(portal, { no: 'MOLEN', otherKind: 'Artikel', otherNo: 'KABEL', quantity: 2 })
}

interface Choice {
  readonly materieelSoort: string
  readonly aantal?: number
  readonly type?: 'Artikel'
}

export function addTo(portal: TestPortal, { userName, locationNo }: Somebody, item: Choice) {
  const choice = { aantal: 1, type: 'Materieel' as const, ...item }
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, ...choice }
  return portal.post(orderList.addItem, input, { as: userName })
}

export async function readOf(portal: TestPortal, { userName, locationNo }: Somebody, bestelijstId = emptyId) {
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, bestelijstId }
  const reply = await portal.post(orderList.getOrderList, input, { as: userName })
  return reply.answer
}

/** Changes a role or a location behind the portal's back; the portal notices within milliseconds, a test at once. */
export async function changePlaces(portal: TestPortal, statement: SQL): Promise<void> {
  await portal.db.execute(statement)
  portal.open.memory.forget(['access'])
}
