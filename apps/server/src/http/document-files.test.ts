import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDocument, buildPerson } from '../../test/builders.ts'
import { type ObjectStoreServer, startObjectStore } from '../../test/object-store-server.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

const { downloadDocument } = contract.documents
const content = `%PDF-1.7 ${'een rapport van vele bladzijden '.repeat(100_000)}`
let server: ObjectStoreServer
let portal: TestPortal
let entryNo: number
let as: string

beforeAll(async () => {
  server = await startObjectStore()
  portal = await startTestPortal({ files: { kind: 'bucket', ...server.bucket } })
  const person = await buildPerson(portal)
  as = person.userName
  entryNo = await buildDocument(portal, { parentNo: person.locationNo }, content)
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

async function openIt(): Promise<Response> {
  const { answer } = await portal.post(downloadDocument, { documentNummer: entryNo }, { as })
  return fetch(portal.url + answer.adres)
}

it('streams a document of an object store, also after somebody who left halfway', async () => {
  const left = await openIt()
  const reader = left.body?.getReader()
  expect((await reader?.read())?.value?.length).toBeLessThan(content.length)
  await reader?.cancel()
  const whole = await openIt()
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(content.length)])
  expect(await whole.text()).toBe(content)
})

it('says that the document is not to be had for now when the object store is away (R-ERR-02)', async () => {
  const { answer } = await portal.post(downloadDocument, { documentNummer: entryNo }, { as })
  await server.stop()
  const response = await fetch(portal.url + answer.adres)
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'error.niet_gereed' }),
  ])
})
