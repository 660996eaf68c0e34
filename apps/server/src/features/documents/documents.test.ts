import { contract } from '@portal/contract/calls.ts'
import type { BoolKey } from '@portal/domain/settings/catalogue.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import {
  buildDocument,
  buildInspection,
  buildItem,
  buildLocation,
  buildPerson,
  buildPiece,
  buildUser,
  grantLocation,
} from '../../../test/builders.ts'
import { type TestClock, testClock } from '../../../test/test-clock.ts'
import { type PostOptions, startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { erpOrders, exitOrders, userLocations } from '../../erp/mirror-tables.ts'
import { backOfficeOf, controlOf } from '../../erp/test/test-connector.ts'
import { eq } from '../../platform/db/query.ts'
import { settingOverrides } from '../../platform/db/schema/settings.ts'

const { documents, auth } = contract
let simulator: Simulator
let portal: TestPortal
let clock: TestClock
beforeAll(async () => {
  simulator = await startSimulator()
  clock = testClock()
  portal = await startTestPortal({ clock, backOffice: backOfficeOf(simulator) })
})
afterAll(async () => {
  await portal.close()
  await simulator.stop()
})

const download = (documentNummer: number, as?: PostOptions) =>
  portal.post(documents.downloadDocument, { documentNummer }, as)

async function open(address: string, init: RequestInit = {}) {
  const answer = await fetch(portal.url + address, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
async function addressOf(documentNummer: number, as: PostOptions): Promise<string> {
  return (await download(documentNummer, as)).answer.adres
}

async function setSetting(key: BoolKey, value: boolean): Promise<void> {
  const row = { key, value, changedBy: 'test', changedAt: clock.now() }
  await portal.db.insert(settingOverrides).values(row).onConflictDoUpdate({ target: settingOverrides.key, set: row })
  await portal.parts.reloadSettings()
}

/** A person, their location with a piece and an inspection, and a document of each. */
async function buildSite() {
  const person = await buildPerson(portal)
  const { locationNo } = person
  const pieceNo = await buildPiece(portal, { locationNo })
  const entryNo = await buildInspection(portal, { plantNo: pieceNo })
  const ofLocation = await buildDocument(portal, { parentNo: locationNo, documentDate: '2026-11-03' })
  const ofPiece = await buildDocument(portal, { parentType: 'Stuk', parentNo: pieceNo, documentDate: '2026-11-02' })
  const ofInspection = await buildDocument(portal, { parentType: 'Keuring', parentNo: String(entryNo) })
  return { ...person, pieceNo, ofLocation, ofPiece, ofInspection, as: { as: person.userName } }
}

describe('documents are listed', () => {
  it('of a location with those of its pieces and of their inspections, newest first', async () => {
    const site = await buildSite()
    const { answer } = await portal.post(
      documents.getLocationDocuments,
      { materieellocatie: site.locationNo },
      { as: site.userName },
    )
    expect(answer.items.map(({ documentNummer, bron, bronNummer }) => [documentNummer, bron, bronNummer])).toEqual([
      [site.ofLocation, 'Locatie', site.locationNo],
      [site.ofPiece, 'Stuk', site.pieceNo],
      [site.ofInspection, 'Keuring', site.pieceNo],
    ])
    expect(answer.items[0]).toEqual({
      documentNummer: site.ofLocation,
      naam: `Document ${site.ofLocation}.pdf`,
      mimeType: 'application/pdf',
      grootte: 19,
      datum: '2026-11-03',
      bron: 'Locatie',
      bronNummer: site.locationNo,
    })
  })

  it('as they are after a synchronisation', async () => {
    const { locationNo, userName } = await buildSite()
    const read = async () =>
      (await portal.post(documents.getLocationDocuments, { materieellocatie: locationNo }, { as: userName })).answer
        .items
    expect(await read()).toHaveLength(3)
    await buildDocument(portal, { parentNo: locationNo })
    await portal.parts.memory.changed(['documents'])
    expect(await read()).toHaveLength(4)
    await buildPiece(portal, { no: `later-${locationNo}`, locationNo })
    await buildDocument(portal, { parentType: 'Stuk', parentNo: `later-${locationNo}` })
    await portal.parts.memory.changed(['stock', 'inspections'])
    expect(await read()).toHaveLength(5)
  })

  it('of a piece for those who have its location, for nobody else', async () => {
    const site = await buildSite()
    const stranger = await buildPerson(portal)
    const ask = (materieelNummer: string, as: string) =>
      portal.post(documents.getPieceDocuments, { materieelNummer }, { as })
    const { answer } = await ask(site.pieceNo, site.userName)
    expect(answer.items.map(({ documentNummer }) => documentNummer)).toEqual([site.ofPiece, site.ofInspection])
    const [theirs, none] = [await ask(site.pieceNo, stranger.userName), await ask('NIETS', stranger.userName)]
    expect([theirs.status, theirs.problem?.code]).toEqual([404, 'error.niet_gevonden'])
    expect([none.status, none.problem?.code]).toEqual([404, 'error.niet_gevonden'])
  })

  it('of an equipment type for everybody, unless it is blocked', async () => {
    const [open1, blocked] = [await buildItem(portal), await buildItem(portal, { blocked: true })]
    const manual = await buildDocument(portal, { parentType: 'Soort', parentNo: open1 })
    const hidden = await buildDocument(portal, { parentType: 'Soort', parentNo: blocked })
    const ask = async (materieelSoort: string) =>
      (await portal.post(documents.getItemDocuments, { materieelSoort })).answer.items
    expect((await ask(open1.toLowerCase())).map(({ documentNummer }) => documentNummer)).toEqual([manual])
    expect(await ask(blocked)).toEqual([])
    expect((await download(hidden)).status).toBe(404)
    expect((await open((await download(manual)).answer.adres)).text).toBe('%PDF-1.7 a document')
  })
})

describe('a download', () => {
  it('answers a signed address that streams the file as what it is', async () => {
    const { locationNo, as } = await buildSite()
    const no = await buildDocument(portal, { parentNo: locationNo, fileName: '../Prüfung ‮"€" 2026.pdf' })
    const { answer } = await download(no, as)
    expect(answer).toMatchObject({ geldigTot: '2026-11-23T09:01:00.000Z', mimeType: 'application/pdf', grootte: 19 })
    const shown = await open(answer.adres)
    expect([shown.status, shown.text]).toEqual([200, '%PDF-1.7 a document'])
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '19',
      'content-disposition': `inline; filename="Pr?fung \\"?\\" 2026.pdf"; filename*=UTF-8''Pr%C3%BCfung%20%22%E2%82%AC%22%202026.pdf`,
      'cache-control': 'private, no-store',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const saved = await open(`${answer.adres}?opslaan=1`)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  it.each([
    ['application/pdf', '<!doctype html><script>alert(1)</script>', 'application/octet-stream'],
    ['text/html', '<!doctype html><script>alert(1)</script>', 'application/octet-stream'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'application/octet-stream'],
    ['text/csv; charset=x', 'a;b', 'text/csv'],
  ])('called %s with %s inside is only saved, and may run nothing', async (mimeType, content, type) => {
    const { locationNo, as } = await buildSite()
    const address = await addressOf(await buildDocument(portal, { parentNo: locationNo, mimeType }, content), as)
    const { headers, status } = await open(address)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain(type)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  it('address is worth nothing after 60 seconds, changed, for another document or at another tenant', async () => {
    const { ofLocation, as } = await buildSite()
    const address = await addressOf(ofLocation, as)
    const refused = async (text: string) => {
      const { status, text: body } = await open(text)
      expect([status, JSON.parse(body).code]).toEqual([404, 'error.niet_gevonden'])
    }
    expect((await open(address)).status).toBe(200)
    await refused(address.slice(0, -3))
    await refused('/documenten/x.y.z')
    await refused(address.replace(/\.[^.]+\./, `.${Buffer.from('9999999999999/1/').toString('base64url')}.`))
    clock.advance(59_000)
    expect((await open(address)).status).toBe(200)
    clock.advance(1_000)
    await refused(address)
  })

  it('address dies with the session, and with the right to see the document', async () => {
    const { ofLocation, userName, locationNo } = await buildSite()
    const token = await portal.tokenOf(userName)
    const address = await addressOf(ofLocation, { token })
    await portal.post(auth.logout, {}, { token })
    expect((await open(address)).status).toBe(404)
    const visitor = await buildUser(portal, { userName: `bezoeker-${locationNo}` })
    await grantLocation(portal, { userName: visitor, locationNo })
    const theirs = await addressOf(ofLocation, { as: visitor })
    expect((await open(theirs)).status).toBe(200)
    await portal.db.delete(userLocations).where(eq(userLocations.userName, visitor))
    expect((await open(theirs)).status).toBe(404)
  })

  it('of what is not theirs is refused as what does not exist', async () => {
    const site = await buildSite()
    const stranger = { as: (await buildPerson(portal)).userName }
    const bill = await buildDocument(portal, { parentType: 'Factuur', parentNo: 'F1' })
    const strange = await buildDocument(portal, { parentType: 'toString', parentNo: 'F1' })
    const nowhere = await buildDocument(portal, { parentNo: await buildLocation(portal) })
    const all = [site.ofLocation, site.ofPiece, site.ofInspection, nowhere, bill, strange, 4_000_000]
    for (const no of all) {
      const { status, problem } = await download(no, stranger)
      expect([no, status, problem?.code]).toEqual([no, 404, 'error.niet_gevonden'])
      expect((await download(no)).status).toBe(404)
    }
    for (const no of [site.ofLocation, site.ofPiece, site.ofInspection])
      expect((await download(no, site.as)).status).toBe(200)
  })

  it('of an order is for both its ends, of an exit order for its location', async () => {
    const [from, to, other] = [await buildPerson(portal), await buildPerson(portal), await buildPerson(portal)]
    await portal.db.insert(erpOrders).values({
      ...{
        type: 'Overige_verplaatsingen',
        no: 'VO-1',
        status: 'Posted',
        requestNo: '',
        requestedBy: '',
        reference: '',
      },
      ...{ fromLocation: from.locationNo, toLocation: to.locationNo, collect: false, rowVersion: 1n },
    })
    await portal.db.insert(exitOrders).values({
      ...{ no: 'EX-1', type: 'Vermissing', locationNo: from.locationNo, reason: '', totalAmount: 0, rowVersion: 1n },
    })
    const slip = await buildDocument(portal, { parentType: 'Order', parentNo: 'VO-1' })
    const loss = await buildDocument(portal, { parentType: 'Exitorder', parentNo: 'EX-1' })
    const statuses = async (no: number) =>
      Promise.all([from, to, other].map(async ({ userName }) => (await download(no, { as: userName })).status))
    expect(await statuses(slip)).toEqual([200, 200, 404])
    expect(await statuses(loss)).toEqual([200, 404, 404])
  })
})

describe('an area that is switched off', () => {
  it.each([
    ['Stuk', 'AppMaterieelvoorraad_Actief'],
    ['Locatie', 'AppLocatie_Documenten'],
    ['Keuring', 'AppKeuringen_Actief'],
  ] as const)(
    'gives no document of a %s, not even by an address it gave before (R-SCR-SHELL-25)',
    async (bron, name) => {
      const site = await buildSite()
      const no = { Stuk: site.ofPiece, Locatie: site.ofLocation, Keuring: site.ofInspection }[bron]
      const address = await addressOf(no, site.as)
      await setSetting(name, false)
      expect([(await download(no, site.as)).status, (await open(address)).status]).toEqual([404, 404])
      await setSetting(name, true)
      expect((await open(address)).status).toBe(200)
    },
  )

  it('shows none of an equipment type where documents are switched off', async () => {
    const item = await buildItem(portal)
    const manual = await buildDocument(portal, { parentType: 'Soort', parentNo: item })
    await setSetting('AppDetails_Documenten', false)
    const { answer } = await portal.post(documents.getItemDocuments, { materieelSoort: item })
    expect([answer.items, (await download(manual)).status]).toEqual([[], 404])
    await setSetting('AppDetails_Documenten', true)
    expect((await download(manual)).status).toBe(200)
  })
})

describe('content', () => {
  it('is fetched from the back office once; while that is away, what is kept still opens and the rest says so', async () => {
    const { locationNo, as } = await buildSite()
    const rows = await controlOf(simulator).rows('PortaalDocument')
    const pdfs = rows.filter((row) => row.Parent_Type === 'Locatie' && row.Mime_Type === 'application/pdf').slice(0, 2)
    const [first = 0, second = 0] = await Promise.all(
      pdfs.map(({ Entry_No, Size, Hash }) =>
        buildDocument(portal, {
          entryNo: Number(Entry_No),
          parentNo: locationNo,
          size: Number(Size),
          hash: String(Hash),
        }),
      ),
    )
    const { headers, text } = await open(await addressOf(first, as))
    expect([headers.get('content-type'), headers.get('content-length')]).toEqual([
      'application/pdf',
      String(pdfs[0]?.Size),
    ])
    expect(text.startsWith('%PDF-')).toBe(true)
    await controlOf(simulator).fault({ kind: 'status', scope: 'GetDocument', status: 503, retryAfter: 0, times: null })
    expect((await open(await addressOf(first, as))).text).toBe(text)
    const refused = await download(second, as)
    expect([refused.status, refused.problem?.code]).toEqual([504, 'error.timeout_backoffice'])
  })
})
