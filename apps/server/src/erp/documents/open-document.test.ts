import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'

let simulator: Simulator
let connector: TestConnector
let rows: readonly Record<string, unknown>[]

beforeAll(async () => {
  simulator = await startSimulator()
  connector = await startTestConnector(backOfficeOf(simulator))
  await connector.mirror.sync('documents', { mode: 'changes' })
  rows = await controlOf(simulator).rows('PortaalDocument')
})
afterAll(async () => {
  await connector.close()
  await simulator.stop()
})
afterEach(() => controlOf(simulator).clearFaults())

const open = async (row: Readonly<Record<string, unknown>> | undefined) => {
  const found = await connector.gateway.openDocument(Number(row?.Entry_No))
  return found === null ? null : { ...found, content: await buffer(found.stream) }
}
const away = () =>
  controlOf(simulator).fault({ kind: 'status', scope: 'GetDocument', status: 503, retryAfter: 0, times: null })

async function timesAsked(): Promise<number> {
  const answer = await fetch(`${simulator.controlUrl}/control/log`)
  // The control port answers with this shape.
  const { requests } = (await answer.json()) as { requests: { url: string }[] }
  return requests.filter(({ url }) => url.includes('GetDocument')).length
}

describe('a document', () => {
  it('comes with its content when somebody opens it, and without the back office afterwards', async () => {
    const [row] = rows
    const first = await open(row)
    expect(first).toMatchObject({ fileName: row?.File_Name, mimeType: row?.Mime_Type, size: row?.Size })
    expect(
      createHash('sha256')
        .update(first?.content ?? '')
        .digest('hex'),
    ).toBe(row?.Hash)
    await away()
    expect((await open(row))?.content).toEqual(first?.content)
    await expect(open(rows[1])).rejects.toMatchObject({ code: 'error.timeout_backoffice' })
  })

  it('whose hash the back office writes in capitals is kept and found all the same', async () => {
    const row = rows.at(-1)
    const hash = String(row?.Hash)
    await controlOf(simulator).row('PortaalDocument', { Entry_No: row?.Entry_No }, { Hash: hash.toUpperCase() })
    await connector.mirror.sync('documents', { mode: 'changes' })
    expect((await open(row))?.size).toBe(row?.Size)
    await away()
    expect((await open(row))?.size).toBe(row?.Size)
    expect(await connector.files.has(hash)).toBe(true)
  })

  it('whose procedure is not published there is refused as one that does not come, and is no fault of ours', async () => {
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalKoppeling', times: null })
    await expect(open(rows[5])).rejects.toMatchObject({ code: 'error.timeout_backoffice' })
  })

  it('is fetched once for all who open it at the same time', async () => {
    await controlOf(simulator).fault({ kind: 'delay', scope: 'GetDocument', ms: 200, times: 1 })
    const before = await timesAsked()
    const both = await Promise.all([open(rows[2]), open(rows[2])])
    expect(both.map((one) => one?.content.length)).toEqual([rows[2]?.Size, rows[2]?.Size])
    expect(await timesAsked()).toBe(before + 1)
  })

  it('that is larger than 25 MB is left where it is', async () => {
    await connector.database.pool.query('update erp_documents set size = 26214401 where entry_no = $1', [
      rows[3]?.Entry_No,
    ])
    await away()
    expect(await open(rows[3])).toBeNull()
  })

  it('that is unknown does not exist, here or there', async () => {
    expect(await connector.gateway.openDocument(99_999_999)).toBeNull()
    await controlOf(simulator).row('PortaalDocument', { Entry_No: rows[4]?.Entry_No }, null)
    expect(await open(rows[4])).toBeNull()
  })
})
