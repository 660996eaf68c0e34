import { Agent, request as httpRequest } from 'node:http'
import { xml2json } from 'odata-csdl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../start-simulator.ts'

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const companyPath = "Company('Rijnmond%20Materieel%20B.V.')"

interface Page {
  readonly value: readonly Record<string, unknown>[]
  readonly '@odata.nextLink'?: string
  readonly '@odata.count'?: number
}

let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(path.startsWith('http') ? path : `${simulator.protocolUrl}/ODataV4/${path}`, {
    headers: { authorization, ...headers },
  })
// The bodies of these answers are pages; a wrong one fails the expectation that reads it.
const getPage = async (path: string, headers: Record<string, string> = {}): Promise<Page> =>
  (await get(path, headers)).json() as Promise<Page>

async function errorOf(answer: Response): Promise<{ code: string; message: string }> {
  // Every refusal with a body has this shape, or the expectation fails.
  return ((await answer.json()) as { error: { code: string; message: string } }).error
}

describe('addresses', () => {
  it('take the company by name, by id and in the query, case-sensitively', async () => {
    const paths = [
      `${companyPath}/PortaalEenheid`,
      'Company(Id=7c1a7a52-3f0e-4b86-9d5a-2f4c1d9e8b10)/PortaalEenheid',
      'PortaalEenheid?company=Rijnmond%20Materieel%20B.V.',
    ]
    for (const path of paths) expect((await get(path)).status).toBe(200)
    const wrong = await get("Company('RIJNMOND%20MATERIEEL%20B.V.')/PortaalEenheid")
    expect(wrong.status).toBe(404)
    expect((await errorOf(wrong)).code).toBe('Internal_CompanyNotFound')
  })

  it('ignore case before the company, and have one tenant', async () => {
    const root = simulator.protocolUrl.replace('/BC', '/bc')
    const lower = await fetch(`${root}/odatav4/${companyPath}/PortaalEenheid`, { headers: { authorization } })
    expect(lower.status).toBe(200)
    expect((await get(`${companyPath}/PortaalEenheid?tenant=default`)).status).toBe(200)
    const other = await get(`${companyPath}/PortaalEenheid?tenant=elders`)
    expect([other.status, (await errorOf(other)).code]).toEqual([503, 'Internal_TenantUnavailable'])
  })

  it('take a plus sign for what it is, in the company as in a filter', async () => {
    expect((await get('PortaalEenheid?company=Rijnmond+Materieel+B.V.')).status).toBe(404)
    expect((await get(`${companyPath}/PortaalEenheid?$filter=Code+eq+'STUK'`)).status).toBe(400)
    expect((await get(`${companyPath}/PortaalEenheid?$filter=Code%20eq%20'STUK'`)).status).toBe(200)
  })

  it('give the companies, one company, and the number of rows', async () => {
    expect((await getPage('Company')).value).toMatchObject([{ Name: 'Rijnmond Materieel B.V.' }])
    expect(await (await get(companyPath)).json()).toMatchObject({ Name: 'Rijnmond Materieel B.V.' })
    const all = await getPage(`${companyPath}/PortaalEenheid`)
    const count = await get(`${companyPath}/PortaalEenheid/$count`)
    expect([count.headers.get('content-type'), await count.text()]).toEqual([
      'text/plain; charset=utf-8',
      String(all.value.length),
    ])
    expect(await (await get(`${companyPath}/PortaalEenheid/$count?$filter=Code eq 'DAG'`)).text()).toBe('1')
  })

  it('of an unknown service answer 404 without a body, of an unknown key with one', async () => {
    const service = await get(`${companyPath}/PortaalBestaatNiet`)
    expect([service.status, await service.text()]).toEqual([404, ''])
    const key = await get(`${companyPath}/PortaalLocatie('99999')`)
    expect([key.status, (await errorOf(key)).code]).toEqual([404, 'BadRequest_ResourceNotFound'])
  })

  it('that are too long are refused without saying why', async () => {
    expect((await get(`${companyPath}/PortaalEenheid?x=${'a'.repeat(16_000)}`)).status).toBe(400)
  })

  it('need the right password', async () => {
    const answer = await get(`${companyPath}/PortaalEenheid`, { authorization: 'Basic eDp5' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Basic realm="Business Central"')
    expect((await errorOf(answer)).message).toContain('The credentials provided are incorrect.')
  })
})

describe('pages', () => {
  it('follow the asked size with an opaque token until every row was given once', async () => {
    const first = await get(`${companyPath}/PortaalLocatie?$count=true`, { prefer: 'odata.maxpagesize=50' })
    expect(first.headers.get('preference-applied')).toBe('odata.maxpagesize=50')
    expect(first.headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/)
    // A page; see getPage.
    let page = (await first.json()) as Page
    const count = page['@odata.count']
    const seen = page.value.map((row) => row.No)
    while (page['@odata.nextLink'] !== undefined) {
      page = await getPage(page['@odata.nextLink'], { prefer: 'odata.maxpagesize=50' })
      seen.push(...page.value.map((row) => row.No))
    }
    expect(seen.length).toBe(count)
    expect(new Set(seen).size).toBe(count)
  })

  it('with $top have no next link', async () => {
    const page = await getPage(`${companyPath}/PortaalLocatie?$top=3`)
    expect(page.value).toHaveLength(3)
    expect(page['@odata.nextLink']).toBeUndefined()
  })

  it('ignore options they do not know and refuse fields they do not know', async () => {
    const all = await getPage(`${companyPath}/PortaalEenheid`)
    expect((await getPage(`${companyPath}/PortaalEenheid?$apply=x&$search=y&$wibble=z`)).value).toHaveLength(
      all.value.length,
    )
    const field = await get(`${companyPath}/PortaalEenheid?$filter=Nope eq 'x'`)
    expect(field.status).toBe(400)
    expect((await errorOf(field)).message).toContain(
      "Could not find a property named 'Nope' on type 'NAV.PortaalEenheid'.",
    )
  })

  it('spell blanks as the real thing does and keep decimals as numbers', async () => {
    const text = await (await get(`${companyPath}/PortaalLocatie?$top=1`)).text()
    expect(text).toMatch(/"Ending_Date":"(0001-01-01|\d{4}-\d\d-\d\d)"/)
    const item = await (await get(`${companyPath}/PortaalMaterieelsoort?$top=1`)).text()
    expect(item).toMatch(/"Rent_Price_Day":\d+(\.\d+)?,/)
    expect(item).toMatch(/"@odata.etag":"W\/\\"[A-Za-z0-9+/=]+\\""/)
  })
})

describe('filters', () => {
  const cases: readonly (readonly [string, number])[] = [
    ["No eq '10001'", 1],
    ["No eq ' 10001 '", 1],
    ["startswith(No,'1000')", 9],
    ["(No eq '10001' or No eq '10002') and Blocked eq false", 2],
    ["No ge '10001' and No le '10003'", 3],
    ["not (No ne '10004')", 1],
  ]
  it.each(cases)('%s gives %i', async (filter, expected) => {
    const page = await getPage(`${companyPath}/PortaalLocatie?$filter=${encodeURIComponent(filter)}`)
    expect(page.value).toHaveLength(expected)
  })

  it('refuse or over distinct fields', async () => {
    const answer = await get(`${companyPath}/PortaalLocatie?$filter=${encodeURIComponent("No eq '1' or City eq 'x'")}`)
    expect(answer.status).toBe(400)
    expect((await errorOf(answer)).message).toContain(
      "The 'OR' operator is not supported on distinct fields on an OData filter.",
    )
  })

  it('leave a query its own order', async () => {
    const answer = await get(`${companyPath}/PortaalVoorraad?$orderby=Quantity`)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([501, 'BadRequest_MethodNotImplemented'])
    expect((await get(`${companyPath}/PortaalVoorraad?$top=1`)).status).toBe(200)
  })

  it('double the apostrophe in a text', async () => {
    expect(
      (await get(`${companyPath}/PortaalLocatie?$filter=${encodeURIComponent("City eq '''s-Gravenhage'")}`)).status,
    ).toBe(200)
  })
})

describe('metadata', () => {
  it('is read by somebody else’s parser, with lengths, and is the same for every company', async () => {
    const answer = await get('$metadata')
    const schema = xml2json(await answer.text())
    const locatie = schema.NAV.PortaalLocatie
    expect(locatie.$Key).toEqual(['No'])
    expect(locatie.Description.$MaxLength).toBe(100)
    expect(schema.NAV.PortaalKoppeling_CreateRequest[0].$Kind).toBe('Action')
    const scoped = await get(`${companyPath}/$metadata`)
    expect([scoped.status, await scoped.text()]).toEqual([404, ''])
  })
})

describe('limits', () => {
  it('turn away the hundred-and-first request at once with 429', async () => {
    await fetch(`${simulator.controlUrl}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'delay', scope: 'PortaalEenheid', ms: 1000, times: 5 }),
    })
    const agent = new Agent({ maxSockets: 200 })
    const status = (): Promise<number> =>
      new Promise((resolve, reject) => {
        const url = `${simulator.protocolUrl}/ODataV4/${companyPath}/PortaalEenheid?$top=1`
        const sent = httpRequest(url, { agent, headers: { authorization } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
        sent.once('error', reject)
        sent.end()
      })
    const answers = await Promise.all(Array.from({ length: 110 }, status))
    await fetch(`${simulator.controlUrl}/control/faults`, { method: 'DELETE' })
    agent.destroy()
    expect(answers.filter((code) => code === 200).length).toBe(100)
    expect(answers.filter((code) => code === 429).length).toBe(10)
  })
})
