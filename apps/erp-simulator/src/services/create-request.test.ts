import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestPayload, WriteResult } from '@portal/erp-protocol/codeunit.ts'
import { createClientAsync } from 'soap'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../start-simulator.ts'

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const companyName = 'Rijnmond Materieel B.V.'

let simulator: Simulator
let itemNo: string
beforeAll(async () => {
  simulator = await startSimulator()
  const { rows } = await control<{ rows: { Kind: string; No: string; Orderable: boolean; Blocked: boolean }[] }>(
    'rows/PortaalMaterieelsoort',
  )
  itemNo = rows.find((row) => row.Kind === 'Materieel' && row.Orderable && !row.Blocked)?.No ?? ''
})
afterEach(() => control('faults', 'DELETE'))
afterAll(() => simulator.stop())

async function control<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const answer = await fetch(`${simulator.controlUrl}/control/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  // The caller names what this path answers.
  return (await answer.json()) as T
}

const payload = (changes: Partial<RequestPayload> = {}): string =>
  JSON.stringify({
    portalNo: 'P-1',
    type: 'Aanvoer',
    requestDate: '2026-11-21',
    deliveryDate: '2026-11-25',
    returnDate: null,
    fromLocation: '',
    toLocation: '10001',
    depotNo: '',
    depotAddressCode: '',
    addressCode: '',
    address: 'Bouwweg 1',
    postCode: '1234 AB',
    city: 'Nieuwegein',
    contact: 'J. de Boer',
    phoneNo: '0612345678',
    transportMeans: '',
    collect: false,
    urgent: false,
    requestedBy: 'uitvoerder',
    reference: 'ref',
    remark: '',
    lines: [{ lineNo: 1, kind: 'Materieel', no: itemNo, plantNo: '', quantity: '2', remark: '', setNo: '' }],
    ...changes,
  })

// A refusal has this body, or the expectation on its code fails.
const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { code: string } }).error.code

function send(url: string, externalId: string, text: string): Promise<Response> {
  return fetch(`${url}/ODataV4/PortaalKoppeling_CreateRequest?company=${encodeURIComponent(companyName)}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ externalId, payload: text }),
  })
}

async function create(externalId: string, text: string): Promise<WriteResult> {
  const answer = await send(simulator.protocolUrl, externalId, text)
  expect(answer.status).toBe(200)
  // The procedure's result is a text that holds JSON of this shape.
  return JSON.parse(((await answer.json()) as { value: string }).value) as WriteResult
}

const booked = async (
  externalId: string,
): Promise<readonly { No: string; Status: string; lines: { Quantity: string }[]; orders: { Status: string }[] }[]> =>
  (
    await control<{
      requests: {
        External_Id: string
        No: string
        Status: string
        lines: { Quantity: string }[]
        orders: { Status: string }[]
      }[]
    }>('requests')
  ).requests.filter((request) => request.External_Id === externalId)

describe('CreateRequest', () => {
  it('stores header and lines once, however often the same id comes', async () => {
    const id = crypto.randomUUID()
    const first = await create(id, payload())
    const second = await create(id.toUpperCase(), payload())
    expect(first).toMatchObject({ ok: true, alreadyExisted: false, status: 'Requested' })
    expect(second).toMatchObject({ no: first.no, alreadyExisted: true })
    expect(await booked(id)).toMatchObject([{ No: first.no, lines: [{ Quantity: '2' }] }])
  })

  it('refuses the same id with another payload', async () => {
    const id = crypto.randomUUID()
    await create(id, payload())
    const answer = await send(simulator.protocolUrl, id, payload({ reference: 'other' }))
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'PORTAL_ID_REUSED'])
  })

  const refusals: readonly (readonly [string, Partial<RequestPayload>, string])[] = [
    ['a blocked location', { toLocation: '10005' }, 'Application_DialogException'],
    ['an unknown location', { toLocation: '99999' }, 'Application_DialogException'],
    ['no lines', { lines: [] }, 'Application_DialogException'],
    ['a reference that is too long', { reference: 'x'.repeat(51) }, 'Application_StringExceededLength'],
  ]
  it.each(refusals)('refuses %s and stores nothing', async (_, changes, code) => {
    const id = crypto.randomUUID()
    const answer = await send(simulator.protocolUrl, id, payload(changes))
    expect([answer.status, await codeOf(answer)]).toEqual([400, code])
    expect(await booked(id)).toEqual([])
  })

  it('keeps what it stored when the connection breaks after the work', async () => {
    const id = crypto.randomUUID()
    await control('faults', 'POST', { kind: 'drop-after', scope: 'CreateRequest', times: 1 })
    await expect(send(simulator.protocolUrl, id, payload())).rejects.toThrow()
    expect(await booked(id)).toHaveLength(1)
    expect(await create(id, payload())).toMatchObject({ alreadyExisted: true })
  })

  it('is called by somebody else’s SOAP client, faults included', async () => {
    const url = `${simulator.protocolUrl}/WS/${encodeURIComponent(companyName)}/Codeunit/PortaalKoppeling`
    const client = await createClientAsync(`${url}?wsdl`, { wsdl_headers: { authorization }, endpoint: url })
    client.addHttpHeader('authorization', authorization)
    const id = crypto.randomUUID()
    const [result] = await client.CreateRequestAsync({ externalId: id, payload: payload() })
    expect(JSON.parse(result.return_value)).toMatchObject({ ok: true, alreadyExisted: false })
    const [ping] = await client.PingAsync({})
    expect(JSON.parse(ping.return_value)).toMatchObject({ ok: true })
    await expect(
      client.CreateRequestAsync({ externalId: crypto.randomUUID(), payload: payload({ lines: [] }) }),
    ).rejects.toThrow(/De aanvraag heeft geen regels/)
  })

  it('needs the company in the address, over SOAP its right name', async () => {
    const without = await fetch(`${simulator.protocolUrl}/ODataV4/PortaalKoppeling_Ping`, {
      method: 'POST',
      headers: { authorization },
    })
    expect([without.status, await codeOf(without)]).toEqual([400, 'BadRequest'])
    const wrong = await fetch(`${simulator.protocolUrl}/WS/Elders/Codeunit/PortaalKoppeling`, {
      headers: { authorization },
    })
    expect(wrong.status).toBe(500)
    expect(await wrong.text()).toContain('NavCompanyNotFoundException')
  })

  it('answers a procedure that is not there with an empty 404, over SOAP with a fault', async () => {
    const query = `company=${encodeURIComponent(companyName)}`
    const odata = await fetch(`${simulator.protocolUrl}/ODataV4/PortaalKoppeling_CreateWonder?${query}`, {
      method: 'POST',
      headers: { authorization },
      body: '{}',
    })
    expect([odata.status, await odata.text()]).toEqual([404, ''])
    const envelope =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><CreateWonder/></s:Body></s:Envelope>'
    const url = `${simulator.protocolUrl}/WS/${encodeURIComponent(companyName)}/Codeunit/PortaalKoppeling`
    const soap = await fetch(url, { method: 'POST', headers: { authorization }, body: envelope })
    expect([soap.status, (await soap.text()).includes('<s:Fault>')]).toEqual([500, true])
  })

  it('answers the state of a request by its external id', async () => {
    const id = crypto.randomUUID()
    const ask = async () => {
      const url = `${simulator.protocolUrl}/ODataV4/PortaalKoppeling_GetByExternalId?company=${encodeURIComponent(companyName)}`
      const body = JSON.stringify({ externalId: id })
      const answer = await fetch(url, { method: 'POST', headers: { authorization }, body })
      // The result of a procedure is JSON in a text.
      return JSON.parse(((await answer.json()) as { value: string }).value)
    }
    expect(await ask()).toMatchObject({ found: false })
    const { no } = await create(id, payload())
    await control(`requests/${no}/approve`, 'POST', {})
    expect(await ask()).toMatchObject({ found: true, no, status: 'Approved' })
  })

  it('goes through its life as the clock moves, and no step twice', async () => {
    const id = crypto.randomUUID()
    await create(id, payload())
    await control('clock', 'POST', { advanceMinutes: 121 })
    expect(await booked(id)).toMatchObject([{ Status: 'Approved', orders: [] }])
    await control('clock', 'POST', { advanceMinutes: 31 })
    expect(await booked(id)).toMatchObject([{ Status: 'Approved', orders: [{ Status: 'Open' }] }])
    for (const minutes of [61, 61, 241]) await control('clock', 'POST', { advanceMinutes: minutes })
    expect(await booked(id)).toMatchObject([{ Status: 'Cancelled', orders: [{ Status: 'Posted' }] }])
  })
})

describe('a crash', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simulator-crash-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  async function startProcess(): Promise<{ url: string; control: string; kill: () => Promise<void> }> {
    const child = spawn(process.execPath, ['apps/erp-simulator/src/main.ts'], {
      env: { ...process.env, SIMULATOR_PORT: '0', SIMULATOR_CONTROL_PORT: '0', SIMULATOR_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))
      child.once('exit', (code) => reject(new Error(`The simulator stopped (${code})`)))
    })
    const [url = '', control = ''] = line.match(/http:\/\/[\d.:]+(\/BC)?/g) ?? []
    return {
      url,
      control,
      kill: () =>
        new Promise((resolve) => {
          child.once('exit', () => resolve())
          child.kill('SIGKILL')
        }),
    }
  }

  const booksOf = async (control: string): Promise<string[]> => {
    const answer = await fetch(`${control}/control/requests`)
    // The books; see control().
    const books = (await answer.json()) as { requests: { External_Id: string }[] }
    return books.requests.map((request) => request.External_Id)
  }

  it('right after the answer loses nothing', async () => {
    const id = crypto.randomUUID()
    const first = await startProcess()
    expect((await send(first.url, id, payload())).status).toBe(200)
    await first.kill()
    const second = await startProcess()
    const found = (await booksOf(second.control)).filter((known) => known === id)
    await second.kill()
    expect(found).toHaveLength(1)
  })

  it('in the middle of many keeps every answered one, and sending all again doubles none', async () => {
    const ids = Array.from({ length: 40 }, (): string => crypto.randomUUID())
    const first = await startProcess()
    const answered: string[] = []
    let kill: Promise<void> | null = null
    const sendOne = async (id: string): Promise<void> => {
      const answer = await send(first.url, id, payload())
      if (answer.ok) answered.push(id)
      if (answered.length === 15) kill ??= first.kill()
    }
    await Promise.allSettled(ids.map(sendOne))
    await kill
    expect(answered.length).toBeGreaterThanOrEqual(15)
    const second = await startProcess()
    const kept = await booksOf(second.control)
    expect(kept).toEqual(expect.arrayContaining(answered))
    for (const id of ids) expect((await send(second.url, id, payload())).status).toBe(200)
    const all = (await booksOf(second.control)).filter((known) => ids.includes(known))
    await second.kill()
    expect(all.toSorted()).toEqual(ids.toSorted())
  })
})
