import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { type Made, makingOf } from './search-index.store.ts'

/** As the search box shows something, but with whatever kind the back office gave it; why it was found is not stored. */
export interface ShownThing extends Omit<Suggestion, 'kind' | 'reden'> {
  readonly kind: string
}

/** As one text of JSON, which is read in a fifth of the time of so many rows. */
const show = sql<{ shown: readonly ShownThing[]; making: string | null }>`
  select ${makingOf} as making, coalesce(json_agg(json_build_object('materieelSoort', d.no, 'kind', d.kind,
      'omschrijving', s.texts ->> 'omschrijving', 'categorie', s.texts ->> 'categorie',
      'afbeelding', '/afbeeldingen/' || d.image)), '[]'::json) as shown
  from search_documents d
  cross join lateral (select coalesce(d.shown -> ${value('language')}, d.shown -> '') as texts) s`

/** Everything that can be found, as the search box shows it in a language. */
export async function listShown(db: Db, language: Locale): Promise<Made<readonly ShownThing[]>> {
  const [found] = await ask(db, show, { language })
  return { making: found?.making ?? null, value: found?.shown ?? [] }
}

interface OtherWords {
  readonly kind: string
  readonly no: string
  readonly words: string
}

const listWords = sql<OtherWords>`
  select d.kind, d.no, concat_ws(' ', d.names, (select string_agg(s.synonym, ' ' order by s.synonym)
    from erp_synonyms s where s.kind = d.kind and s.no = d.no)) as words
  from search_documents d where d.kind <> 'Set'`

/** What each item is found by in all languages: its number and names as words, and its synonyms. */
export function listOtherWords(db: Db): Promise<readonly OtherWords[]> {
  return ask(db, listWords)
}
