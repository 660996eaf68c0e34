import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { changePlaces, type Somebody } from '../../../test/list-calls.ts'
import { buildKinds, buildSite, removalCalls, returnOf } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { removalList } = contract
let portal: TestPortal
/** The same database with the cap at stock switched off and remarks of five characters. */
let loose: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: false } })
  loose = await startTestPortal({
    database: portal.database,
    settings: { Afvoeren_MaximaalVoorraad: false, Afvoerlijst_MaxLengthOpmerking: 5 },
  })
  await buildKinds(portal)
})
afterAll(async () => {
  await loose.close()
  await portal.close()
})

async function site(at = portal) {
  const eva = await buildPerson(portal)
  return { eva, ...(await buildSite(portal, eva)), calls: removalCalls(at, eva) }
}

async function secondLocation(of: Somebody, role = 'site_manager'): Promise<Somebody> {
  const locationNo = await buildLocation(portal, { projectNo: `P${of.locationNo}` })
  await grantLocation(portal, { userName: of.userName, locationNo, role })
  return { userName: of.userName, locationNo }
}

describe('the removal list', () => {
  it('answers its lines with what they are and what stands there (R-PAY-01, R-ENT-42)', async () => {
    const { eva, mixer, calls } = await site()
    expect(await calls.read()).toEqual({ afvoerlijstItems: [], versie: 0 })
    const reply = await calls.add(returnOf('molen', mixer.toLowerCase()), returnOf('HEK', '', 3))
    expect(reply.answer).toEqual({ toegevoegd: 2, opgehoogd: 0, alAanwezig: 0, versie: 1 })
    const { afvoerlijstItems: items, versie } = await calls.read()
    expect(versie).toBe(1)
    expect(items).toMatchObject([
      {
        type: 'Materieel',
        materieelSoort: 'MOLEN',
        materieelNummer: mixer,
        materieelLocatie: eva.locationNo,
        retourAantal: 1,
        opmerking: '',
        gewichtPerStuk: 50.5,
        omschrijving: `Stuk ${mixer}`,
        serieNummer: `SN ${mixer}`,
        keuringsNummer: `K${mixer}`,
        huurPrijsWeek: 40,
        aanwezig: 1,
      },
      { materieelSoort: 'HEK', materieelNummer: '', omschrijving: 'Bouwhek', retourAantal: 3, aanwezig: 15 },
    ])
  })

  it('is one for each location (R-GEN-05)', async () => {
    const { eva, mixer, calls } = await site()
    const elsewhere = removalCalls(portal, await secondLocation(eva))
    await calls.add(returnOf('MOLEN', mixer))
    expect((await elsewhere.read()).afvoerlijstItems).toEqual([])
    expect((await calls.read()).afvoerlijstItems).toHaveLength(1)
  })

  it('holds a thing once at a location, and again at another (R-ENT-12)', async () => {
    const { eva, mixer, calls } = await site()
    const other = await secondLocation(eva)
    await buildSite(portal, other)
    await calls.add(returnOf('MOLEN', mixer), returnOf('HEK', '', 2))
    const again = await calls.add(returnOf('HEK', '', 2), returnOf('MOLEN', mixer))
    expect(again.answer).toEqual({ toegevoegd: 0, opgehoogd: 1, alAanwezig: 1, versie: 2 })
    await removalCalls(portal, other).add(returnOf('HEK', '', 2))
    expect((await calls.read()).afvoerlijstItems.map((item) => item.retourAantal)).toEqual([1, 4])
    expect((await removalCalls(portal, other).read()).afvoerlijstItems.map((item) => item.retourAantal)).toEqual([2])
  })

  it('adds up what several windows add at the same moment', async () => {
    const { calls } = await site()
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => calls.add(returnOf('HEK', '', 3))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await calls.add(returnOf('HEK'))).problem).toMatchObject({ code: 'validatie.aantal_voorraad' })
    expect((await calls.read()).afvoerlijstItems.map((item) => item.retourAantal)).toEqual([15])
  })

  it('is capped at what is there and not asked for already, unless the setting lets go (R-RULE-01)', async () => {
    const { eva, mixer, calls } = await site()
    const refused = await calls.add(returnOf('MOLEN', mixer), returnOf('HEK', '', 16))
    expect(refused.problem).toMatchObject({
      status: 400,
      code: 'validatie.aantal_voorraad',
      params: { amount: 15 },
      field: 'items.1.retourAantal',
    })
    expect((await calls.read()).afvoerlijstItems).toEqual([])
    expect((await removalCalls(loose, eva).add(returnOf('HEK', '', 16))).status).toBe(200)
  })

  it('takes one of a piece, and none that stands elsewhere or is nothing', async () => {
    const { mixer, calls } = await site()
    const foreign = await site()
    expect((await calls.add(returnOf('MOLEN', mixer, 2))).problem?.code).toBe('validatie.aantal_stuk')
    for (const item of [returnOf('MOLEN', foreign.mixer), returnOf('MOLEN', 'NIETS'), returnOf('NIETS')]) {
      expect((await calls.add(item)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    }
    expect((await calls.add()).problem?.code).toBe('reject.items_leeg')
  })
})

describe('a save', () => {
  async function filled(at = portal) {
    const { calls, ...rest } = await site(at)
    await calls.add(returnOf('MOLEN', rest.mixer), returnOf('HEK', '', 3))
    const { afvoerlijstItems, versie } = await calls.read()
    const [mixerLine, fences] = afvoerlijstItems
    if (mixerLine === undefined || fences === undefined) throw new Error('the list was not filled')
    return { ...rest, calls, mixerLine, fences, versie }
  }

  it('sets quantity and remark and gives the new version', async () => {
    const { calls, fences, versie } = await filled()
    const reply = await calls.save([{ id: fences.id, retourAantal: 12, opmerking: ' achter de keet ' }], versie)
    expect(reply.answer).toEqual({ versie: versie + 1 })
    expect((await calls.read()).afvoerlijstItems[1]).toMatchObject({ retourAantal: 12, opmerking: 'achter de keet' })
  })

  it('never overwrites a newer list, nor one that a line has gone from', async () => {
    const { calls, mixerLine, fences, versie, other } = await filled()
    await calls.add(returnOf('MOLEN', other))
    const change = [{ id: fences.id, retourAantal: 9, opmerking: '' }]
    expect((await calls.save(change, versie)).problem).toMatchObject({
      status: 409,
      code: 'error.tussentijds_gewijzigd',
    })
    const { versie: newer } = await calls.read()
    await calls.removeItem(mixerLine.id)
    const gone = await calls.save([{ id: mixerLine.id, retourAantal: 1, opmerking: 'x' }], newer)
    expect(gone.problem?.code).toBe('error.tussentijds_gewijzigd')
    expect((await calls.read()).afvoerlijstItems.map((item) => item.retourAantal)).toEqual([3, 1])
  })

  it('lets one of two at the same moment win, and refuses the other', async () => {
    const { calls, fences, versie } = await filled()
    const save = (retourAantal: number) => calls.save([{ id: fences.id, retourAantal, opmerking: '' }], versie)
    const replies = await Promise.all([save(5), save(6)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = replies[0]?.status === 200 ? 5 : 6
    expect((await calls.read()).afvoerlijstItems[1]?.retourAantal).toBe(won)
  })

  it('holds the cap for a changed quantity only (R-RULE-01)', async () => {
    const { eva, calls, mixerLine, fences, versie } = await filled()
    const save = (id: string, retourAantal: number, opmerking = '') =>
      calls.save([{ id, retourAantal, opmerking }], versie)
    expect((await save(fences.id, 16)).problem).toMatchObject({ field: 'items.0.retourAantal', params: { amount: 15 } })
    expect((await save(mixerLine.id, 2)).problem?.code).toBe('validatie.aantal_stuk')
    await portal.db.execute(sql`update erp_stock set quantity = 0 where location_no = ${eva.locationNo}`)
    expect((await save(fences.id, 3, 'is al weg')).status).toBe(200)
    expect((await removalCalls(loose, eva).save([{ ...change(fences.id), opmerking: '' }], versie + 1)).status).toBe(
      200,
    )
  })

  const change = (id: string) => ({ id, retourAantal: 99_999, opmerking: '' })

  it('bounds the remark by the setting, also while adding (R-VAL-11, R-VAL-10)', async () => {
    const { calls, fences, versie } = await filled(loose)
    const save = (opmerking: string) => calls.save([{ id: fences.id, retourAantal: 3, opmerking }], versie)
    expect((await save('zeszes')).problem).toMatchObject({
      code: 'validatie.max_tekens',
      params: { amount: 5 },
      field: 'items.0.opmerking',
    })
    expect((await save('vijf5')).status).toBe(200)
    const adding = await calls.add({ ...returnOf('HEK'), opmerking: 'zeszes' })
    expect(adding.problem?.code).toBe('validatie.max_tekens')
  })
})

describe('removing lines', () => {
  it('takes the lines named and keeps what came meanwhile', async () => {
    const { mixer, other, calls } = await site()
    await calls.add(returnOf('MOLEN', mixer), returnOf('HEK'))
    const ids = (await calls.read()).afvoerlijstItems.map((item) => item.id)
    await calls.add(returnOf('MOLEN', other))
    expect((await calls.removeItems(...ids, emptyId)).status).toBe(204)
    expect((await calls.read()).afvoerlijstItems.map((item) => item.materieelNummer)).toEqual([other])
    expect((await calls.removeItems(...ids)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    expect((await calls.removeItems()).problem?.code).toBe('reject.items_leeg')
  })
})

describe('the list of a project (R-PAY-02, OP-34)', () => {
  /** A person with a line at each of two locations of a project, as they read and save it. */
  async function twoPlaces() {
    const { eva, calls } = await site()
    const other = await secondLocation(eva)
    await buildSite(portal, other)
    await calls.add(returnOf('HEK', '', 1))
    await removalCalls(portal, other).add(returnOf('HEK', '', 2))
    const project = { ...calls.place, projectNummer: `P${eva.locationNo}` }
    const as = { as: eva.userName }
    const read = async () => (await portal.post(removalList.getProjectRemovalList, project, as)).answer
    const { afvoerlijstItems, versie } = await read()
    const items = afvoerlijstItems.map(({ id }) => ({ id, retourAantal: 7, opmerking: 'project' }))
    const save = () => portal.post(removalList.updateProjectItems, { ...project, items, versie }, as)
    return { eva, other, afvoerlijstItems, versie, read, save }
  }

  it('is all lists of the person at its locations, saved under one version', async () => {
    const { eva, other, afvoerlijstItems, versie, read, save } = await twoPlaces()
    expect(afvoerlijstItems.map((item) => item.materieelLocatie)).toEqual([eva.locationNo, other.locationNo])
    expect((await save()).answer.versie).toBe(versie + 2)
    expect((await save()).problem?.code).toBe('error.tussentijds_gewijzigd')
    expect((await read()).afvoerlijstItems.map((item) => item.retourAantal)).toEqual([7, 7])
  })

  it('is refused whole when one of its lines is where its person may only look', async () => {
    const { eva, other, read, save } = await twoPlaces()
    const there = sql`user_name = ${eva.userName} and location_no = ${other.locationNo}`
    await changePlaces(portal, sql`update erp_user_locations set role = 'administration' where ${there}`)
    expect((await save()).status).toBe(403)
    expect((await read()).afvoerlijstItems.map((item) => item.retourAantal)).toEqual([1, 2])
  })

  it('is not there under the number of another project', async () => {
    const { eva, calls } = await site()
    const other = await buildPerson(portal)
    const input = { ...calls.place, projectNummer: `P${other.locationNo}` }
    const reply = await portal.post(removalList.getProjectRemovalList, input, { as: eva.userName })
    expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})

describe('what is not yours or may not be changed', () => {
  async function filled() {
    const { eva, mixer, calls } = await site()
    await calls.add(returnOf('HEK'))
    const { afvoerlijstItems, versie } = await calls.read()
    return { eva, mixer, lineId: afvoerlijstItems[0]?.id ?? '', versie }
  }

  /** Every call that changes a list, as this person. */
  function changes(person: Somebody, { lineId, mixer, versie }: { lineId: string; mixer: string; versie: number }) {
    const calls = removalCalls(portal, person)
    return [
      () => calls.add(returnOf('HEK')),
      () => calls.scan(mixer),
      () => calls.save([{ id: lineId, retourAantal: 2, opmerking: '' }], versie),
      () => calls.removeItem(lineId),
      () => calls.removeItems(lineId),
    ]
  }

  it('answers for the lines of others as if there were none', async () => {
    const owner = await filled()
    const colleague = await buildPerson(portal)
    await grantLocation(portal, { ...colleague, locationNo: owner.eva.locationNo, role: 'site_manager' })
    const there = removalCalls(portal, { ...colleague, locationNo: owner.eva.locationNo })
    expect(await there.read()).toEqual({ afvoerlijstItems: [], versie: 0 })
    const save = await there.save([{ id: owner.lineId, retourAantal: 2, opmerking: '' }], 0)
    for (const { problem } of [save, await there.removeItem(owner.lineId), await there.removeItems(owner.lineId)]) {
      expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    }
    expect((await removalCalls(portal, owner.eva).read()).versie).toBe(owner.versie)
  })

  it('lets the role administration see everything and change nothing of a list (R-ROLE-30)', async () => {
    const owner = await filled()
    await changePlaces(
      portal,
      sql`update erp_user_locations set role = 'administration' where user_name = ${owner.eva.userName}`,
    )
    for (const call of changes(owner.eva, owner)) {
      expect((await call()).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    }
    expect((await removalCalls(portal, owner.eva).read()).afvoerlijstItems).toHaveLength(1)
  })

  it.each(['blocked = true', `kind = 'Geblokkeerd'`])(
    'shows the list of a location with %s and changes nothing of it (R-RULE-07)',
    async (how) => {
      const owner = await filled()
      await changePlaces(portal, sql`update erp_locations set ${sql.raw(how)} where no = ${owner.eva.locationNo}`)
      for (const call of changes(owner.eva, owner)) {
        expect((await call()).problem).toMatchObject({ status: 423, code: 'locatie.geblokkeerd' })
      }
      expect((await removalCalls(portal, owner.eva).read()).afvoerlijstItems).toHaveLength(1)
    },
  )
})
