import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson, buildSet } from '../../../test/builders.ts'
import { buildEquipment, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { sets } = contract
let portal: TestPortal
let eva: Somebody

beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: false } })
  await buildEquipment(portal)
  await buildItem(portal, { no: 'PLANK', kind: 'Artikel', priceType: 'Verkoop', salesPrice: 2.5, unitCode: 'STUKS' })
  await buildSet(portal, { no: 'METSEL', description: 'Metselplek' }, { MOLEN: 1, BEZEM: 0.5, '?KABEL': 3 })
  await buildSet(portal, { no: 'OUDESET' }, { OUD: 1, PLANK: 4, WEG: 1 })
  await buildSet(portal, { no: 'DICHT', blocked: true }, { MOLEN: 1 })
  await buildSet(portal, { no: 'LEEG' }, {})
  await portal.db.execute(sql`
    insert into erp_translations (subject, code, language, text, row_version) values ('Set', 'METSEL', 'de-DE', 'Maurerplatz', 1)`)
  eva = await buildPerson(portal)
})
afterAll(() => portal.close())

describe('sets', () => {
  it('are shown without a session, offered ones only, in the language asked (R-ROLE-06, R-GEN-23)', async () => {
    const { answer } = await portal.post(sets.getSets, {}, { headers: { 'accept-language': 'de-DE' } })
    expect(
      answer.items.map(({ setNummer, omschrijving, aantalRegels, bestelbaar }) => ({
        setNummer,
        omschrijving,
        aantalRegels,
        bestelbaar,
      })),
    ).toEqual([
      { setNummer: 'METSEL', omschrijving: 'Maurerplatz', aantalRegels: 3, bestelbaar: true },
      { setNummer: 'OUDESET', omschrijving: 'Set OUDESET', aantalRegels: 3, bestelbaar: false },
    ])
  })

  it('have their lines with what cannot be ordered marked, optional ones last', async () => {
    const { answer } = await portal.post(sets.getSet, { setNummer: 'metsel' })
    expect(answer.regels.map((line) => [line.materieelSoort, line.aantalPerSet, line.optioneel])).toEqual([
      ['MOLEN', 1, false],
      ['BEZEM', 0.5, false],
      ['KABEL', 3, true],
    ])
    const old = (await portal.post(sets.getSet, { setNummer: 'OUDESET' })).answer
    expect(old.regels.map((line) => [line.materieelSoort, line.bestelbaar])).toEqual([
      ['OUD', false],
      ['PLANK', true],
      ['WEG', false],
    ])
  })

  it('show prices to who may see them and to nobody else', async () => {
    const pricesOf = async (who: object, place: object) => {
      const { answer } = await portal.post(sets.getSet, { setNummer: 'METSEL', ...place }, who)
      return answer.regels.map((line) => [line.toonPrijs, line.huurPrijsWeek, line.verkoopPrijs])
    }
    expect(await pricesOf({}, {})).toEqual([
      [false, 0, 0],
      [false, 0, 0],
      [false, 0, 0],
    ])
    expect(await pricesOf({ as: eva.userName }, { materieellocatie: eva.locationNo })).toEqual([
      [true, 40, 0],
      [true, 50, 8],
      [true, 50, 3.5],
    ])
  })

  it.each(['DICHT', 'LEEG', 'NERGENS'])('do not have %s', async (setNummer) => {
    expect((await portal.post(sets.getSet, { setNummer })).problem).toMatchObject({
      status: 404,
      code: 'error.niet_gevonden',
    })
  })

  it('are read several at once, all of them without numbers', async () => {
    const numbersOf = async (setNummers: string[]) =>
      (await portal.post(sets.getSetsDetails, { setNummers })).answer.items.map((set) => [
        set.setNummer,
        set.regels.length,
      ])
    expect(await numbersOf(['OUDESET', 'NERGENS', 'DICHT'])).toEqual([['OUDESET', 3]])
    expect(await numbersOf([])).toEqual([
      ['METSEL', 3],
      ['OUDESET', 3],
    ])
  })

  it('have quick ones, those ordered most first (R-PAY-24)', async () => {
    await portal.db.execute(sql`
      insert into erp_requests (no, external_id, type, status, request_date, from_location, to_location, depot_no, address,
        post_code, city, contact, phone_no, collect, urgent, requested_by, reference, remark, row_version)
      select 'A' || n, null, 'Aanvoer', 'Requested', current_date, '', '1', '', '', '', '', '', '', false, false, '', '', '', n
      from generate_series(1, 3) n`)
    await portal.db.execute(sql`
      insert into erp_request_lines (request_no, line_no, kind, no, plant_no, quantity, qty_processed, remark, set_no, row_version)
      select 'A' || n, 1, 'Artikel', 'PLANK', '', 1, 0, '', case n when 1 then 'METSEL' else 'OUDESET' end, n
      from generate_series(1, 3) n`)
    const { answer } = await portal.post(sets.getSetsLinks, {})
    expect(answer.sets.map((set) => set.setNummer)).toEqual(['OUDESET', 'METSEL'])
  })

  it('exist, until the last one is blocked', async () => {
    expect((await portal.post(sets.setsExist, {})).answer).toEqual({ bestaat: true })
    await portal.db.execute(sql`update erp_sets set blocked = true`)
    await portal.parts.memory.changed(['catalogue'])
    expect((await portal.post(sets.setsExist, {})).answer).toEqual({ bestaat: false })
  })
})
