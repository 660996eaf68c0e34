import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepare, value } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'

/** As the search box shows something; why it was found is not stored. */
export type ShownThing = Omit<Suggestion, 'reden'>

/** As one text of JSON, which is read in a fifth of the time of so many rows. */
const show = prepare<{ shown: readonly ShownThing[] }>(sql`
  select coalesce(json_agg(json_build_object('materieelSoort', d.no, 'kind', d.kind,
      'omschrijving', s.texts ->> 'omschrijving', 'categorie', s.texts ->> 'categorie',
      'afbeelding', '/afbeeldingen/' || d.image)), '[]'::json) as shown
  from search_documents d
  cross join lateral (select coalesce(d.shown -> ${value('language')}, d.shown -> '') as texts) s`)

/** Everything that can be found, as the search box shows it in a language. */
export async function listShown(db: Db, language: Locale): Promise<readonly ShownThing[]> {
  const [found] = await show(db, { language })
  // Many share a category: its name is held once.
  const categories = new Map<string, string>()
  return (found?.shown ?? []).map((thing) => {
    const categorie = categories.get(thing.categorie) ?? thing.categorie
    categories.set(categorie, categorie)
    return { ...thing, categorie }
  })
}
