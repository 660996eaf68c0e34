import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'

/** A search term made ready: its words without accents and capitals, and the whole as it is looked for inside names. */
export interface SearchTerm {
  readonly words: readonly string[]
  readonly whole: string
}

/** As the rule normalises a term: lower case, no accents, one space for everything that is no letter or digit. */
const searchable = (text: SQL): SQL => sql`regexp_replace(f_unaccent(lower(${text})), '[^[:alnum:]]+', ' ', 'g')`

/** Makes every search document anew from the mirror, in the running transaction. */
export async function rebuildSearchDocuments(db: Db): Promise<void> {
  await db.execute(sql`delete from search_documents`)
  await db.execute(sql`
    with texts as (
      select i.kind, i.no, i.orderable,
        concat_ws(' ', i.no, i.description, i.description_2,
          (select string_agg(t.text, ' ') from erp_translations t where t.subject = 'Soort' and t.code = i.no)) as names,
        (select string_agg(s.synonym, ' ') from erp_synonyms s where s.kind = i.kind and s.no = i.no) as synonyms,
        concat_ws(' ', c.description,
          (select string_agg(t.text, ' ') from erp_translations t where t.subject = 'Categorie' and t.code = c.code),
          (select string_agg(p.value, ' ') from erp_technical_properties p where p.kind = i.kind and p.no = i.no)) as about
      from erp_items i left join erp_categories c on c.code = i.category_code
      where not i.blocked)
    insert into search_documents (kind, no, no_key, names, words, weight)
    select kind, no, ${searchable(sql`no`)}, ${searchable(sql`names`)},
      setweight(to_tsvector('simple', ${searchable(sql`names`)}), 'A')
        || setweight(to_tsvector('simple', ${searchable(sql`coalesce(synonyms, '')`)}), 'B')
        || setweight(to_tsvector('simple', ${searchable(sql`about`)}), 'C'),
      case when orderable then 1 else 0.3 end
    from texts`)
}

/**
 * The best matches: number and words with their beginnings, synonyms, parts of compound words; and only when that
 * finds next to nothing, what looks like the term (typing errors).
 */
function matches(term: SearchTerm, maximum: number): SQL {
  const tsquery = term.words.map((word) => `${word}:*`).join(' & ')
  return sql`
    with wanted as (select to_tsquery('simple', ${tsquery}) as query),
    exact as (
      select d.kind, d.no,
        case when d.no_key like ${`${term.whole}%`} then 'nummer'
          when ts_filter(d.words, '{a}') @@ w.query or d.names like ${`%${term.whole}%`} then 'tekst'
          when ts_filter(d.words, '{a,b}') @@ w.query then 'synoniem'
          else 'tekst' end as reden,
        (case when d.no_key = ${term.whole} then 8 when d.no_key like ${`${term.whole}%`} then 4 else 0 end
          + ts_rank(d.words, w.query) * 2
          + case when d.names like ${`% ${term.whole}%`} then 0.5 else 0 end
          + case when d.names like ${`%${term.whole}%`} then 0.5 else 0 end) * d.weight as score
      from search_documents d, wanted w
      where d.words @@ w.query or d.no_key like ${`${term.whole}%`} or d.names like ${`%${term.whole}%`}),
    found as (
      select * from exact
      union all
      select d.kind, d.no, 'lijkt_op', word_similarity(${term.whole}, d.names) * 0.1 * d.weight
      from search_documents d
      where (select count(*) from exact) < 3 and ${term.whole} <% d.names
        and not exists (select 1 from exact e where e.kind = d.kind and e.no = d.no))
    select kind, no, reden, score from found order by score desc, no limit ${maximum}`
}

export async function findItems(db: Db, term: SearchTerm, maximum: number): Promise<readonly ItemKey[]> {
  const { rows } = await db.execute<{ kind: string; no: string }>(matches(term, maximum))
  return rows
}

/** Light rows for the search box, with names in the language asked. */
export async function findSuggestions(
  db: Db,
  term: SearchTerm,
  options: { readonly maximum: number; readonly language: Locale },
): Promise<readonly Suggestion[]> {
  const { rows } = await db.execute<Suggestion & Record<string, unknown>>(sql`
    select i.no as "materieelSoort", i.kind, coalesce(t.text, i.description) as omschrijving,
      coalesce(ct.text, c.description, '') as categorie, '/afbeeldingen/' || im.hash as afbeelding, m.reden
    from (${matches(term, options.maximum)}) m
    join erp_items i on i.kind = m.kind and i.no = m.no
    left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = ${options.language}
    left join erp_categories c on c.code = i.category_code
    left join erp_translations ct on ct.subject = 'Categorie' and ct.code = c.code and ct.language = ${options.language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1) im on true
    order by m.score desc, i.no`)
  return rows
}
