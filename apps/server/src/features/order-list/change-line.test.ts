import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { addTo, buildEquipment, readOf } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { orderList } = contract
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  await buildEquipment(portal)
})
afterAll(() => portal.close())

type Edit = Omit<CallInput<typeof orderList.changeLine>, 'gebruikerLogin' | 'materieellocatie' | 'id'>

async function mixers() {
  const eva = await buildPerson(portal)
  const { answer } = await addTo(portal, eva, { materieelSoort: 'MOLEN', aantal: 3 })
  const id = answer.items[0]?.id ?? ''
  const place = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
  const change = (edit: Edit, key?: string) =>
    portal.post(
      orderList.changeLine,
      { ...place, id, ...edit },
      {
        as: eva.userName,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      },
    )
  const lines = async () => (await readOf(portal, eva)).items.map(({ aantal, comment }) => [aantal, comment])
  return { eva, id, change, lines }
}

it('a change of a line comes on top of one of another field, and what came along follows', async () => {
  const { change, lines } = await mixers()
  await change({ comment: { was: '', wordt: 'bij de poort' } })
  expect((await change({ aantal: { was: 3, wordt: 5 } })).answer).toEqual({ uitkomst: 'gewijzigd', nu: {} })
  expect(await lines()).toEqual([
    [5, 'bij de poort'],
    [10, ''],
  ])
})

it('a change of a field that has a third value by now changes nothing, and says which', async () => {
  const { change, lines } = await mixers()
  await change({ aantal: { was: 3, wordt: 7 } })
  const reply = await change({ aantal: { was: 3, wordt: 5 }, comment: { was: '', wordt: 'achter' } })
  expect(reply.answer).toEqual({ uitkomst: 'anders', nu: { aantal: 7 } })
  expect((await lines())[0]).toEqual([7, ''])
})

it('a change of a line that is gone says so, and so does one of a line of somebody else', async () => {
  const { eva, id, change, lines } = await mixers()
  const other = await mixers()
  const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, id: other.id }
  const edit = { aantal: { was: 3, wordt: 5 } }
  const theirs = await portal.post(orderList.changeLine, { ...input, ...edit }, { as: eva.userName })
  expect(theirs.answer).toEqual({ uitkomst: 'weg', nu: {} })
  expect((await other.lines())[0]).toEqual([3, ''])
  await portal.post(orderList.removeItem, { id }, { as: eva.userName })
  expect((await change(edit)).answer).toEqual({ uitkomst: 'weg', nu: {} })
  expect(await lines()).toEqual([])
})

it('a change that is sent again after somebody went on from it is not done again', async () => {
  const { change, lines } = await mixers()
  await change({ aantal: { was: 3, wordt: 5 } }, 'first')
  await change({ aantal: { was: 5, wordt: 3 } })
  expect((await change({ aantal: { was: 3, wordt: 5 } }, 'first')).answer.uitkomst).toBe('gewijzigd')
  expect((await lines())[0]).toEqual([3, ''])
})

it('a change of a list that waits for approval is refused', async () => {
  const { eva, change, lines } = await mixers()
  const { lijst } = await readOf(portal, eva)
  await portal.db.execute(sql`insert into saved_requests
    (no, list_id, user_name, location_no, status, approvers, form, lines, submitted_at)
    select 'G-' || gen_random_uuid(), id, user_name, location_no, 'Requested', '{}', '{}', '[]', now()
    from order_lists where id = ${lijst?.id}`)
  expect((await change({ aantal: { was: 3, wordt: 5 } })).problem).toMatchObject({ code: 'bestellijst.geblokkeerd' })
  expect((await lines())[0]).toEqual([3, ''])
})
