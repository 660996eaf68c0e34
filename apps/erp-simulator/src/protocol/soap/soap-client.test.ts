import { procedures } from '@portal/erp-protocol/codeunit.ts'
import { type Client, createClientAsync } from 'soap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../start-simulator.ts'

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const company = 'Rijnmond%20Materieel%20B.V.'
let simulator: Simulator
let units: Client
beforeAll(async () => {
  simulator = await startSimulator()
  units = await clientOf('Page/PortaalEenheid')
})
afterAll(() => simulator.stop())

const urlOf = (service: string): string => `${simulator.protocolUrl}/WS/${company}/${service}`
const clientOf = (service: string): Promise<Client> =>
  createClientAsync(urlOf(service), { wsdl_headers: { authorization } }).then((client) => {
    client.addHttpHeader('authorization', authorization)
    return client
  })

interface Unit {
  readonly Key: string
  readonly Code: string
  readonly Description: string
}
type Call = (input: object) => Promise<readonly [Record<string, unknown>]>

/** One operation through the client's own proxy; the result element's content. */
async function call(client: Client, operation: string, input: object): Promise<Record<string, unknown>> {
  // The client makes one such function an operation of the description.
  const run = client[`${operation}Async`] as Call
  const [result] = await run(input)
  return result ?? {}
}
async function faultOf(client: Client, operation: string, input: object): Promise<{ code: string; text: string }> {
  const error: unknown = await call(client, operation, input).catch((caught: unknown) => caught)
  // What the client throws for a fault; anything else fails here.
  const { Fault } = (error as { root: { Envelope: { Body: { Fault: Record<string, unknown> } } } }).root.Envelope.Body
  const plain = (value: unknown): string =>
    typeof value === 'object' && value !== null && '$value' in value ? String(value.$value) : String(value)
  return { code: plain(Fault.faultcode), text: plain(Fault.faultstring) }
}
// The rows and the row of a result of this page, or the expectation that reads them fails.
const rowsIn = (result: Record<string, unknown>): readonly Unit[] =>
  (result.ReadMultiple_Result as { PortaalEenheid: readonly Unit[] } | undefined)?.PortaalEenheid ?? []
const rowIn = (result: Record<string, unknown>): Unit => result.PortaalEenheid as Unit
const operationsOf = (client: Client): readonly string[] =>
  // Service → port → operation, as the client read the description.
  Object.values(client.describe() as Record<string, Record<string, object>>).flatMap((ports) =>
    Object.values(ports).flatMap((port) => Object.keys(port)),
  )
const byCode = (criteria: string) => ({ filter: [{ Field: 'Code', Criteria: criteria }], setSize: 0 })

describe('the list of services', () => {
  it('names every page, the codeunit and the system service, each with a description that can be read', async () => {
    const list = await (await fetch(urlOf('services'), { headers: { authorization } })).text()
    const addresses = [...list.matchAll(/ref="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) {
      const client = await createClientAsync(address, { wsdl_headers: { authorization } })
      expect(operationsOf(client).length).toBeGreaterThan(0)
    }
  })

  it('lists the companies', async () => {
    const client = await createClientAsync(`${simulator.protocolUrl}/WS/SystemService`, {
      wsdl_headers: { authorization },
    })
    client.addHttpHeader('authorization', authorization)
    expect(await call(client, 'Companies', {})).toEqual({ return_value: ['Rijnmond Materieel B.V.'] })
  })
})

describe('reading a page', () => {
  it('has the reading operations, and the writing ones where the page is editable', async () => {
    const reading = ['Read', 'ReadByRecId', 'ReadMultiple', 'IsUpdated', 'GetRecIdFromKey']
    const writing = ['Create', 'CreateMultiple', 'Update', 'UpdateMultiple', 'Delete']
    expect(operationsOf(units)).toEqual([...reading, ...writing])
    expect(operationsOf(await clientOf('Page/PortaalLocatie'))).toEqual(reading)
  })

  it('gives one row by its key, nothing for a key that is not there, and no fault', async () => {
    expect(rowIn(await call(units, 'Read', { Code: ' dag ' }))).toMatchObject({ Code: 'DAG' })
    expect(await call(units, 'Read', { Code: 'NIETS' })).toEqual({})
  })

  it('gives a row by its record id, as its key has it', async () => {
    const { Key } = rowIn(await call(units, 'Read', { Code: 'DAG' }))
    const { GetRecIdFromKey_Result: recId } = await call(units, 'GetRecIdFromKey', { Key })
    expect(recId).toBe('PortaalEenheid: DAG')
    expect(rowIn(await call(units, 'ReadByRecId', { recId }))).toMatchObject({ Code: 'DAG', Key })
  })

  it('goes through all rows by bookmark, also backwards', async () => {
    const all = rowsIn(await call(units, 'ReadMultiple', byCode(''))).map(({ Code }) => Code)
    const seen: string[] = []
    for (let bookmarkKey = ''; ; ) {
      const page = rowsIn(
        await call(units, 'ReadMultiple', { filter: [{ Field: 'Code', Criteria: '' }], bookmarkKey, setSize: 3 }),
      )
      if (page.length === 0) break
      seen.push(...page.map(({ Code }) => Code))
      bookmarkKey = page.at(-1)?.Key ?? ''
    }
    expect(seen).toEqual(all)
    const last = rowsIn(await call(units, 'ReadMultiple', { filter: [{ Field: 'Code', Criteria: '' }], setSize: -2 }))
    expect(last.map(({ Code }) => Code)).toEqual(all.slice(-2).reverse())
  })

  it('spells blanks and options as SOAP does', async () => {
    const client = await clientOf('Page/PortaalLocatie')
    const filter = [{ Field: 'State', Criteria: 'Technical_Finished|Production' }]
    const answer = await call(client, 'ReadMultiple', { filter, setSize: 1 })
    expect(JSON.stringify(answer)).toMatch(/"Location_Kind":"\w+"/)
    const raw = String(client.lastResponse)
    expect(raw).toMatch(/<Ending_Date>(0001-01-01|\d{4}-\d\d-\d\d)<\/Ending_Date>/)
    expect(raw).toMatch(/<State>(Production|Technical_Finished)<\/State>/)
  })

  it('refuses a criterion and a key that cannot be read', async () => {
    expect(await faultOf(units, 'ReadMultiple', byCode("'open"))).toMatchObject({
      code: 'a:Microsoft.Dynamics.Nav.Types.Exceptions.NavFilterException',
    })
    expect((await faultOf(units, 'IsUpdated', { Key: 'x' })).text).toContain('The key is not valid.')
  })
})

describe('writing a page', () => {
  it('adds a row in capitals, changes it by the key of the last answer, and deletes it', async () => {
    const added = rowIn(await call(units, 'Create', { PortaalEenheid: { Code: ' krat ', Description: 'Krat' } }))
    expect(added).toMatchObject({ Code: 'KRAT', Description: 'Krat' })
    const changed = rowIn(
      await call(units, 'Update', { PortaalEenheid: { Key: added.Key, Description: 'Houten krat' } }),
    )
    expect(changed).toMatchObject({ Code: 'KRAT', Description: 'Houten krat' })
    expect(await call(units, 'IsUpdated', { Key: added.Key })).toEqual({ IsUpdated_Result: true })
    expect(await call(units, 'IsUpdated', { Key: changed.Key })).toEqual({ IsUpdated_Result: false })
    const stale = await faultOf(units, 'Update', { PortaalEenheid: { Key: added.Key, Description: 'Laat' } })
    expect(stale.code).toContain('NavCSideRecordChangedException')
    const cleared = rowIn(await call(units, 'Update', { PortaalEenheid: { Key: changed.Key, Description: '' } }))
    expect(cleared.Description ?? '').toBe('')
    expect(await call(units, 'Delete', { Key: cleared.Key })).toEqual({ Delete_Result: true })
    expect((await faultOf(units, 'Delete', { Key: cleared.Key })).code).toContain('NavCSideRecordNotFoundException')
  })

  it('adds and changes many rows, all of them or none', async () => {
    const list = (...rows: readonly object[]) => ({ PortaalEenheid_List: { PortaalEenheid: rows } })
    const result = await call(
      units,
      'CreateMultiple',
      list({ Code: 'V1', Description: 'a' }, { Code: 'V2', Description: 'b' }),
    )
    // The list as it comes back.
    const rows = (result.PortaalEenheid_List as { PortaalEenheid: Unit[] }).PortaalEenheid
    expect(rows.map(({ Code }) => Code)).toEqual(['V1', 'V2'])
    await call(units, 'UpdateMultiple', list(...rows.map(({ Key }) => ({ Key, Description: 'c' }))))
    expect(rowsIn(await call(units, 'ReadMultiple', byCode('V1..V2'))).map((row) => row.Description)).toEqual([
      'c',
      'c',
    ])
    const twice = await faultOf(units, 'CreateMultiple', list({ Code: 'V3' }, { Code: 'V3' }))
    expect(twice.code).toContain('NavCSideDuplicateKeyException')
    expect(await call(units, 'Read', { Code: 'V3' })).toEqual({})
  })

  it.each([
    ['a text that is too long', { Code: 'LANG', Description: 'x'.repeat(51) }, 'NavNCLStringLengthExceededException'],
    ['a key that is there', { Code: 'DAG' }, 'NavCSideDuplicateKeyException'],
    ['a row without a key', { Description: 'niets' }, 'NavTestFieldException'],
  ])('refuses %s', async (_, row, code) => {
    expect((await faultOf(units, 'Create', { PortaalEenheid: row })).code).toContain(code)
  })

  it('refuses a message with a character that XML may not hold', async () => {
    const answer = await fetch(urlOf('Page/PortaalEenheid'), {
      method: 'POST',
      headers: { authorization },
      body: '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Read><Code>a&#x1F;</Code></Read></s:Body></s:Envelope>',
    })
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('hexadecimal value 0x1F')])
  })
})

describe('the codeunit', () => {
  it('has every procedure, and each answers with a result or a fault of the back office', async () => {
    const codeunit = await clientOf('Codeunit/PortaalKoppeling')
    expect(operationsOf(codeunit)).toEqual(Object.keys(procedures))
    for (const [name, parameters] of Object.entries(procedures)) {
      const input = Object.fromEntries(parameters.map((parameter) => [parameter, '1']))
      const answer = await call(codeunit, name, input).catch(() => faultOf(codeunit, name, input))
      const said = 'return_value' in answer ? answer.return_value : answer.code
      expect([name, said]).toEqual([
        name,
        expect.stringMatching(/^(\{|a:Microsoft\.Dynamics\.Nav\.Types\.Exceptions\.Nav)/),
      ])
    }
    expect(await call(codeunit, 'Ping', {})).toEqual({ return_value: expect.stringContaining('"ok":true') })
  })
})
