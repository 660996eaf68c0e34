import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { item } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { search } from '@portal/contract/search.ts'
import { sets } from '@portal/contract/sets.ts'
import { settings } from '@portal/contract/settings.ts'
import { stock } from '@portal/contract/stock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture, officeFile } from '../../../test/bad-files.ts'
import {
  buildIncludedItem,
  buildItem,
  buildLocation,
  buildSet,
  buildStock,
  buildUser,
  grantLocation,
} from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { categories as categoryTable } from '../../erp/mirror-tables.ts'
import { eq, sql } from '../../platform/db/query.ts'
import { rebuildSearchDocuments } from '../search/search-index.store.ts'

let portal: TestPortal
let second: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  second = await startTestPortal({ database: portal.database })
  await buildUser(portal, { userName: 'admin', roles: ['Admin'] })
  await buildUser(portal, { userName: 'klant' })
  await buildCategory('1', null)
  await buildCategory('11', '1')
  await buildCategory('2', null, true)
  await buildItem(portal, { no: 'A1', categoryCode: '11' })
  await buildItem(portal, { no: 'B1', categoryCode: '2' })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

const buildCategory = (code: string, parentCode: string | null, hidden = false) =>
  portal.db.insert(categoryTable).values({
    code,
    parentCode,
    description: `Categorie ${code}`,
    presentationOrder: 1,
    navisionFilter: '',
    hidden,
    rowVersion: 1n,
  })
const seen = async (at = portal) => (await at.post(categories.getItemCategories, {})).answer.items.map(({ id }) => id)
const toggle = (categorie: string, verborgen: boolean, as = 'admin') =>
  portal.post(categories.toggleItemCategories, { items: [{ categorie, verborgen }] }, { as })
const inSettings = async (id: string) => {
  const { items } = (await portal.post(categories.getSettingItemCategories, {}, { as: 'admin' })).answer
  return items.find((row) => row.id === id)
}
const fileOf = (bytes: Buffer, naam: string) => ({ naam, type: 'image/png', inhoud: bytes.toString('base64') })
const give = async (categorie: string, as = 'admin') =>
  portal.post(
    categories.updateCategoryImages,
    { categorie, bestand: fileOf(await goodPicture('png'), 'dak.png') },
    { as },
  )

describe('category tools', () => {
  it('are the administrator’s alone (R-ROLE-18)', async () => {
    expect((await toggle('1', true, 'klant')).status).toBe(403)
    expect((await give('1', 'klant')).status).toBe(403)
    for (const call of [categories.getSettingItemCategories, categories.removeCategoryImage] as const)
      expect((await portal.post(call, { categorie: '1' }, { as: 'klant' })).status).toBe(403)
    expect(await inSettings('2')).toMatchObject({ verborgen: true, verborgenInBackoffice: true, aantalArtikelen: 1 })
  })

  it('hide a category with all below it for every reader, in every process, and show it again', async () => {
    expect(await seen()).toEqual(['1', '11'])
    expect(await seen(second)).toEqual(['1', '11'])
    expect((await toggle('1', true)).status).toBe(204)
    expect(await seen()).toEqual([])
    await waitFor(async () => (await seen(second)).length === 0)
    const inCatalogue = await portal.post(catalogue.getCatalogue, { category: '11', materieellocatie: null })
    expect(inCatalogue.status).toBe(404)
    expect(await inSettings('11')).toMatchObject({ verborgen: false, verborgenDoorBoven: true })
    await toggle('1', false)
    expect(await seen()).toEqual(['1', '11'])
  })

  it('decide over the back office, and a synchronisation does not undo it', async () => {
    await toggle('2', false)
    expect(await seen()).toEqual(['1', '11', '2'])
    await portal.db.update(categoryTable).set({ hidden: true, rowVersion: 2n }).where(eq(categoryTable.code, '2'))
    await portal.parts.memory.changed(['catalogue'])
    expect(await seen()).toEqual(['1', '11', '2'])
    await toggle('2', true)
  })

  it('refuse a category that is not there, and then change none of the others', async () => {
    const items = [
      { categorie: '1', verborgen: true },
      { categorie: 'weg', verborgen: true },
    ]
    const reply = await portal.post(categories.toggleItemCategories, { items }, { as: 'admin' })
    expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden', field: 'items.1.categorie' })
    expect(await seen()).toEqual(['1', '11'])
    expect((await give('weg')).status).toBe(404)
  })
})

describe('what is only in hidden categories', () => {
  const at = { materieellocatie: null }
  const klantAt = { gebruikerLogin: 'klant', materieellocatie: 'L1' }
  const found = async (term: string) => (await portal.post(search.getSearchResults, { term, ...at })).answer
  const suggested = async (term: string) =>
    (await portal.post(search.getSuggestions, { term })).answer.items.map(({ materieelSoort }) => materieelSoort)
  const numbers = (rows: readonly { materieelSoort: string }[]) => rows.map((row) => row.materieelSoort)
  const browsed = async (category: string | null) =>
    numbers((await portal.post(catalogue.getCatalogue, { category, ...at })).answer.catalogi)
  const countOf = async (id: string) =>
    (await portal.post(categories.getItemCategories, {})).answer.items.find((row) => row.id === id)?.aantalArtikelen
  const openItem = (no: string, as?: string) =>
    portal.post(item.getItem, { materieelSoort: no, ...at }, as === undefined ? {} : { as })

  beforeAll(async () => {
    await buildCategory('3', null)
    await buildCategory('31', '3')
    await buildCategory('32', '3')
    await portal.db.update(categoryTable).set({ navisionFilter: 'ZEEF-2' }).where(eq(categoryTable.code, '32'))
    await buildItem(portal, { no: 'ZEEF-1', categoryCode: '31', description: 'Trommelzeef' })
    await buildItem(portal, { no: 'ZEEF-2', categoryCode: '31', description: 'Handzeef' })
    await buildItem(portal, { no: 'ZEEF-3', categoryCode: '3', description: 'Zandzeef' })
    await buildSet(portal, { no: 'ZEEFSET', description: 'Zeefset' }, { 'ZEEF-1': 1, 'ZEEF-3': 1 })
    await buildSet(portal, { no: 'ZANDSET', description: 'Zandset zeef' }, { 'ZEEF-3': 1, '?ZEEF-1': 1 })
    await buildIncludedItem(portal, { no: 'ZEEF-3', otherKind: 'Materieel', otherNo: 'ZEEF-1' })
    await rebuildSearchDocuments(portal.db)
    await portal.parts.memory.changed(['catalogue'])
    await grantLocation(portal, { userName: 'klant', locationNo: await buildLocation(portal, { no: 'L1' }) })
    await buildStock(portal, { locationNo: 'L1', plantType: 'ZEEF-1' })
  })

  it('is browsed, counted, searched, suggested and sold no more, until it is shown again (R-ENT-19, R-ROLE-18)', async () => {
    const looks = async () => ({
      whole: (await browsed(null)).filter((no) => no.startsWith('ZEEF')),
      above: await browsed('3'),
      counted: await countOf('3'),
      found: numbers((await found('zeef')).items),
      total: (await found('zeef')).totaal,
      suggested: await suggested('zeef'),
      byWord: await suggested('trommelzef'),
      byNumber: await suggested('zeef 1'),
      included: numbers((await portal.post(item.getIncludedItems, { materieelSoort: 'ZEEF-3', ...at })).answer.items),
      sets: (await portal.post(sets.getSets, {})).answer.items.map(({ setNummer }) => setNummer),
      pasted: (
        await portal.post(search.matchLines, { tekst: '1 ZEEF-1', ...klantAt }, { as: 'klant' })
      ).answer.regels.some(({ keuzes }) => numbers(keuzes).includes('ZEEF-1')),
      opened: (await openItem('ZEEF-1')).status,
    })
    const before = await looks()
    const all = ['ZEEF-1', 'ZEEF-2', 'ZEEF-3']
    expect(before).toEqual({
      whole: all,
      above: all,
      counted: 3,
      found: all,
      total: 3,
      suggested: [...all, 'ZEEFSET', 'ZANDSET'],
      byWord: ['ZEEF-1'],
      byNumber: ['ZEEF-1'],
      included: ['ZEEF-1'],
      sets: ['ZANDSET', 'ZEEFSET'],
      pasted: true,
      opened: 200,
    })
    await toggle('31', true)
    const shown = ['ZEEF-2', 'ZEEF-3']
    expect(await looks()).toEqual({
      whole: shown,
      above: shown,
      counted: 2,
      found: shown,
      total: 2,
      suggested: [...shown, 'ZANDSET'],
      byWord: [],
      byNumber: [],
      included: [],
      sets: ['ZANDSET'],
      pasted: false,
      opened: 404,
    })
    const adding = { aantal: 1, ...klantAt }
    const added = await portal.post(
      orderList.addItem,
      { ...adding, materieelSoort: 'ZEEF-1', type: 'Materieel' },
      { as: 'klant' },
    )
    expect(added.problem).toMatchObject({ code: 'artikel.niet_bestelbaar', params: { item: 'ZEEF-1' } })
    await waitFor(
      async () => (await second.post(search.getSuggestions, { term: 'trommelzeef' })).answer.items.length === 0,
    )
    await toggle('31', false)
    expect(await looks()).toEqual(before)
  })

  it('stays visible where it stands, says on its page that it is offered no more, and is open to administrators', async () => {
    await toggle('31', true)
    const { answer } = await portal.post(stock.getStock, klantAt, { as: 'klant' })
    expect(JSON.stringify(answer)).toContain('ZEEF-1')
    expect((await openItem('ZEEF-1', 'klant')).problem).toMatchObject({ status: 404, code: 'artikel.niet_aangeboden' })
    expect((await openItem('ZEEF-1', 'admin')).answer).toMatchObject({ materieelSoort: 'ZEEF-1', bestelbaar: false })
    expect(await inSettings('31')).toMatchObject({ aantalArtikelen: 2 })
    await toggle('31', false)
  })
})

describe('the picture of a category', () => {
  it('is shown to everybody, stands before that of an item, and goes again', async () => {
    const pictureOf = async () =>
      (await portal.post(categories.getItemCategories, {})).answer.items.find(({ id }) => id === '1')?.afbeelding
    const before = await pictureOf()
    const { answer } = await give('1')
    expect(await pictureOf()).toBe(answer.afbeelding)
    expect((await fetch(portal.url + answer.afbeelding)).headers.get('content-type')).toBe('image/png')
    expect(await inSettings('1')).toMatchObject({ eigenAfbeelding: true, verborgen: false })
    const { rows } = await portal.db.execute(sql`select distinct subject from upload_uses`)
    expect(rows).toEqual([{ subject: 'category 1' }])
    expect((await portal.post(categories.removeCategoryImage, { categorie: '1' }, { as: 'admin' })).status).toBe(204)
    expect(await pictureOf()).toBe(before)
    expect((await portal.db.execute(sql`select distinct subject from upload_uses`)).rows).toEqual([])
  })

  it('is a picture and nothing else', async () => {
    const bestand = fileOf(officeFile('docx'), 'dak.png')
    const reply = await portal.post(categories.updateCategoryImages, { categorie: '1', bestand }, { as: 'admin' })
    expect(reply.problem).toMatchObject({ status: 400, code: 'upload.soort' })
    expect(await inSettings('1')).toMatchObject({ eigenAfbeelding: false })
  })
})

describe('the file of a setting', () => {
  const upload = (naam: string, bestand: ReturnType<typeof fileOf>, as = 'admin') =>
    portal.post(settings.uploadSettingFile, { naam, bestand }, { as })
  const save = (name: string, value: string | null) =>
    portal.post(settings.updateAppSettings, { items: [{ kind: 'file', name, value }] }, { as: 'admin' })

  it('is uploaded, holds once it is saved, and can be taken back', async () => {
    const { answer } = await upload('Standaard_Logo', fileOf(await goodPicture('png'), 'logo.png'))
    const shown = () => fetch(`${portal.url}/bestanden/${answer.waarde}`)
    expect((await shown()).status).toBe(404)
    expect((await save('Standaard_Logo', answer.waarde)).status).toBe(204)
    expect((await shown()).headers.get('content-type')).toBe('image/png')
    const uses = sql`select distinct subject from upload_uses where subject = 'setting Standaard_Logo'`
    await save('Standaard_Logo', null)
    expect((await shown()).status).toBe(404)
    // The one before is kept, so that the change can be taken back.
    expect((await portal.db.execute(uses)).rows).toHaveLength(1)
  })

  it('is a pdf for terms and a picture for the others', async () => {
    const picture = fileOf(await goodPicture('png'), 'logo.png')
    const pdf = fileOf(Buffer.from('%PDF-1.4\n%%EOF\n'), 'voorwaarden.pdf')
    expect((await upload('Standaard_Voorwaarden', picture)).problem).toMatchObject({ code: 'upload.soort' })
    expect((await upload('Standaard_Logo', pdf)).problem).toMatchObject({ code: 'upload.soort' })
    expect((await upload('Standaard_Voorwaarden', pdf)).status).toBe(200)
  })

  it('is for file settings and administrators only', async () => {
    const picture = fileOf(await goodPicture('png'), 'logo.png')
    expect((await upload('Contact_Plaats', picture)).problem).toMatchObject({ code: 'instelling.niet_gedefinieerd' })
    expect((await upload('Standaard_Logo', picture, 'klant')).status).toBe(403)
  })
})
