import { search } from '@portal/contract/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson, buildSet } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { synonyms, translations } from '../../erp/mirror-tables.ts'
import { hiddenItems } from '../../platform/db/schema/categories.ts'
import { rebuildSearchDocuments } from './search-index.store.ts'

let portal: TestPortal
let userName: string
beforeAll(async () => {
  portal = await startTestPortal()
  ;({ userName } = await buildPerson(portal))
  await buildItem(portal, { no: '100001', description: 'Afgedankte trilplaat', orderable: false })
  await buildItem(portal, { no: '111018', description: 'Minigraver 1,8 t' })
  await buildItem(portal, { no: '121100', description: 'Trilplaat 100 kg' })
  await buildItem(portal, { no: '131001', description: 'Steiger' })
  await buildItem(portal, { no: '141001', description: 'Verborgen pomp' })
  await buildItem(portal, { no: '151001', description: 'Geblokkeerde pomp', blocked: true })
  await buildSet(portal, { no: 'SET-7', description: 'Stempelpakket' }, { 131001: 2 })
  const text = { subject: 'Soort', code: '111018', language: 'de-DE', text: 'Minibagger 1,8 t', rowVersion: 1n }
  await portal.db.insert(translations).values(text)
  await portal.db.insert(synonyms).values({ kind: 'Materieel', no: '121100', synonym: 'Wacker plaat', rowVersion: 1n })
  await portal.db.insert(hiddenItems).values({ kind: 'Materieel', no: '141001' })
  await rebuildSearchDocuments(portal.db)
})
afterAll(() => portal.close())

const copy = (language = 'nl-NL') =>
  portal.post(search.getCatalogueCopy, {}, { as: userName, headers: { 'accept-language': language } })

describe('the copy of the catalogue for a browser without a connection', () => {
  it('has what is offered, what can be ordered first, and neither sets nor what is blocked or hidden', async () => {
    const { answer } = await copy()
    expect(answer.items.map(({ materieelSoort }) => materieelSoort)).toEqual(['111018', '121100', '131001', '100001'])
    expect(answer.totaal).toBe(4)
  })

  it('has no prices', async () => {
    const { answer } = await copy()
    expect(Object.keys(answer.items[0] ?? {}).filter((name) => /prijs|price/i.test(name))).toEqual([])
  })

  it('names things in the language of its reader, with the words of the others and the synonyms beside them', async () => {
    const [digger, plate] = (await copy()).answer.items
    expect([digger?.omschrijving, digger?.woorden]).toEqual(['Minigraver 1,8 t', 'minibagger'])
    expect(plate?.woorden).toBe('wacker plaat')
    const [german] = (await copy('de-DE')).answer.items
    expect([german?.omschrijving, german?.woorden]).toEqual(['Minibagger 1,8 t', 'minigraver'])
  })

  it('is refused to somebody who is not logged in', async () => {
    expect((await portal.post(search.getCatalogueCopy, {})).status).toBe(401)
  })
})
