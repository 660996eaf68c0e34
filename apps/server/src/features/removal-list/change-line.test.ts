import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildKinds, buildSite, removalCalls, returnOf } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { removalList } = contract
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  await buildKinds(portal)
})
afterAll(() => portal.close())

type Edit = Omit<CallInput<typeof removalList.changeLine>, 'gebruikerLogin' | 'materieellocatie' | 'id'>

async function fences() {
  const eva = await buildPerson(portal)
  await buildSite(portal, eva)
  const calls = removalCalls(portal, eva)
  await calls.add(returnOf('HEK', '', 3))
  const id = (await calls.read()).afvoerlijstItems[0]?.id ?? ''
  const change = (edit: Edit, of = id) =>
    portal.post(removalList.changeLine, { ...calls.place, id: of, ...edit }, { as: eva.userName })
  const line = async () => {
    const [first] = (await calls.read()).afvoerlijstItems
    return first && [first.retourAantal, first.opmerking]
  }
  return { id, calls, change, line }
}

it('a change of a line of the removal list comes on top of one of another field', async () => {
  const { change, line } = await fences()
  await change({ opmerking: { was: '', wordt: 'krom' } })
  expect((await change({ retourAantal: { was: 3, wordt: 5 } })).answer).toEqual({ uitkomst: 'gewijzigd', nu: {} })
  expect(await line()).toEqual([5, 'krom'])
})

it('a change of a line of the removal list that has a third value by now changes nothing, and says which', async () => {
  const { change, line } = await fences()
  await change({ retourAantal: { was: 3, wordt: 7 } })
  const reply = await change({ retourAantal: { was: 3, wordt: 5 }, opmerking: { was: '', wordt: 'krom' } })
  expect(reply.answer).toEqual({ uitkomst: 'anders', nu: { retourAantal: 7 } })
  expect(await line()).toEqual([7, ''])
})

it('a change of a removal line that is gone, or of somebody else, changes nothing and says so', async () => {
  const { id, calls, change, line } = await fences()
  const other = await fences()
  const edit = { retourAantal: { was: 3, wordt: 5 } }
  expect((await change(edit, other.id)).answer).toEqual({ uitkomst: 'weg', nu: {} })
  expect(await other.line()).toEqual([3, ''])
  await calls.removeItem(id)
  expect((await change(edit)).answer).toEqual({ uitkomst: 'weg', nu: {} })
  expect(await line()).toBeUndefined()
})

it('a change to more than stands there is refused as it is on the list (R-RULE-01)', async () => {
  const { change, line } = await fences()
  const reply = await change({ retourAantal: { was: 3, wordt: 16 } })
  expect(reply.problem).toMatchObject({ code: 'validatie.aantal_voorraad', params: { amount: 15 } })
  expect(await line()).toEqual([3, ''])
})
