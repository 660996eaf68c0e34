import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../start-simulator.ts'

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const company = "Company('Rijnmond%20Materieel%20B.V.')"
let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

interface Sent {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

async function send(method: string, path: string, given: { body?: string; headers?: object } = {}): Promise<Sent> {
  const answer = await fetch(path.startsWith('http') ? path : `${simulator.protocolUrl}/ODataV4/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...given.headers },
    ...(given.body === undefined ? {} : { body: given.body }),
  })
  const text = await answer.text()
  // An entity or an error; the expectation that reads it knows which.
  const body = (text === '' ? {} : JSON.parse(text)) as Sent['body']
  return { status: answer.status, headers: answer.headers, body }
}
const units = `${company}/PortaalEenheid`
const create = (code: string, description = 'Nieuw'): Promise<Sent> =>
  send('POST', units, { body: JSON.stringify({ Code: code, Description: description }) })
const etagOf = ({ body }: Sent): string => String(body['@odata.etag'])
const match = (etag: string) => ({ 'if-match': etag })
const codeOf = ({ status, body }: Sent): readonly [number, string] => [
  status,
  String((body.error as { code?: unknown } | undefined)?.code ?? ''),
]

describe('a page that is editable', () => {
  it('takes a new row, in capitals, with an etag and its address', async () => {
    const added = await create(' pallet ')
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ Code: 'PALLET', Description: 'Nieuw' })
    const again = await send('GET', added.headers.get('location') ?? '')
    expect(again.body).toEqual(added.body)
    expect(codeOf(await create('PALLET'))).toEqual([409, 'Internal_EntityWithSameKeyExists'])
  })

  it('answers without a body when that is preferred', async () => {
    const headers = { prefer: 'return-no-content' }
    const added = await send('POST', units, { body: '{"Code":"STIL"}', headers })
    expect([added.status, added.body]).toEqual([204, {}])
    expect((await send('GET', `${units}('STIL')`)).status).toBe(200)
  })

  it('changes only what is given, by the etag of the last answer or by *', async () => {
    const first = await create('ETAG', 'een')
    const body = JSON.stringify({ Description: 'twee' })
    expect(codeOf(await send('PATCH', `${units}('ETAG')`, { body }))).toEqual([400, 'BadRequest_InvalidToken'])
    const changed = await send('PATCH', `${units}('ETAG')`, { body, headers: match(etagOf(first)) })
    expect([changed.status, changed.body.Description]).toEqual([200, 'twee'])
    expect(etagOf(changed)).not.toBe(etagOf(first))
    const stale = await send('PATCH', `${units}('ETAG')`, { body, headers: match(etagOf(first)) })
    expect(codeOf(stale)).toEqual([409, 'Request_EntityChanged'])
    const forced = await send('PATCH', `${units}('ETAG')`, { body: '{"Description":"drie"}', headers: match('*') })
    expect(forced.body.Description).toBe('drie')
  })

  it('renames a row, and refuses a name that is taken', async () => {
    await create('OUDENAAM')
    const body = '{"Code":"nieuwenaam"}'
    const renamed = await send('PATCH', `${units}('OUDENAAM')`, { body, headers: match('*') })
    expect(renamed.body.Code).toBe('NIEUWENAAM')
    expect((await send('GET', `${units}('OUDENAAM')`)).status).toBe(404)
    const taken = await send('PATCH', `${units}('NIEUWENAAM')`, { body: '{"Code":"DAG"}', headers: match('*') })
    expect(codeOf(taken)).toEqual([409, 'Internal_EntityWithSameKeyExists'])
  })

  it('deletes a row once', async () => {
    const stale = etagOf(await create('WEG'))
    await send('PATCH', `${units}('WEG')`, { body: '{"Description":"x"}', headers: match('*') })
    expect(codeOf(await send('DELETE', `${units}('WEG')`, { headers: match(stale) }))[0]).toBe(409)
    expect((await send('DELETE', `${units}('WEG')`)).status).toBe(204)
    expect(codeOf(await send('DELETE', `${units}('WEG')`))).toEqual([404, 'BadRequest_ResourceNotFound'])
  })

  it.each([
    ['{"Code":"X","Nope":1}', 'BadRequest', "The property 'Nope' does not exist on type 'NAV.PortaalEenheid'."],
    ['{"Code":5}', 'BadRequest', 'Unable to convert value to Code'],
    ['{"Code":"X"', 'BadRequest', 'Invalid Request Body'],
    ['{"Code":"X","Row_Version":1}', 'BadRequest_InvalidOperation', "Control 'Row_Version' is read-only"],
    ['{"Code":"ABCDEFGHIJK"}', 'Application_StringExceededLength', 'The length of the string is 11'],
    ['{"Description":"x"}', 'Application_FieldValidationException', 'Code must have a value'],
  ])('refuses %s', async (body, code, message) => {
    const refused = await send('POST', units, { body })
    expect(codeOf(refused)).toEqual([400, code])
    expect(JSON.stringify(refused.body)).toContain(message)
  })

  it('keeps a number with all its digits, and knows the members of an option', async () => {
    const categories = `${company}/PortaalCategorie`
    const body = '{"Code":"TEST","Presentation_Order":12345}'
    expect((await send('POST', categories, { body })).body.Presentation_Order).toBe(12_345)
    const option = '{"Subject":"Onzin","Code":"A","Language":"DEU"}'
    expect(codeOf(await send('POST', `${company}/PortaalVertaling`, { body: option }))).toEqual([
      400,
      'Application_EvaluateException',
    ])
  })

  it('must be named with its company', async () => {
    expect(codeOf(await send('POST', 'PortaalEenheid', { body: '{"Code":"X"}' }))).toEqual([400, 'BadRequest'])
  })
})

describe('what is not there to be changed', () => {
  it.each([
    ['POST', `${company}/PortaalLocatie`, 'Collection'],
    ['PATCH', `${company}/PortaalLocatie('10001')`, 'Entity'],
    ['DELETE', `${company}/PortaalAanvraag('X')`, 'Entity'],
    ['PATCH', units, 'Collection'],
    ['POST', `${units}('DAG')`, 'Entity'],
  ])('answers %s %s with 405', async (method, path, kind) => {
    const refused = await send(method, path, { body: '{}' })
    expect(codeOf(refused)).toEqual([405, 'BadRequest_MethodNotAllowed'])
    expect(JSON.stringify(refused.body)).toContain(`of EdmType '${kind}' are not allowed`)
  })
})
