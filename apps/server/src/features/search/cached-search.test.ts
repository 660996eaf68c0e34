import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import { search } from '@portal/contract/search.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildItem, buildSet } from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { items, translations } from '../../erp/mirror-tables.ts'
import { rebuildSearchDocuments } from './search-index.store.ts'

let portal: TestPortal
const statements = hearStatements()
beforeAll(async () => {
  portal = await startTestPortal()
  await buildItem(portal, { no: '111018', description: 'Minigraver 1,8 t' })
  await buildItem(portal, { no: '121100', description: 'Trilplaat 100 kg' })
  const text = { subject: 'Soort', code: '111018', language: 'de-DE', text: 'Minibagger 1,8 t', rowVersion: 1n }
  await portal.db.insert(translations).values(text)
  await rebuildSearchDocuments(portal.db)
})
afterAll(() => portal.close())

async function namesOf(term: string, language = 'nl-NL') {
  const { answer } = await portal.post(search.getSuggestions, { term }, { headers: { 'accept-language': language } })
  return answer.items.map(({ omschrijving }) => omschrijving)
}

/** The answer as it is sent. */
async function textOf({ url }: TestPortal, term: string, language: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  const answer = await fetch(url + search.getSuggestions.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ term }),
  })
  return answer.text()
}

it('answers a term that nobody asked before without reading what it shows', async () => {
  await namesOf('minigraver')
  const asked = await statements.during(async () => {
    expect(await namesOf('trilpl')).toEqual(['Trilplaat 100 kg'])
    expect(await namesOf('111')).toEqual(['Minigraver 1,8 t'])
  })
  expect(asked.filter((text) => text.includes('search_'))).toEqual([])
})

it('reads nothing again after a change that did not touch the search', async () => {
  await namesOf('minigraver')
  await portal.parts.memory.changed(['catalogue', 'texts'])
  const asked = await statements.during(async () => expect(await namesOf('trilpla')).toEqual(['Trilplaat 100 kg']))
  expect(asked.filter((text) => text.includes('search_documents'))).toEqual([])
})

it('puts together exactly what the contract lets through, in each language, with sets and without', async () => {
  await buildItem(portal, { no: 'A"1\\2', description: 'Zeef "fijn" \\ 2 × 1 m² é\u2028 <b>', kind: 'Iets nieuws' })
  await buildSet(portal, { no: 'PAKKET-9', description: 'Zeef met motor' }, { 121100: 2 })
  await rebuildSearchDocuments(portal.db)
  await portal.parts.memory.changed(['catalogue'], [catalogueIds.search])
  const unshown = { materieelSoort: 'A"1\\2', kind: 'Onbekend', omschrijving: 'Zeef "fijn" \\ 2 × 1 m² é\u2028 <b>' }
  const without = await startTestPortal({ database: portal.database, settings: { AppSets_Actief: false } })
  for (const language of ['nl-NL', 'de-DE'])
    for (const [at, hasSets] of [[portal, true] as const, [without, false] as const]) {
      const found = await textOf(at, 'zeef', language)
      const rest = { categorie: '', afbeelding: null, reden: 'tekst' }
      const set = { materieelSoort: 'PAKKET-9', kind: 'Set', omschrijving: 'Zeef met motor', ...rest }
      const expected = { items: [{ ...unshown, ...rest }, ...(hasSets ? [set] : [])] }
      expect(found).toBe(JSON.stringify(expected))
      expect(found).toBe(JSON.stringify(search.getSuggestions.out.parse(expected)))
    }
  await without.close()
})

it('shows each language its own names, and Dutch ones where it has none', async () => {
  expect([await namesOf('minigraver'), await namesOf('minigraver', 'de-DE')]).toEqual([
    ['Minigraver 1,8 t'],
    ['Minibagger 1,8 t'],
  ])
  expect(await namesOf('trilplaat', 'de-DE')).toEqual(['Trilplaat 100 kg'])
})

it('shows a changed name and no item that is gone, once the search is rebuilt', async () => {
  expect(await namesOf('trilplaat')).toEqual(['Trilplaat 100 kg'])
  await portal.db.update(items).set({ description: 'Trilplaat 120 kg' }).where(eq(items.no, '121100'))
  await portal.db.update(items).set({ blocked: true }).where(eq(items.no, '111018'))
  await rebuildSearchDocuments(portal.db)
  await portal.parts.memory.changed(['catalogue'], [catalogueIds.search])
  expect([await namesOf('trilplaat'), await namesOf('minigraver')]).toEqual([['Trilplaat 120 kg'], []])
})
