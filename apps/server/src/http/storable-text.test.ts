import { orderList } from '@portal/contract/order-list.ts'
import { outbox } from '@portal/contract/outbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson, buildUser } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
let eva: { userName: string; locationNo: string }
beforeAll(async () => {
  portal = await startTestPortal()
  eva = await buildPerson(portal)
  await buildUser(portal, { userName: 'opper', roles: ['SuperAdmin'] })
})
afterAll(() => portal.close())

const addList = (naam: string) => {
  const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, naam }
  return portal.post(orderList.addList, input, { as: eva.userName })
}

describe('a text that holds what is no character', () => {
  it.each(['\u0000', '\ud800', '\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}'])(
    'is refused: %j',
    async (mark) => {
      expect((await addList(`Lijst ${mark}`)).problem).toMatchObject({
        status: 400,
        code: 'verzoek.onjuist',
        field: 'naam',
      })
      const input = { id: crypto.randomUUID(), status: 'parked', opmerking: `poort ${mark}` } as const
      const corrected = await portal.post(outbox.editOutboxRegel, input, { as: 'opper' })
      expect(corrected.problem).toMatchObject({ status: 400, code: 'verzoek.onjuist', field: 'opmerking' })
    },
  )

  it.each(['\ufffd', '\ue000', '👷🏽', 'e\u0301'])('a text that is all characters is taken: %j', async (mark) => {
    expect((await addList(`Lijst ${mark}`)).status).toBe(200)
  })
})
