import { createHash, randomUUID } from 'node:crypto'
import type { ComplaintPayload } from '@portal/erp-protocol/complaint-payloads.ts'
import type { CreateLocationPayload } from '@portal/erp-protocol/location-payloads.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRows } from '../company/contract.ts'
import { type Simulator, startSimulator } from '../start-simulator.ts'

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
const companyName = 'Rijnmond Materieel B.V.'

let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

interface Called {
  readonly status: number
  /** The result, or the refusal. */
  readonly result: Readonly<Record<string, unknown>>
  readonly code: string
  readonly message: string
}

async function call(procedure: string, given: Readonly<Record<string, string>>): Promise<Called> {
  const company = encodeURIComponent(companyName)
  const answer = await fetch(`${simulator.protocolUrl}/ODataV4/PortaalKoppeling_${procedure}?company=${company}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
  // A procedure answers a text that holds JSON, or the error of the protocol.
  const body = (await answer.json()) as { value?: string; error?: { code: string; message: string } }
  const result = JSON.parse(body.value ?? '{}')
  return { status: answer.status, result, code: body.error?.code ?? '', message: body.error?.message ?? '' }
}

async function read<S extends keyof CompanyRows>(service: S, filter: string): Promise<CompanyRows[S]> {
  const company = encodeURIComponent(companyName)
  const query = `$filter=${encodeURIComponent(filter)}`
  const answer = await fetch(`${simulator.protocolUrl}/ODataV4/Company('${company}')/${service}?${query}`, {
    headers: { authorization },
  })
  // Rows as the protocol spells them; tests read texts and numbers only.
  return ((await answer.json()) as { value: CompanyRows[S] }).value
}

const control = (path: string, body: object): Promise<Response> =>
  fetch(`${simulator.controlUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const later = (minutes: number) => control('clock', { advanceMinutes: minutes })
const sha = (base64: unknown) =>
  createHash('sha256')
    .update(Buffer.from(String(base64), 'base64'))
    .digest('hex')

const complaint = (changes: Partial<ComplaintPayload> = {}): string =>
  JSON.stringify({
    description: 'Machine start niet',
    complaintType: 'Storing',
    locationNo: '10001',
    invoiceNo: '',
    phoneNo: '06 12345678',
    urgency: 'Hoog',
    reference: 'Blok A',
    note: 'Staat naast de keet.',
    expectedDate: '2030-01-02',
    reportedBy: 'uitvoerder',
    ...changes,
  })

const place = (changes: Partial<CreateLocationPayload> = {}) => ({
  description: 'Nieuwbouw school, Ede',
  projectNo: 'P777',
  customerNo: '',
  depotNo: 'D02',
  address: 'Schoolstraat 1',
  postCode: '6711 aa',
  city: 'Ede',
  contact: 'J. de Boer',
  phoneNo: '0318 555111',
  email: 'school@bouwplaats.example',
  startingDate: '2030-01-07',
  endingDate: null,
  requestedBy: 'vreemde',
  ...changes,
})

describe('complaints', () => {
  it('are stored once with their note, and looked up by their id', async () => {
    const id = randomUUID()
    const first = await call('CreateComplaint', { externalId: id, payload: complaint() })
    expect(first.result).toMatchObject({ ok: true, alreadyExisted: false, status: 'Ontvangen' })
    const no = String(first.result.no)
    const again = await call('CreateComplaint', { externalId: id, payload: complaint() })
    expect(again.result).toMatchObject({ no, alreadyExisted: true })
    expect(await read('PortaalKlacht', `External_Id eq ${id}`)).toMatchObject([
      {
        No: no,
        Status: 'Ontvangen',
        Location_No: '10001',
        Urgency: 'Hoog',
        Reported_By: 'UITVOERDER',
        Expected_Date: '2030-01-02',
      },
    ])
    expect(await read('PortaalKlachtRegel', `Complaint_No eq '${no}'`)).toMatchObject([
      { External_Id: id, Text: 'Staat naast de keet.', Author: 'UITVOERDER' },
    ])
    expect((await call('GetByExternalId', { externalId: id })).result).toMatchObject({
      found: true,
      no,
      status: 'Ontvangen',
    })
  })

  it('refuse an id that was used for another payload or another procedure', async () => {
    const id = randomUUID()
    await call('CreateComplaint', { externalId: id, payload: complaint() })
    const other = await call('CreateComplaint', { externalId: id, payload: complaint({ reference: 'Blok B' }) })
    const elsewhere = await call('RequestLocation', { externalId: id, payload: complaint() })
    expect([other.code, elsewhere.code]).toEqual(['PORTAL_ID_REUSED', 'PORTAL_ID_REUSED'])
  })

  it.each<[string, Partial<ComplaintPayload>, string]>([
    ['at a location that is not there', { locationNo: '99999' }, 'bestaat niet'],
    ['about the invoice of another location', { invoiceNo: 'VF99-00001' }, 'bestaat niet op locatie'],
    ['about nothing', { description: ' ' }, 'moet zijn ingevuld'],
    ['with a note that does not fit', { note: 'x'.repeat(251) }, 'must be less than or equal to 250'],
  ])('are refused %s, and nothing is stored', async (_, changes, message) => {
    const id = randomUUID()
    const refused = await call('CreateComplaint', { externalId: id, payload: complaint(changes) })
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining(message)])
    expect(await read('PortaalKlacht', `External_Id eq ${id}`)).toEqual([])
  })

  it('take comments and documents, and hand the very same document out again', async () => {
    const no = String((await call('CreateComplaint', { externalId: randomUUID(), payload: complaint() })).result.no)
    const line = JSON.stringify({ complaintNo: no, text: 'Monteur is geweest.', author: 'uitvoerder' })
    expect((await call('AddComplaintLine', { externalId: randomUUID(), payload: line })).result).toMatchObject({ no })
    const base64 = Buffer.from('%PDF-1.4 een foto van de schade').toString('base64')
    const given = { externalId: randomUUID(), complaintNo: no, fileName: 'schade.pdf', base64 }
    const entryNo = String((await call('AddComplaintDocument', given)).result.no)
    expect(await read('PortaalDocument', `Entry_No eq ${entryNo}`)).toMatchObject([
      {
        Parent_Type: 'Klacht',
        Parent_No: no,
        File_Name: 'schade.pdf',
        Mime_Type: 'application/pdf',
        Hash: sha(base64),
        Size: 31,
      },
    ])
    expect((await call('GetDocument', { entryNo })).result).toMatchObject({ base64, mimeType: 'application/pdf' })
    const refused = [
      await call('AddComplaintDocument', { ...given, externalId: randomUUID(), fileName: 'virus.exe' }),
      await call('AddComplaintDocument', { ...given, externalId: randomUUID(), base64: 'geen base64' }),
      await call('AddComplaintDocument', { ...given, externalId: randomUUID(), complaintNo: 'KP99-1' }),
      await call('AddComplaintLine', { externalId: randomUUID(), payload: line.replace(no, 'KP99-1') }),
    ]
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('Application_DialogException'))
  })

  it('are treated and closed as the clock moves, with an answer of the desk; a comment opens one again', async () => {
    const no = String((await call('CreateComplaint', { externalId: randomUUID(), payload: complaint() })).result.no)
    const status = async () => (await read('PortaalKlacht', `No eq '${no}'`))[0]?.Status
    await later(241)
    expect(await status()).toBe('In behandeling')
    await later(3000)
    expect(await status()).toBe('Afgehandeld')
    const lines = await read('PortaalKlachtRegel', `Complaint_No eq '${no}'`)
    expect(lines.map((line) => line.Author)).toEqual(expect.arrayContaining(['UITVOERDER', 'MATERIEELDIENST']))
    const line = JSON.stringify({ complaintNo: no, text: 'Weer stuk.', author: 'uitvoerder' })
    const answer = await call('AddComplaintLine', { externalId: randomUUID(), payload: line })
    expect([answer.result.status, await status()]).toEqual(['In behandeling', 'In behandeling'])
  })
})

describe('locations', () => {
  it('are made under a free number with address and user, and not twice under the same', async () => {
    expect((await call('CheckLocationNo', { no: ' 41001' })).result).toMatchObject({ ok: true, isTaken: false })
    const payload = JSON.stringify({ locationNo: '41001', ...place() })
    const made = await call('CreateLocation', { externalId: randomUUID(), payload })
    expect(made.result).toMatchObject({ ok: true, no: '41001', status: 'Production' })
    expect((await call('CheckLocationNo', { no: '41001' })).result).toMatchObject({ isTaken: true })
    expect(await read('PortaalLocatie', "No eq '41001'")).toMatchObject([
      { Description: 'Nieuwbouw school, Ede', Customer_No: 'K2001', Post_Code: '6711 AA', Blocked: false },
    ])
    expect(await read('PortaalLocatieAdres', "Location_No eq '41001'")).toHaveLength(1)
    expect(await read('PortaalGebruikerLocatie', "Location_No eq '41001'")).toMatchObject([
      { User_Name: 'VREEMDE', Role: 'SITE_MANAGER' },
    ])
    const again = await call('CreateLocation', { externalId: randomUUID(), payload })
    expect(again.message).toContain("De locatie bestaat al. Identificatievelden en -waarden: Nr.='41001'.")
  })

  it.each([
    ['an unknown user', place({ requestedBy: 'niemand' }), 'De gebruiker niemand bestaat niet'],
    ['an unknown depot', place({ depotNo: 'D99' }), 'Het depot D99 bestaat niet'],
    ['no description', place({ description: '' }), 'moet zijn ingevuld'],
  ])('are refused with %s', async (_, given, message) => {
    const payload = JSON.stringify({ locationNo: '41999', ...given })
    expect((await call('CreateLocation', { externalId: randomUUID(), payload })).message).toContain(message)
  })

  it('that are asked for get their number from people, some time later', async () => {
    const id = randomUUID()
    const asked = await call('RequestLocation', {
      externalId: id,
      payload: JSON.stringify({ ...place(), remark: 'Graag snel' }),
    })
    expect(asked.result).toMatchObject({ status: 'Requested', no: expect.stringMatching(/^LA\d\d-00001$/) })
    expect((await call('GetByExternalId', { externalId: id })).result).toMatchObject({
      no: asked.result.no,
      status: 'Requested',
    })
    await later(121)
    const given = (await call('GetByExternalId', { externalId: id })).result
    expect(given).toMatchObject({ found: true, no: '30001', status: 'Production' })
    expect(await read('PortaalGebruikerLocatie', "Location_No eq '30001'")).toMatchObject([{ User_Name: 'VREEMDE' }])
  })

  it('with stock or open buy-backs are deregistered by force alone', async () => {
    const refused = await call('DeregisterLocation', { externalId: randomUUID(), locationNo: '10002', force: 'false' })
    expect(refused.message).toMatch(/Op locatie 10002 staan nog \d+ artikelen met terugkoop open/)
    const done = await call('DeregisterLocation', { externalId: randomUUID(), locationNo: '10002', force: 'true' })
    expect(done.result).toMatchObject({ ok: true, no: '10002', status: 'Finished' })
    expect(await read('PortaalLocatie', "No eq '10002'")).toMatchObject([{ State: 'Finished' }])
    const again = await call('DeregisterLocation', { externalId: randomUUID(), locationNo: '10002', force: 'true' })
    expect(again.result).toMatchObject({ status: 'Finished' })
    const empty = await call('DeregisterLocation', { externalId: randomUUID(), locationNo: '41001', force: 'false' })
    expect(empty.result).toMatchObject({ status: 'Finished' })
  })
})

describe('stock and content', () => {
  it('GetStock answers what PortaalVoorraad answers', async () => {
    const { result } = await call('GetStock', { locationNo: '10001', filter: '2*|4*' })
    const rows = (await read('PortaalVoorraad', "Location_No eq '10001'")).filter((row) => /^[24]/.test(row.Plant_Type))
    expect(rows.length).toBeGreaterThan(25)
    const told = result.rows as { plantType: string; plantNo: string; quantity: string }[] // the shape of StockResult
    const keyOf = (type: string, no: string, quantity: unknown) => `${type} ${no} ${Number(quantity)}`
    expect(told.map((row) => keyOf(row.plantType, row.plantNo, row.quantity)).toSorted()).toEqual(
      rows.map((row) => keyOf(row.Plant_Type, row.Plant_No, row.Quantity)).toSorted(),
    )
  })

  it.each(['Soort', 'Stuk', 'Locatie', 'Factuur', 'Order', 'Exitorder', 'Klacht', 'Keuring'])(
    'GetDocument hands out the documents of %s with the size and hash that were told',
    async (type) => {
      const rows = (await read('PortaalDocument', `Parent_Type eq '${type}'`)).slice(0, 3)
      expect(rows).toHaveLength(3)
      for (const row of rows) {
        const { result } = await call('GetDocument', { entryNo: String(row.Entry_No) })
        const size = Buffer.from(String(result.base64), 'base64').length
        expect([result.mimeType, size, sha(result.base64)]).toEqual([row.Mime_Type, row.Size, row.Hash])
      }
    },
  )

  it.each(['Order', 'Exitorder'])('GetImage answers the photos of %s as they were sent', async (type) => {
    const [row] = await read('PortaalAfbeelding', `Parent_Type eq '${type}'`)
    const given = { parentType: type, no: String(row?.Parent_No), lineNo: '10000' }
    const { result } = await call('GetImage', given)
    expect([result.mimeType, sha(result.base64)]).toEqual(['image/png', row?.Hash])
    expect((await call('GetImage', { ...given, no: 'OA00-1' })).code).toBe('Application_DialogException')
  })

  it('GetInvoicePdf hands out the invoice with its lines', async () => {
    const [invoice] = await read('PortaalFactuur', "Location_No eq '10001'")
    const { result } = await call('GetInvoicePdf', { no: String(invoice?.No) })
    const pdf = Buffer.from(String(result.base64), 'base64').toString('latin1')
    const [line] = await read('PortaalFactuurRegel', `Invoice_No eq '${invoice?.No}'`)
    expect(pdf).toContain(`(${invoice?.Kind === 'Debit' ? 'Factuur' : 'Creditnota'} ${invoice?.No})`)
    expect(pdf).toContain(String(line?.Description).slice(0, 12))
    expect((await call('GetInvoicePdf', { no: 'VF00-1' })).code).toBe('Application_DialogException')
    expect((await call('GetDocument', { entryNo: '99999999' })).code).toBe('Application_DialogException')
  })
})
