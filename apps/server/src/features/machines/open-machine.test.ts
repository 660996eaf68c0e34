import { contract } from '@portal/contract/calls.ts'
import type { SettingKey } from '@portal/domain/settings/catalogue.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildDocument,
  buildInspection,
  buildItem,
  buildPerson,
  buildUser,
  grantLocation,
} from '../../../test/builders.ts'
import { buildKinds, placePiece, removalCalls } from '../../../test/removal-calls.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { items, pieces, stock } from '../../erp/mirror-tables.ts'
import { eq } from '../../platform/db/query.ts'
import { settingOverrides } from '../../platform/db/schema/settings.ts'

const { machines, complaints } = contract
const settings = { Contact_Bedrijfsnaam: 'Rijnmond Materieel', Contact_Telefoon: '010 1234567' }
let portal: TestPortal
beforeAll(async () => {
  const publicUrl = 'https://portaal.example'
  portal = await startTestPortal({ clock: testClock('2026-11-29T09:00:00Z'), publicUrl, settings })
  await buildKinds(portal)
})
afterAll(() => portal.close())

const open = (code: string, who: { as?: string } = {}) => portal.post(machines.openMachine, { code }, who)
async function set(key: SettingKey, value: unknown): Promise<void> {
  const row = { key, value, changedBy: 'test', changedAt: new Date() }
  await portal.db.insert(settingOverrides).values(row).onConflictDoUpdate({ target: settingOverrides.key, set: row })
  await portal.parts.reloadSettings()
}

async function site() {
  const eva = await buildPerson(portal)
  return {
    ...eva,
    as: eva.userName,
    mixer: await placePiece(portal, { plantType: 'MOLEN', locationNo: eva.locationNo }),
  }
}

/** All that a stranger gets of a mixer, whoever has it. */
const publicMixer = (materieelNummer: string) => ({
  eigenaar: 'Rijnmond Materieel',
  telefoon: '010 1234567',
  stuk: { materieelSoort: 'MOLEN', materieelNummer, omschrijving: `Stuk ${materieelNummer}`, afbeelding: null },
  documenten: [],
  machine: null,
  keuze: [],
})
const nothing = { ...publicMixer(''), stuk: null }

describe('a label opened by who may see the stock', () => {
  it('gives where the machine stands, its inspection with norm and inspector, and every paper by its kind', async () => {
    const { as, mixer, locationNo } = await site()
    const no = await buildInspection(portal, { plantNo: mixer, norm: 'NEN 3140', inspector: 'M. Vermeer' })
    await buildDocument(portal, { parentType: 'Keuring', parentNo: String(no), fileName: 'scan.pdf' })
    await buildDocument(portal, { parentType: 'Stuk', parentNo: mixer, fileName: 'CE-verklaring.pdf' })
    const { answer } = await open(mixer, { as })
    expect(answer.machine).toMatchObject({
      materieelNummer: mixer,
      materieellocatie: locationNo,
      locatieOmschrijving: `Bouwplaats ${locationNo}`,
      serienummer: `SN ${mixer}`,
      toonPrijs: true,
      huurPrijsWeek: 40,
      retourAantal: 1,
      gebreken: [],
      keuringen: [{ keuringId: no, norm: 'NEN 3140', keurmeester: 'M. Vermeer', resultaat: 'Approved' }],
    })
    expect(answer.machine?.papieren.map(({ papier, naam }) => [papier, naam])).toEqual([
      ['certificaat', 'scan.pdf'],
      ['ce', 'CE-verklaring.pdf'],
    ])
  })

  it.each([
    ['address of the portal', (no: string) => `https://portaal.example/m/${no}`],
    ['soort-nummer', (no: string) => `MOLEN-${no}`],
    ['inspection number', (no: string) => `K${no}`],
    ['number in small letters', (no: string) => no.toLowerCase()],
  ])('knows it by its %s', async (_, label) => {
    const { as, mixer } = await site()
    expect((await open(label(mixer), { as })).answer.machine?.materieelNummer).toBe(mixer)
  })

  it('gives everything that is not in order, the most urgent first', async () => {
    const { as, mixer, locationNo } = await site()
    await buildInspection(portal, { plantNo: mixer, description: 'Jaarkeuring', nextDate: '2026-11-20' })
    await buildInspection(portal, { plantNo: mixer, inspectionType: 'HIJS', result: 'Disapproved', nextDate: null })
    await portal.db.update(stock).set({ expectedReturn: '2026-11-27' }).where(eq(stock.plantNo, mixer))
    await portal.db.update(pieces).set({ status: 'Blocked' }).where(eq(pieces.no, mixer))
    const { answer } = await open(mixer, { as })
    expect(answer.machine?.gebreken.map(({ soort, datum }) => [soort, datum])).toEqual([
      ['buiten_gebruik', null],
      ['afgekeurd', '2026-01-01'],
      ['keuring_verlopen', '2026-11-20'],
      ['te_laat', '2026-11-27'],
    ])
    expect(answer.machine?.materieellocatie).toBe(locationNo)
  })

  it('gives open feedback about it as its notes, and nothing where feedback is switched off', async () => {
    const { as, mixer, locationNo } = await site()
    const over = { soort: 'stuk', nummer: mixer } as const
    const said = { omschrijving: 'Riem versleten', type: 'Materieel', urgentie: 'Hoog', over }
    await portal.post(complaints.createComplaint, { gebruikerLogin: as, materieellocatie: locationNo, ...said }, { as })
    const notes = async () => (await open(mixer, { as })).answer.machine?.notities.map((note) => note.omschrijving)
    expect(await notes()).toEqual(['Riem versleten'])
    await set('AppKlachten_Actief', false)
    expect(await notes()).toEqual([])
    await set('AppKlachten_Actief', true)
  })

  it('asks which is meant where a serial number stands on several machines of the site', async () => {
    const { as, mixer, locationNo } = await site()
    const other = await placePiece(portal, { plantType: 'MOLEN', locationNo, serialNo: `SN ${mixer}` })
    const { answer } = await open(`SN ${mixer}`, { as })
    expect([answer.machine, answer.keuze.map(({ materieelNummer }) => materieelNummer).toSorted()]).toEqual([
      null,
      [mixer, other].toSorted(),
    ])
    expect((await open(`SN ${mixer}`)).answer).toEqual(nothing)
  })

  it('shows what anybody sees where the stock is switched off', async () => {
    const { as, mixer } = await site()
    await set('AppMaterieelvoorraad_Actief', false)
    expect((await open(mixer, { as })).answer).toEqual(publicMixer(mixer))
    await set('AppMaterieelvoorraad_Actief', true)
  })
})

describe('a label opened by anybody else', () => {
  it('says the same whether it is of others, in a depot, or nobody is logged in', async () => {
    const { mixer } = await site()
    const inDepot = await placePiece(portal, { plantType: 'MOLEN', locationNo: '' })
    const { userName } = await buildPerson(portal)
    expect((await open(mixer)).answer).toEqual(publicMixer(mixer))
    expect((await open(mixer, { as: userName })).answer).toEqual(publicMixer(mixer))
    expect((await open(inDepot)).answer).toEqual(publicMixer(inDepot))
    expect((await open(inDepot, { as: userName })).answer).toEqual(publicMixer(inDepot))
  })

  it('says nothing of a location, a rent, a serial number or a person', async () => {
    const { mixer, locationNo, userName } = await site()
    await buildInspection(portal, { plantNo: mixer, inspector: 'M. Vermeer' })
    const said = JSON.stringify((await open(mixer)).answer)
    for (const secret of [locationNo, `SN ${mixer}`, `K${mixer}`, userName, 'Vermeer', 'J. Bouwer', 'huurPrijs', '030'])
      expect([secret, said.includes(secret)]).toEqual([secret, false])
  })

  it('says of a number that is unknown or of a hidden kind only whose label it is', async () => {
    const kind = await buildItem(portal)
    const hidden = await placePiece(portal, { plantType: kind, locationNo: '' })
    expect((await open(hidden)).answer.stuk?.materieelNummer).toBe(hidden)
    await portal.db.update(items).set({ blocked: true }).where(eq(items.no, kind))
    await portal.parts.memory.changed(['catalogue'])
    expect((await open(hidden)).answer).toEqual(nothing)
    expect((await open('BESTAAT-NIET')).answer).toEqual(nothing)
  })

  it('gives manual and safety of its kind where the setting says so, and never a paper of the machine', async () => {
    const { mixer } = await site()
    for (const fileName of ['Handleiding.pdf', 'Veiligheidsinstructie.pdf', 'Hijstabel.pdf'])
      await buildDocument(portal, { parentType: 'Soort', parentNo: 'MOLEN', fileName })
    await buildDocument(portal, { parentType: 'Stuk', parentNo: mixer, fileName: 'Handleiding eigen.pdf' })
    await set('Etiket_Openbaar', ['naam', 'documenten'])
    const { answer } = await open(mixer)
    expect(answer.documenten.map(({ naam }) => naam).toSorted()).toEqual([
      'Handleiding.pdf',
      'Veiligheidsinstructie.pdf',
    ])
    expect([answer.eigenaar, answer.telefoon]).toEqual(['', ''])
    await set('Etiket_Openbaar', ['eigenaar'])
    const known = (await open(mixer)).answer
    expect(known).toEqual((await open('BESTAAT-NIET')).answer)
    expect(known.eigenaar).toBe('Rijnmond Materieel')
    await set('Etiket_Openbaar', ['naam', 'afbeelding', 'eigenaar', 'telefoon'])
  })

  it('is refused after sixty guesses of a minute, of ten thousand', async () => {
    const { mixer } = await site()
    const guess = async (from: number) => {
      const replies = []
      for (let at = from; at < from + 500; at += 1) replies.push((await open(at === 9_999 ? mixer : `G${at}`)).status)
      return replies
    }
    const statuses = (await Promise.all(Array.from({ length: 20 }, (_, part) => guess(part * 500)))).flat()
    const answered = statuses.filter((status) => status === 200).length
    expect([statuses.length, new Set(statuses)]).toEqual([10_000, new Set([200, 429])])
    // What this file asked before in the same minute counts too; a run that crosses a minute gets a second share.
    expect(answered).toBeLessThanOrEqual(120)
  })
})

describe('a label that is', () => {
  it.each(['', '  ', 'S\u00011', 'x'.repeat(200)])('unreadable is a failed scan: %j (R-VAL-19)', async (code) => {
    const { userName } = await buildPerson(portal)
    expect((await open(code, { as: userName })).problem).toMatchObject({ status: 400, code: 'scan.mislukt' })
  })

  it('of another portal is told so, also where its number is one of ours, and put on no list', async () => {
    const { as, mixer, locationNo } = await site()
    const foreign = `https://andere.example/m/${mixer}`
    const told = { status: 409, code: 'scan.vreemd', params: { host: 'andere.example' } }
    expect((await open(foreign, { as })).problem).toMatchObject(told)
    const calls = removalCalls(portal, { userName: as, locationNo })
    expect((await calls.scan(foreign)).problem).toMatchObject(told)
    expect((await calls.read()).afvoerlijstItems).toEqual([])
  })

  it('a copy leads to the machine it was copied from, wherever that stands', async () => {
    const { mixer, locationNo } = await site()
    const other = await buildPerson(portal)
    await grantLocation(portal, { userName: other.userName, locationNo })
    const { answer } = await open(mixer, { as: other.userName })
    expect([answer.machine?.materieellocatie, answer.machine?.serienummer]).toEqual([locationNo, `SN ${mixer}`])
    const { userName } = await buildPerson(portal)
    expect(
      (await open(mixer, { as: await buildUser(portal, { userName: `zonder-${userName}` }) })).answer.machine,
    ).toBeNull()
  })

  it('a GS1 Digital Link of the company opens its machine, and one with another prefix does not', async () => {
    const { as, mixer } = await site()
    await set('Etiket_GS1Prefix', '8712345')
    for (const label of [
      `https://portaal.example/8004/8712345${mixer}`,
      `https://id.gs1.org/8004/8712345${mixer}`,
      `]C180048712345${mixer}`,
    ])
      expect((await open(label, { as })).answer.machine?.materieelNummer).toBe(mixer)
    expect((await open(`https://id.gs1.org/8004/8799999${mixer}`, { as })).answer).toEqual(nothing)
    await set('Etiket_GS1Prefix', '')
  })
})
