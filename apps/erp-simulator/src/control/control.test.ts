import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../start-simulator.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

async function call(path: string, body?: unknown): Promise<Answer> {
  const sent =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${simulator.controlUrl}/control/${path}`, sent)
  // Every answer of the control port is an object.
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const read = (path: string): Promise<Response> =>
  fetch(`${simulator.protocolUrl}/ODataV4/${path}`, { headers: { authorization } })

describe('the control port', () => {
  it.each([
    ['faults', { kind: 'nonsense' }],
    ['faults', { kind: 'delay', ms: -1 }],
    ['faults', { kind: 'drop-field', scope: 'PortaalEenheid' }],
    ['clock', {}],
    ['clock', { set: 'tomorrow' }],
    ['clock', { advanceMinutes: '5' }],
    ['pace', { aprove: 5 }],
    ['rows', { service: 'PortaalEenheid', key: { Code: 'X' }, changes: { Nope: 1 } }],
    ['rows', []],
  ])('refuses %s %j with a sentence', async (path, body) => {
    const answer = await call(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toEqual(expect.any(String))
  })

  it('moves the clock, sets its speed and the pace, and answers them', async () => {
    const { body } = await call('clock', { set: '2030-01-01T00:00:00Z', speed: 60 })
    expect(body).toMatchObject({ speed: 60, now: expect.stringMatching(/^2030-01-01T0/) })
    expect((await call('pace', { approve: 1 })).body).toMatchObject({ pace: { approve: 1, post: 240 } })
    expect((await call('clock', { speed: 1 })).body.speed).toBe(1)
  })

  it('adds, changes, renames and deletes a row as somebody there would', async () => {
    const row = async (code: string) => (await read(`PortaalEenheid('${code}')`)).status
    expect(
      (await call('rows', { service: 'PortaalEenheid', key: { Code: 'nw' }, changes: { Description: 'Nieuw' } }))
        .status,
    ).toBe(200)
    expect(await row('NW')).toBe(200)
    await call('rows', { service: 'PortaalEenheid', key: { Code: 'NW' }, changes: { Code: 'NW2' } })
    expect([await row('NW'), await row('NW2')]).toEqual([404, 200])
    await call('rows', { service: 'PortaalEenheid', key: { Code: 'NW2' }, changes: null })
    expect(await row('NW2')).toBe(404)
    expect((await call('rows', { service: 'PortaalEenheid', key: { Code: 'NW2' }, changes: null })).status).toBe(404)
  })

  it('shortens a field in the metadata, takes one out of it, and takes a whole service away', async () => {
    await call('faults', { kind: 'shorten-field', scope: 'PortaalEenheid', field: 'Description' })
    expect(await (await read('$metadata')).text()).toMatch(
      /EntityType Name="PortaalEenheid">.*?Name="Description"[^>]*MaxLength="25"/,
    )
    await call('faults', { kind: 'unpublish', scope: 'PortaalDepot' })
    expect((await read('PortaalDepot')).status).toBe(404)
    const published = await (await read("PortaalWebServices('Page','PortaalDepot')")).text()
    const named = await (await read("PortaalWebServices(Object_Type='Page',Service_Name='PortaalDepot')")).text()
    expect(published).toContain('Bad key')
    expect(named).toContain('"Published":false')
    await fetch(`${simulator.controlUrl}/control/faults`, { method: 'DELETE' })
    expect((await read('PortaalDepot')).status).toBe(200)
  })

  it('strikes as often as requested', async () => {
    await call('faults', { kind: 'status', scope: 'PortaalEenheid', status: 503, retryAfter: 7, times: 1 })
    const struck = await read('PortaalEenheid')
    expect([struck.status, struck.headers.get('retry-after')]).toEqual([503, '7'])
    expect((await read('PortaalEenheid')).status).toBe(200)
  })

  it('shows the books as a page', async () => {
    const page = await fetch(simulator.controlUrl)
    expect(page.headers.get('content-type')).toContain('text/html')
    const text = await page.text()
    for (const title of [
      'Requests from the portal (0)',
      'Complaints from the portal (0)',
      'Inbox',
      'Invoices written last',
    ])
      expect(text).toContain(title)
  })

  it('shows the books of a location as a page', async () => {
    const page = await fetch(`${simulator.controlUrl}/locations/10001`)
    const text = await page.text()
    expect(text).toContain('10001 Nieuwbouw 24 woningen De Waterlinie, Nieuwegein')
    for (const title of ['Stock', 'Orders', 'Invoices', 'Complaints', 'Exit orders', 'Stock history'])
      expect(text).toMatch(new RegExp(`<h2>${title}[^<]*</h2><table>`))
    expect((await fetch(`${simulator.controlUrl}/locations/99999`)).status).toBe(404)
  })

  it('takes a complaint of the company a step further, until it is closed', async () => {
    const { rows } = (await call('rows/PortaalKlacht')).body as { rows: { No: string; Status: string }[] } // as it answers
    const open = rows.find((row) => row.Status === 'Wachten')?.No ?? ''
    expect((await call(`complaints/${open}/advance`, {})).status).toBe(200)
    expect((await call(`complaints/${open}/advance`, {})).status).toBe(409)
    expect((await call('inbox')).body).toEqual({ inbox: [] })
    expect((await call('complaints')).body).toEqual({ complaints: [] })
  })
})
