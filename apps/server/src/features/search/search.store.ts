import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { Measure } from '@portal/domain/search/measures.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepare, value } from '../../platform/db/named-query.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'
import { firstNotOrderable, firstSet, kindMark, sizeMark } from './search-index.store.ts'

/** A search term made ready: its words without accents and capitals, its sizes, and the whole as it is looked for in numbers. */
export interface SearchTerm {
  readonly words: readonly string[]
  readonly measures: readonly Measure[]
  readonly whole: string
}

/** Shorter words and numbers are only looked for at the beginning of words: inside they are everywhere. */
const insideFrom = 3
const mostAlikeWords = 20
const mostWords = 10
const leastLikeness = 0.3
/** Of several typed words this share must be like a word of the item: one of two is too little. */
const leastShare = 0.6
/** A size among the technical properties beside the same one in the name. */
const propertyWeight = 0.6
/** Once something comes this near to the typed sizes, what is further away than `farSize` is left out. */
const nearSize = 0.8
const farSize = 0.5

/** The end of what begins with a text, in the order of text_pattern_ops: the last character of all. */
const endOf = (text: SQL): SQL => sql`(${text} || chr(1114111))`
/** Items that cannot be ordered come after others with the same match. */
const weighed = sql`* case when position < ${sql.raw(String(firstNotOrderable))} then 1 else 0.3 end`

const maximum = sql`(select maximum from asked)`

/**
 * What is asked, as rows whose number and values the planner cannot see: so it finds the plan for one term as good as
 * that for all, and a connection plans once, which takes longer than searching.
 */
function askedFor(term: SearchTerm, maximum: number): string {
  const words = term.words.slice(0, mostWords).map((word, at) => {
    return { at, word, inside: word.length >= insideFrom && !/^\d/.test(word) }
  })
  const measures = term.measures.slice(0, mostWords).map(({ kind, steps }, at) => ({ at, mark: kindMark(kind), steps }))
  return JSON.stringify({ words, measures, whole: term.whole, maximum })
}

const asked = sql`
    asked as materialized (
      select * from jsonb_to_record(${value('asked')}::jsonb) as a(words jsonb, measures jsonb, whole text, maximum int)),
    typed as materialized (
      select t.* from asked, jsonb_to_recordset(words) as t(at int, word text, inside boolean)
      limit ${sql.raw(String(mostWords))}),
    measured as materialized (
      select t.* from asked, jsonb_to_recordset(measures) as t(at int, mark text, steps float8)
      limit ${sql.raw(String(mostWords))})`

/**
 * How near each item comes to the typed sizes, from 0 to 1: the smaller size over the larger one, for the best of its
 * sizes of that kind; a size in its name counts more than one of its technical properties.
 */
const sizes = sql`
    near as materialized (
      select position, sum(nearness) / (select count(*) from measured) as nearness
      from (
        select m.at, position, max(case w.source when 'a' then 1 else ${sql.raw(String(propertyWeight))} end
          * least(w.steps, m.steps) / greatest(w.steps, m.steps, 1)) as nearness
        from measured m cross join lateral (
          select source, positions, substring(word from ${sql.raw(String(sizeMark.length + 3))})::float8 as steps
          from search_words where word ~>=~ m.mark and word ~<~ ${endOf(sql`m.mark`)}) w, unnest(w.positions) as position
        group by m.at, position) one
      group by position)`
const isMeasured = sql`exists (select from measured)`
/** What a match is worth: as it is without a size, else the less the further its size is from what was typed. */
const fitting = sql`* case when ${isMeasured} then 0.3 + 0.7 * coalesce(nearness, 0) else 1 end`

/**
 * Items whose words match every typed word: as it is, by its beginning or inside a compound. The lists of items are in
 * the order of the answer, so that of one typed word no list is needed beyond the number wanted.
 */
function exactMatches(): SQL {
  const counted = sql`case when (select count(*) from typed) = 1 and not ${isMeasured} then ${maximum} else cardinality(positions) end`
  return sql`
    matching as (
      select t.at, w.source, w.positions,
        case w.source when 'a' then 10 when 'b' then 6 else 3 end
          * case when w.word = t.word then 10 when w.begins then 8 else 5 end as points
      from typed t cross join lateral (
        select word, source, positions, true as begins from search_words
        where word ~>=~ t.word and word ~<~ ${endOf(sql`t.word`)}
        union all
        select word, source, positions, false from search_words
        where t.inside and word !~ '^[0-9]' and word like '%_' || t.word || '%') w),
    by_word as (
      select position, at, max(points) as points, min(source) as source
      from matching, unnest(positions[1:${counted}]) as position group by position, at),
    by_words as (
      select position, sum(points)::float8 / count(*) as points, max(source) as source
      from by_word group by position having count(*) = (select count(*) from typed)
      union all
      select position, 100, 'a' from near where nearness >= ${sql.raw(String(nearSize))} and not exists (select from typed)),
    fitted as (
      select position, points ${fitting} as points, source,
        not ${isMeasured} or coalesce(nearness, 0) >= ${sql.raw(String(farSize))}
          or coalesce(max(nearness) over (), 0) < ${sql.raw(String(nearSize))} as near_enough
      from by_words left join near using (position)),
    exact as (
      select position, points ${weighed} as score,
        case when number then 'nummer' when source = 'b' then 'synoniem' else 'tekst' end as reden
      from (
        select position, max(points) as points, max(source) as source, bool_or(number) as number from (
          select position, points, source, false as number from fitted where near_enough
          union all
          (select position, case when no_key = whole then 800 else 400 end, 'a', true
            from asked cross join lateral (select position, no_key from search_documents
              where no_key ~>=~ whole and no_key ~<~ ${endOf(sql`whole`)} order by position limit ${maximum}) d)) either
        group by position) found
      order by score desc, position limit ${maximum})`
}

/** Items with words that look like the typed ones; only when there is next to nothing else. */
function likelyMatches(): SQL {
  return sql`
    alike as (
      select t.at, w.positions, w.likeness
      from typed t cross join lateral (
        select positions, word_similarity(t.word, word) as likeness from search_words
        where t.word <% word and word !~ '^[0-9${sql.raw(sizeMark)}]' and source <> 'c'
        order by 2 desc, word limit ${sql.raw(String(mostAlikeWords))}) w
      where (select count(*) from exact) < 3),
    like_words as (
      select position, sum(likeness) / (select count(*) from typed) as likeness
      from (
        select at, position, max(likeness) as likeness from (
          select at, position, likeness from alike, unnest(positions) as position
          union all select at, position, 1 from by_word) either
        group by at, position) one
      where position not in (select position from exact)
      group by position
      having count(*) >= (select ceil(count(*) * ${sql.raw(String(leastShare))}) from typed)
        and sum(likeness) / (select count(*) from typed) >= ${sql.raw(String(leastLikeness))}),
    likely as (
      select position, likeness ${fitting} ${weighed} as score
      from like_words left join near using (position)
      order by score desc, position limit ${maximum})`
}

/** The best matches as rows of position, score and reason. */
const matches = sql`
    with ${asked}, ${sizes}, ${exactMatches()}, ${likelyMatches()},
    best as (
      select position, score, reden from exact union all select position, score, 'lijkt_op' from likely
      order by score desc, position limit ${maximum})`

const find = prepare<ItemKey>(sql`${matches}
  select d.kind, d.no from best b join search_documents d on d.position = b.position order by b.score desc, b.position`)

/** Items and, by the kind `Set`, sets. */
export function findItems(db: Db, term: SearchTerm, most: number): Promise<readonly ItemKey[]> {
  return find(db, { asked: askedFor(term, most) })
}

/** As many as a catalogue can have; counting needs the whole lists that finding cuts off. */
const allItems = 10_000_000

const count = prepare<{ count: number }>(sql`${matches} select count(*)::int as count from best
  where position not between ${sql.raw(String(firstSet))} and ${sql.raw(String(firstNotOrderable - 1))}`)

/** How many items match, for a term that finds more than is shown. */
export async function countItems(db: Db, term: SearchTerm): Promise<number> {
  const [row] = await count(db, { asked: askedFor(term, allItems) })
  return row?.count ?? 0
}

const suggest = prepare<Suggestion>(sql`${matches}
  select d.no as "materieelSoort", d.kind, s.texts ->> 'omschrijving' as omschrijving,
    s.texts ->> 'categorie' as categorie, '/afbeeldingen/' || d.image as afbeelding, b.reden
  from best b join search_documents d on d.position = b.position
  cross join lateral (select coalesce(d.shown -> ${value('language')}, d.shown -> '') as texts) s
  order by b.score desc, b.position`)

/** Light rows for the search box, with names in the language asked. */
export function findSuggestions(
  db: Db,
  term: SearchTerm,
  options: { readonly maximum: number; readonly language: Locale },
): Promise<readonly Suggestion[]> {
  return suggest(db, { asked: askedFor(term, options.maximum), language: options.language })
}
