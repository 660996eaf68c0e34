import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestPayload } from '../../test/request-payload.ts'
import { type Simulator, startSimulator } from '../start-simulator.ts'

let simulator: Simulator
let orderable: { Kind: string; No: string }
beforeAll(async () => {
  simulator = await startSimulator()
  const items = await rowsOf("PortaalMaterieelsoort?$filter=Kind eq 'Materieel' and Orderable eq true&$top=1")
  // The key of a row of this service.
  orderable = items[0] as typeof orderable
})
afterAll(() => simulator.stop())

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const company = 'Rijnmond%20Materieel%20B.V.'

const control = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${simulator.controlUrl}/control/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
const fault = (given: object): Promise<Response> => control('POST', 'faults', { times: 1, ...given })
const clear = (): Promise<Response> => control('DELETE', 'faults')
afterEach(clear)

const read = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${simulator.protocolUrl}/ODataV4/Company('${company}')/${path}`, { headers: { authorization, ...headers } })
async function rowsOf(path: string): Promise<readonly Record<string, unknown>[]> {
  // A page of a service, or the expectation that reads it fails.
  return ((await (await read(path)).json()) as { value: Record<string, unknown>[] }).value
}

const namespace = 'urn:microsoft-dynamics-schemas/codeunit/PortaalKoppeling'
function soap(procedure: string, parameters = ''): Promise<Response> {
  const call = `<${procedure} xmlns="${namespace}">${parameters}</${procedure}>`
  return fetch(`${simulator.protocolUrl}/WS/${company}/Codeunit/PortaalKoppeling`, {
    method: 'POST',
    headers: { authorization },
    body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${call}</s:Body></s:Envelope>`,
  })
}
const create = (externalId: string): Promise<Response> =>
  fetch(`${simulator.protocolUrl}/ODataV4/PortaalKoppeling_CreateRequest?company=${company}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      externalId,
      payload: JSON.stringify(
        requestPayload({
          toLocation: '10001',
          lines: [
            {
              lineNo: 1,
              kind: 'Materieel',
              no: orderable.No,
              plantNo: '',
              quantity: '1',
              remark: '',
              setNo: '',
            },
          ],
        }),
      ),
    }),
  })

async function codeOf(answer: Response): Promise<string> {
  // Every refusal with a body has this shape.
  return ((await answer.json()) as { error: { code: string } }).error.code
}

describe('what strikes before the work', () => {
  it('refuses an expired token, and the next one is good', async () => {
    await fault({ kind: 'expired-token', scope: 'PortaalEenheid' })
    const struck = await read('PortaalEenheid')
    expect(struck.status).toBe(401)
    expect(struck.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(await codeOf(struck)).toBe('Authentication_InvalidCredentials')
    expect((await read('PortaalEenheid')).status).toBe(200)
  })

  it.each([429, 502, 503])('answers %i with the time to wait', async (status) => {
    await fault({ kind: 'status', scope: 'PortaalEenheid', status, retryAfter: 3 })
    const struck = await read("PortaalEenheid('ST')")
    expect([struck.status, struck.headers.get('retry-after')]).toEqual([status, '3'])
  })

  it('words a lock as each protocol does', async () => {
    await fault({ kind: 'lock', scope: 'PortaalEenheid' })
    const odata = await read('PortaalEenheid')
    expect([odata.status, await codeOf(odata)]).toEqual([409, 'Application_LockTimeout'])
    await fault({ kind: 'lock', scope: 'Ping' })
    const overSoap = await soap('Ping')
    expect(overSoap.status).toBe(500)
    expect(await overSoap.text()).toContain('Exceptions.NavCSideLockTimeoutException')
  })

  it('has one protocol off and the other on', async () => {
    await fault({ kind: 'odata-off', times: null })
    const odata = await read('PortaalEenheid')
    expect([odata.status, await codeOf(odata)]).toEqual([405, 'BadRequest_MethodNotAllowed'])
    expect((await soap('Ping')).status).toBe(200)
    await clear()
    await fault({ kind: 'soap-off', times: null })
    expect((await soap('Ping')).status).toBe(405)
    expect((await read('PortaalEenheid')).status).toBe(200)
  })
})

describe('what spoils an answer', () => {
  it('cuts the connection before the work or after it', async () => {
    const [never, booked] = [randomUUID(), randomUUID()]
    await fault({ kind: 'drop-before', scope: 'CreateRequest' })
    await expect(create(never)).rejects.toThrow('fetch failed')
    await fault({ kind: 'drop-after', scope: 'CreateRequest' })
    await expect(create(booked)).rejects.toThrow('fetch failed')
    // The books as the control port shows them.
    const { requests } = (await (await control('GET', 'requests')).json()) as { requests: { External_Id: string }[] }
    expect(requests.map((request) => request.External_Id)).toContain(booked)
    expect(requests.map((request) => request.External_Id)).not.toContain(never)
  })

  it('writes a character that JSON and XML may not hold', async () => {
    await fault({ kind: 'illegal-character', scope: 'PortaalEenheid' })
    const json = await (await read('PortaalEenheid')).text()
    expect(() => JSON.parse(json)).toThrow('Bad control character')
    await fault({ kind: 'illegal-character', scope: 'Ping' })
    expect(await (await soap('Ping')).text()).toContain('<return_value>&#x1F;{')
  })

  it('cuts JSON off', async () => {
    await fault({ kind: 'truncate', scope: 'PortaalEenheid' })
    const json = await (await read('PortaalEenheid')).text()
    expect(() => JSON.parse(json)).toThrow('JSON')
  })

  it('begins a page with the last row of the page before', async () => {
    const prefer = { prefer: 'odata.maxpagesize=2' }
    // A page with its link.
    const first = (await (await read('PortaalEenheid', prefer)).json()) as {
      value: { Code: string }[]
      '@odata.nextLink': string
    }
    await fault({ kind: 'duplicate-row', scope: 'PortaalEenheid' })
    const second = (await (
      await fetch(first['@odata.nextLink'], { headers: { authorization, ...prefer } })
    ).json()) as typeof first
    expect(second.value.map(({ Code }) => Code)).toEqual([first.value[1]?.Code, expect.any(String), expect.any(String)])
  })
})

describe('a late commit', () => {
  const versionOf = async (code: string): Promise<number> =>
    Number((await rowsOf(`PortaalEenheid?$filter=Code eq '${code}'`))[0]?.Row_Version ?? 0)
  const change = (code: string, text: string): Promise<Response> =>
    control('POST', 'rows', { service: 'PortaalEenheid', key: { Code: code }, changes: { Description: text } })
  const describe = async (code: string): Promise<unknown> =>
    (await rowsOf(`PortaalEenheid?$filter=Code eq '${code}'`))[0]?.Description

  it('appears after rows with higher versions', async () => {
    await change('LAAT', 'oud')
    await fault({ kind: 'late-commit', scope: 'PortaalEenheid' })
    await change('LAAT', 'nieuw')
    await change('LATER', 'hoger')
    const higher = await versionOf('LATER')
    expect(await describe('LAAT')).toBe('oud')
    await clear()
    expect(await describe('LAAT')).toBe('nieuw')
    expect(await versionOf('LAAT')).toBeLessThan(higher)
  })

  it('of a new row is no row until then', async () => {
    await fault({ kind: 'late-commit', scope: 'PortaalEenheid', ms: 60_000 })
    await change('ONZICHTBAAR', 'x')
    expect((await read("PortaalEenheid('ONZICHTBAAR')")).status).toBe(404)
    await clear()
    expect((await read("PortaalEenheid('ONZICHTBAAR')")).status).toBe(200)
  })
})

describe('the log', () => {
  it('lists requests and answers, without the account', async () => {
    await read("PortaalEenheid?$filter=Code eq 'LOG'")
    const { requests } = (await (await control('GET', 'log')).json()) as { requests: { url: string; status: number }[] }
    expect(requests.at(-1)).toMatchObject({ method: 'GET', status: 200, url: expect.stringContaining('Code') })
    expect(JSON.stringify(requests)).not.toContain('Basic')
  })
})
