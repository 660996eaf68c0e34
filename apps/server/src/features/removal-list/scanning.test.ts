import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildPerson, buildStock, grantLocation } from '../../../test/builders.ts'
import { buildKinds, buildSite, placePiece, removalCalls } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  await buildKinds(portal)
})
afterAll(() => portal.close())

async function site() {
  const eva = await buildPerson(portal)
  return { eva, ...(await buildSite(portal, eva)), calls: removalCalls(portal, eva) }
}

describe('a scanned label', () => {
  it.each([
    ['piece number', (no: string) => no],
    ['inspection number', (no: string) => `K${no}`],
    ['serial number, in any case', (no: string) => `sn ${no}`],
    ['soort-nummer', (no: string) => `MOLEN-${no}`],
    ['number with a hyphen more', (no: string) => no.replace('MOLEN', 'MOL-EN')],
    ['number with other signs', (no: string) => no.replace('MOLEN', 'mo.len / ')],
    ['soort and number without a hyphen', (no: string) => `molen ${no}`],
    ['serial number without its space', (no: string) => `SN${no}`],
    ['asset of GS1', (no: string) => `]C18004${no}`],
    ['asset of GS1 behind FNC1', (no: string) => `\u001d8004MOLEN-${no}`],
    ['serial number of GS1', (no: string) => `0108712345678906\u001d21SN ${no}`],
    ['Code 39 with its stars', (no: string) => `*K${no}*`],
    ['address of the portal', (no: string) => `http://127.0.0.1/m/${no}?taal=nl`],
    ['address of its maker', (no: string) => `https://materieel.example/machine/${no}?taal=nl`],
  ])('is known by its %s (R-ROUTE-23)', async (_, labelOf) => {
    const { mixer, calls } = await site()
    const reply = await calls.scan(` ${labelOf(mixer)}\r\n`)
    expect(reply.answer).toEqual({
      uitkomst: 'toegevoegd',
      id: expect.any(String),
      materieelSoort: 'MOLEN',
      materieelNummer: mixer,
      omschrijving: `Stuk ${mixer}`,
      retourAantal: 1,
      aanwezig: 1,
      geblokkeerd: false,
    })
    const { afvoerlijstItems } = await calls.read()
    expect(afvoerlijstItems.map(({ id, materieelNummer }) => [id, materieelNummer])).toEqual([[reply.answer.id, mixer]])
  })

  it('of a counted thing counts one more each time, up to what is there', async () => {
    const { calls } = await site()
    expect((await calls.scan('HEK')).answer).toMatchObject({ uitkomst: 'toegevoegd', retourAantal: 1, aanwezig: 15 })
    expect((await calls.scan('hek-')).answer).toMatchObject({ uitkomst: 'opgehoogd', retourAantal: 2 })
    for (let i = 3; i <= 15; i++) await calls.scan('HEK')
    expect((await calls.scan('HEK')).problem).toMatchObject({
      code: 'validatie.aantal_voorraad',
      params: { amount: 15 },
    })
  })

  it('of a soort that has hyphens itself is read too', async () => {
    const { eva, calls } = await site()
    await buildItem(portal, { no: 'ML-200-X' })
    const no = await placePiece(portal, { plantType: 'ML-200-X', locationNo: eva.locationNo, no: 'A-7' })
    expect((await calls.scan(`ML-200-X-${no}`)).answer).toMatchObject({ materieelNummer: 'A-7' })
  })

  it('that is on the list already says so and changes nothing', async () => {
    const { mixer, calls } = await site()
    await calls.scan(mixer)
    expect((await calls.scan(`K${mixer}`)).answer).toMatchObject({ uitkomst: 'al_op_lijst', retourAantal: 1 })
    expect((await calls.read()).versie).toBe(1)
  })

  it.each(['', '  ', '\u001d', 'S\u00011', 'x'.repeat(200)])(
    'that cannot be read is a failed scan: %j (R-VAL-19)',
    async (code) => {
      const { calls } = await site()
      expect((await calls.scan(code)).problem).toMatchObject({ status: 400, code: 'scan.mislukt' })
    },
  )

  it('that is nothing, somebody else’s or in a depot is not found, in the same words (R-VAL-20)', async () => {
    const { calls } = await site()
    const foreign = await site()
    const inDepot = await placePiece(portal, { plantType: 'MOLEN', locationNo: '' })
    const answers = []
    for (const code of ['NIETS-1', foreign.mixer, `K${foreign.mixer}`, `MOLEN-${foreign.mixer}`, inDepot, 'MOLEN']) {
      const { problem } = await calls.scan(code)
      answers.push({ ...problem, reference: '' })
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'scan.niet_gevonden', params: {} })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('may be the ending of the only number here that ends so, of four digits or more', async () => {
    const { eva, calls } = await site()
    const place = (no: string, locationNo = eva.locationNo) =>
      placePiece(portal, { plantType: 'MOLEN', locationNo, no })
    await place('770001-554')
    await place('770002-554')
    await place('770003-999', (await site()).eva.locationNo)
    expect((await calls.scan('01-554')).answer.materieelNummer).toBe('770001-554')
    for (const code of ['554', '1554X', '3999', '0000', '%554'])
      expect([code, (await calls.scan(code)).problem?.code]).toEqual([code, 'scan.niet_gevonden'])
    await place('880001-554')
    expect((await calls.scan('1554')).problem?.code).toBe('scan.niet_gevonden')
    expect((await calls.scan('7700015 54')).answer.materieelNummer).toBe('770001-554')
    await place('77000155-4')
    expect((await calls.scan('770001554')).problem?.code).toBe('scan.niet_gevonden')
    expect((await calls.scan('77000155-4')).answer.materieelNummer).toBe('77000155-4')
  })

  it('of a piece at another location of the person says where it stands, and adds nothing', async () => {
    const { eva, calls } = await site()
    const locationNo = await buildLocation(portal, { description: 'De Brug' })
    await grantLocation(portal, { userName: eva.userName, locationNo, role: 'administration' })
    const piece = await placePiece(portal, { plantType: 'MOLEN', locationNo })
    expect((await calls.scan(piece)).problem).toMatchObject({
      status: 409,
      code: 'scan.elders',
      params: { location: locationNo, name: 'De Brug' },
    })
    expect((await calls.read()).versie).toBe(0)
  })

  it('that several things carry means the one at this location', async () => {
    const { eva, calls } = await site()
    const foreign = await site()
    await placePiece(portal, { plantType: 'MOLEN', locationNo: foreign.eva.locationNo, serialNo: 'DUBBEL' })
    const own = await placePiece(portal, { plantType: 'MOLEN', locationNo: eva.locationNo, serialNo: 'dubbel' })
    expect((await calls.scan('DUBBEL')).answer.materieelNummer).toBe(own)
  })

  it('of a blocked piece goes on the list and is said to be blocked', async () => {
    const { eva, calls } = await site()
    const no = await placePiece(portal, { plantType: 'MOLEN', locationNo: eva.locationNo, status: 'Blocked' })
    expect((await calls.scan(no)).answer).toMatchObject({ uitkomst: 'toegevoegd', geblokkeerd: true })
  })

  it('of a piece that was asked to be taken away already is refused', async () => {
    const { eva, mixer, calls } = await site()
    await portal.db.execute(sql`update erp_stock set qty_on_removal = 1 where plant_no = ${mixer}`)
    expect((await calls.scan(mixer)).problem).toMatchObject({
      code: 'validatie.aantal_voorraad',
      params: { amount: 0 },
    })
    await buildStock(portal, { locationNo: eva.locationNo, plantType: 'LOS', quantity: 1 })
    expect((await calls.scan('LOS')).problem?.code).toBe('scan.niet_gevonden')
  })

  it('is taken only while scanning is switched on', async () => {
    const { eva, mixer } = await site()
    const off = await startTestPortal({ database: portal.database, settings: { AppMaterieelvoorraad_Scannen: false } })
    try {
      const { problem } = await removalCalls(off, eva).scan(mixer)
      expect(problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    } finally {
      await off.close()
    }
  })
})
