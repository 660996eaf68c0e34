import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepare, value } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'

/** As the search box shows something; why it was found is not stored. */
export type ShownThing = Omit<Suggestion, 'reden'>

/** As JSON, which takes the driver half the time of so many rows. */
const show = prepare<{ shown: readonly ShownThing[] }>(sql`
  select coalesce(json_agg(json_build_object('materieelSoort', d.no, 'kind', d.kind,
      'omschrijving', s.texts ->> 'omschrijving', 'categorie', s.texts ->> 'categorie',
      'afbeelding', '/afbeeldingen/' || d.image) order by w.place), '[]'::json) as shown
  from unnest((select ${value('kinds')}::text[]), (select ${value('numbers')}::text[])) with ordinality as w(kind, no, place)
  join search_documents d on d.kind = w.kind and d.no = w.no
  cross join lateral (select coalesce(d.shown -> ${value('language')}, d.shown -> '') as texts) s`)

/** Items and sets as the search box shows them, in the order of `keys`; what is gone is left out. */
export async function listShown(db: Db, keys: readonly ItemKey[], language: Locale): Promise<readonly ShownThing[]> {
  if (keys.length === 0) return []
  const [kinds, numbers] = [keys.map(({ kind }) => kind), keys.map(({ no }) => no)]
  const [found] = await show(db, { kinds, numbers, language })
  return found?.shown ?? []
}
