import { search } from '@portal/contract/search.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildSet } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { items, synonyms, translations } from '../../erp/mirror-tables.ts'
import { isSearchMade, rebuildSearchDocuments } from './search-index.store.ts'

const rowVersion = 1n
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await buildItem(portal, { no: '121100', description: 'Trilplaat 100 kg omkeerbaar' })
  await buildItem(portal, { no: '111018', description: 'Minigraver 1,8 t' })
  await buildItem(portal, { no: '131010', description: 'Schaarhoogwerker elektrisch 10 m' })
  await buildItem(portal, { no: '141001', description: 'Schroefstempel 3,5 m' })
  await buildItem(portal, { no: '900001', description: 'Afgedankte trilplaat', orderable: false })
  await buildItem(portal, { no: '900002', description: 'Geblokkeerde trilplaat', blocked: true })
  await portal.db.insert(synonyms).values([
    { kind: 'Materieel', no: '121100', synonym: 'wacker', rowVersion },
    { kind: 'Materieel', no: '141001', synonym: 'schoor', rowVersion },
  ])
  await portal.db.insert(translations).values([
    { subject: 'Soort', code: '111018', language: 'de-DE', text: 'Minibagger 1,8 t', rowVersion },
    { subject: 'Soort', code: '111018', language: 'fr-FR', text: 'Mini-pelle 1,8 t', rowVersion },
    { subject: 'Soort', code: '111018', language: 'en-US', text: 'Mini excavator 1.8 t', rowVersion },
    { subject: 'Soort', code: '121100', language: 'de-DE', text: 'Rüttelplatte 100 kg', rowVersion },
  ])
  await buildSet(portal, { no: 'SET-7', description: 'Stempelpakket' }, { 141001: 6 })
  await buildSet(portal, { no: 'SET-8', description: 'Stempelpakket oud', blocked: true }, { 141001: 6 })
  await portal.db
    .insert(translations)
    .values({ subject: 'Set', code: 'SET-7', language: 'de-DE', text: 'Stützenpaket', rowVersion })
  await rebuildSearchDocuments(portal.db)
})
afterAll(() => portal.close())

async function find(term: string, language = 'nl-NL') {
  const reply = await portal.post(search.getSuggestions, { term }, { headers: { 'accept-language': language } })
  return reply.answer.items.map(({ materieelSoort, reden }) => `${materieelSoort} ${reden}`)
}

describe('search', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['a word', 'trilplaat', '121100 tekst'],
    ['the beginning of a word', 'minigr', '111018 tekst'],
    ['part of a compound word', 'hoogwerker', '131010 tekst'],
    ['a number', '11101', '111018 nummer'],
    ['a synonym', 'wacker', '121100 synoniem'],
    ['a German word', 'Rüttelplatte', '121100 tekst'],
    ['a French word without its accent', 'mini pelle', '111018 tekst'],
    ['an English word', 'excavator', '111018 tekst'],
    ['capitals and spaces', '  TRILPLAAT  100 ', '121100 tekst'],
    ['a size with a comma', 'minigraver 1,8', '111018 tekst'],
    ['words in another order', '100 omkeer trilplaat', '121100 tekst'],
  ]
  it.each(cases)('finds %s first', async (_, term, expected) => {
    expect((await find(term))[0]).toBe(expected)
  })

  it('finds sets by name and number in every language, and names them as sets (R-GEN-23)', async () => {
    expect((await find('stempelpak'))[0]).toBe('SET-7 tekst')
    expect(await find('set-7')).toEqual(['SET-7 nummer'])
    expect((await find('stützen', 'de-DE'))[0]).toBe('SET-7 tekst')
    const { answer } = await portal.post(search.getSuggestions, { term: 'stempelpakket' })
    expect(answer.items[0]).toMatchObject({ kind: 'Set', omschrijving: 'Stempelpakket' })
    const results = await portal.post(search.getSearchResults, { term: 'stempelpakket', materieellocatie: null })
    expect(results.answer.items.map((item) => item.materieelSoort)).not.toContain('SET-7')
  })

  const typos = ['trilplat', 'trilplat 100', 'minigrver', 'hoogwreker', 'schrofstempel']
  it.each(typos)('forgives the typing error %s', async (term) => {
    const found = await find(term)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatch(/lijkt_op$/)
  })

  it('puts what can be ordered first and leaves blocked items out', async () => {
    expect(await find('trilplaat')).toEqual(['121100 tekst', '900001 tekst'])
  })

  it('names what it found in the language of the visitor', async () => {
    const { answer } = await portal.post(
      search.getSuggestions,
      { term: 'minigraver' },
      { headers: { 'accept-language': 'fr-FR' } },
    )
    expect(answer.items[0]?.omschrijving).toBe('Mini-pelle 1,8 t')
  })

  it('finds what has no size at all by its other words', async () => {
    expect((await find('afgedankte trilplaat 12 m'))[0]).toBe('900001 tekst')
  })

  it('is rebuilt where an older portal made it', async () => {
    expect(await isSearchMade(portal.db)).toBe(true)
    await portal.db.execute(sql`update search_words set word = '=form:1' where word like '=form:%'`)
    expect(await isSearchMade(portal.db)).toBe(false)
    await rebuildSearchDocuments(portal.db)
    expect(await isSearchMade(portal.db)).toBe(true)
  })

  it('needs three characters and says so (R-VAL-12)', async () => {
    for (const term of ['', 'ab', ' a ', '  ab  ']) {
      const reply = await portal.post(search.getSuggestions, { term })
      expect([reply.status, reply.problem?.code, reply.problem?.params]).toEqual([
        400,
        'zoeken.term_te_kort',
        { amount: 3 },
      ])
    }
  })

  it('finds nothing in punctuation and in a term that nothing is like', async () => {
    expect(await find('!!! & | :*')).toEqual([])
    expect(await find('qqqxyz')).toEqual([])
  })

  it('answers results as items to order from (R-ROUTE-07)', async () => {
    const { answer } = await portal.post(search.getSearchResults, { term: 'stempel', materieellocatie: null })
    expect(answer.items).toMatchObject([{ materieelSoort: '141001', aantal: null, huurPrijs: 0 }])
    expect(answer.totaal).toBe(1)
  })

  it('stops at 250 results and says how many items there are, sets apart (R-ROUTE-07)', async () => {
    const [row] = await portal.db.select().from(items).where(eq(items.no, '141001'))
    if (row === undefined) throw new Error('No item to copy')
    const copies = Array.from({ length: 260 }, (_, at) => ({ ...row, no: `K${1000 + at}`, description: 'Klinknagel' }))
    await portal.db.insert(items).values(copies)
    await buildSet(portal, { no: 'SET-9', description: 'Klinknagelset' }, { K1000: 6 })
    await rebuildSearchDocuments(portal.db)
    await portal.parts.memory.changed(['catalogue'])
    const { answer } = await portal.post(search.getSearchResults, { term: 'klinknagel', materieellocatie: null })
    expect([answer.items.length, answer.totaal]).toEqual([250, 260])
  })
})
