import { type MeasureKind, measureKinds, measureUnits } from '@portal/domain/search/measures.ts'
import {
  createSearchIndex,
  type IndexedThing,
  type IndexedWord,
  type SearchIndex,
  type WordSource,
} from '@portal/domain/search/search-index.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { numberKeyOf } from '../../platform/db/number-key.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

/** The first position of items that cannot be ordered; see the schema. */
export const firstNotOrderable = 1_000_000

/** The first position of sets, which come after items with the same match. */
export const firstSet = 900_000

/**
 * As the rule normalises a term: lower case, no accents, one space for everything that is no letter or digit, and for the x
 * of `2x12`.
 */
const searchable = (text: SQL): SQL =>
  sql`trim(regexp_replace(f_unaccent(lower(${text})), '[^[:alnum:]]+|(?<=\\d)x(?=\\d)', ' ', 'g'))`

/** The texts of an item in every language that has one, under '' those for all other languages. */
const shownTexts = sql`
  select jsonb_object_agg(l.language, jsonb_build_object('omschrijving', coalesce(t.text, i.description),
    'categorie', coalesce(ct.text, c.description, '')))
  from (select '' as language union select language from erp_translations
      where (subject, code) in (('Soort', i.no), ('Categorie', i.category_code))) l
  left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = l.language
  left join erp_translations ct on ct.subject = 'Categorie' and ct.code = i.category_code and ct.language = l.language`

const fillDocuments = sql`
  insert into search_documents (position, kind, no, no_key, names, shown, image)
  select case when i.orderable then 0 else ${sql.raw(String(firstNotOrderable))} end
      + row_number() over (partition by i.orderable order by i.no, i.kind),
    i.kind, i.no, ${numberKeyOf(sql`i.no`)},
    ${searchable(sql`concat_ws(' ', i.no, i.description, i.description_2,
      (select string_agg(t.text, ' ') from erp_translations t where t.subject = 'Soort' and t.code = i.no))`)},
    (${shownTexts}),
    (select hash from erp_images where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1)
  from erp_items i left join erp_categories c on c.code = i.category_code
  where not i.blocked`

/**
 * Sizes stand among the words as `=<kind>:<steps>`, with as many digits each, so that a range of words is a range of
 * sizes. No typed word begins with the sign.
 */
export const sizeMark = '='
const sizeDigits = 15
export const kindMark = (kind: MeasureKind): string =>
  `${sizeMark}${String.fromCharCode(65 + measureKinds.indexOf(kind))}:`
const sizeWord = (mark: SQL, steps: SQL): SQL =>
  sql`${mark} || lpad(round(${steps})::text, ${sql.raw(String(sizeDigits))}, '0')`

const unitTable = sql`(values ${sql.join(
  measureUnits.map(({ word, kind, steps }) => sql`(${sql.raw(`'${word}', '${kindMark(kind)}', ${steps}`)})`),
  sql`, `,
)}) as u(word, mark, steps)`
const unitWords = measureUnits.map(({ word }) => word).join('|')
/** Between the numbers of `2 × 1 m`. */
const times = '[x×]'
const number = String.raw`\d+(?:[.,]\d+)?`
/**
 * In a text as it is written: what \`readMeasures\` of the rule finds in a term, the numbers before the last of \`2 × 1 m\`
 * included.
 */
const sizesWritten = String.raw`(?:^|[^[:alnum:].,-])(?:(${number})\s*${times}\s*)?(?:(${number})\s*${times}\s*)?(${number})\s*(${unitWords})(?![[:alnum:]])`

const fillSizes = sql`
    select d.position, 'a' as source, ${sizeWord(sql`u.mark`, sql`replace(n.digits, ',', '.')::numeric * u.steps`)} as word
    from search_documents d join erp_items i on i.kind = d.kind and i.no = d.no
    cross join lateral regexp_matches(lower(i.description || ' ' || coalesce(i.description_2, '')), ${sql.raw(`'${sizesWritten}'`)}, 'g') m
    join ${unitTable} on u.word = m[4]
    cross join lateral unnest(m[1:3]) as n(digits)
    where n.digits is not null
    union all
    select d.position, 'c', ${sizeWord(sql`u.mark`, sql`p.numeric_value * u.steps`)}
    from search_documents d join erp_technical_properties p on p.kind = d.kind and p.no = d.no
    join ${unitTable} on u.word = lower(p.unit)
    where p.numeric_value > 0`

/** The texts of a set in every language that has one, under '' those for all other languages. */
const shownSetTexts = sql`
  select jsonb_object_agg(l.language, jsonb_build_object('omschrijving', coalesce(t.text, s.description), 'categorie', ''))
  from (select '' as language union select language from erp_translations where subject = 'Set' and code = s.no) l
  left join erp_translations t on t.subject = 'Set' and t.code = s.no and t.language = l.language`

const fillSets = sql`
  insert into search_documents (position, kind, no, no_key, names, shown, image)
  select ${sql.raw(String(firstSet))} + row_number() over (order by s.no), 'Set', s.no, ${numberKeyOf(sql`s.no`)},
    ${searchable(sql`concat_ws(' ', s.no, s.description,
      (select string_agg(t.text, ' ') from erp_translations t where t.subject = 'Set' and t.code = s.no))`)},
    (${shownSetTexts}),
    (select m.hash from erp_set_lines l join erp_images m on m.parent_type = 'Soort' and m.parent_no = l.no
      where l.set_no = s.no order by l.optional, l.line_no, m.line_no limit 1)
  from erp_sets s
  where not s.blocked and exists (select from erp_set_lines where set_no = s.no and quantity > 0)`

const fillWords = sql`
  insert into search_words (word, source, positions)
  select word, source, array_agg(distinct position order by position) from (
    select d.position, 'a' as source, string_to_table(d.names, ' ') as word from search_documents d
    union all
    select d.position, 'b', string_to_table(${searchable(sql`s.synonym`)}, ' ')
    from search_documents d join erp_synonyms s on s.kind = d.kind and s.no = d.no
    union all
    select d.position, 'c', string_to_table(${searchable(sql`p.value`)}, ' ')
    from search_documents d join erp_technical_properties p on p.kind = d.kind and p.no = d.no
    union all
    select d.position, 'c', w.word from search_documents d
    join erp_items i on i.kind = d.kind and i.no = d.no
    join (select code, string_to_table(${searchable(sql`description`)}, ' ') as word from erp_categories
        union select code, string_to_table(${searchable(sql`text`)}, ' ') from erp_translations
          where subject = 'Categorie') w on w.code = i.category_code
    union all
    ${fillSizes}
  ) found where word <> '' group by word, source`

/**
 * Which form of the search these statements make, kept as a word that cannot be typed. Raise it when one of them changes:
 * an installation with an older form makes its search again when it starts.
 */
const madeForm = `${sizeMark}form:5`

/** The word beside it whose positions are chance numbers: others whenever the search is rebuilt. */
const makingWord = `${sizeMark}making`
const chance = sql`trunc(random() * 2147483647)::int`
/** In a statement: as `readSearchMaking`. What is hidden is part of it, so that it needs no making of its own. */
export const makingOf = sql`(select array_to_string(positions, ' ') || coalesce(
  (select md5(string_agg(kind || ' ' || no, ',' order by kind, no)) from hidden_items), '')
  from search_words where word = ${makingWord})`

const findMaking = sql<{ making: string | null }>`select ${makingOf} as making`

/** Which making of the search the tables hold, by a word; null before the first that says so. */
export async function readSearchMaking(db: Db): Promise<string | null> {
  const [found] = await ask(db, findMaking)
  return found?.making ?? null
}

/** False from the first read of the items until the search was made of them, and after a change of its form. */
export async function isSearchMade(db: Db): Promise<boolean> {
  const rows = await ask.planned<{ made: boolean }>(
    db,
    sql`
    select exists (select from search_words where word = ${madeForm})
      or not exists (select from erp_items where not blocked) as made`,
  )
  return rows[0]?.made ?? false
}

/** Makes every search document and word again from the mirror, in the running transaction. */
export async function rebuildSearchDocuments(db: Db): Promise<void> {
  await ask.planned(db, sql`delete from search_words`)
  await ask.planned(db, sql`delete from search_documents`)
  await ask.planned(db, fillDocuments)
  await ask.planned(db, fillSets)
  await ask.planned(db, fillWords)
  await ask.planned(
    db,
    sql`insert into search_words (word, source, positions)
    values (${madeForm}, 'c', '{}'), (${makingWord}, 'c', array[${chance}, ${chance}, ${chance}])`,
  )
  // Plans made for what was there before would serve until the database looks by itself, a minute later.
  await ask.planned(db, sql`analyze search_documents, search_words`)
}

/** What was made of the tables of the search, with which making of them; null when they do not say. */
export interface Made<V> {
  readonly making: string | null
  readonly value: V
}

interface IndexRow {
  readonly word: string
  readonly source: WordSource | null
  readonly kind: string
  readonly no: string
  readonly position: number
  readonly positions: Buffer | null
  readonly hidden: boolean
}

/** The place of the row that says which making it is. */
const nowhere = -1

/** In one statement, so that words and things are of one making. */
const readIndex = sql<IndexRow>`
  select word, source, '' as kind, '' as no, 0 as position, array_send(positions) as positions, false as hidden
  from search_words
  union all
  select d.no_key, null, d.kind, d.no, d.position, null, h.no is not null
  from search_documents d left join hidden_items h on h.kind = d.kind and h.no = d.no
  union all
  select making, null, '', '', ${nowhere}, null, false from (select ${makingOf} as making) m where making is not null`

/** Where the elements of an array begin as PostgreSQL sends it: what it is of, its dimension, then each after its length. */
const elementsFrom = 20
const elementBytes = 8

function positionsOf(sent: Buffer): Int32Array {
  const count = Math.max(0, (sent.length - elementsFrom) / elementBytes)
  const positions = new Int32Array(count)
  for (let at = 0; at < count; at += 1) positions[at] = sent.readInt32BE(elementsFrom + elementBytes * at + 4)
  return positions
}

/** The words of the search and what they find, as made last, with which making that is. */
export async function readSearchIndex(db: Db): Promise<Made<SearchIndex>> {
  const words: IndexedWord[] = []
  const things: IndexedThing[] = []
  const hidden = new Set<number>()
  let making: string | null = null
  for (const row of await ask(db, readIndex)) {
    const { word, source, kind, no, position } = row
    if (source !== null) words.push({ word, source, positions: positionsOf(row.positions ?? Buffer.alloc(0)) })
    else if (position === nowhere) making = word
    else if (row.hidden) hidden.add(position)
    else things.push({ position, kind, no, key: word })
  }
  const shown = hidden.size === 0 ? words : withoutPlaces(words, hidden)
  return { making, value: createSearchIndex(shown, things) }
}

/** A word that only what is hidden has is found by nothing, not by what looks like it either. */
function withoutPlaces(words: readonly IndexedWord[], places: ReadonlySet<number>): IndexedWord[] {
  const left = words.map((word) => ({ ...word, positions: word.positions.filter((at) => !places.has(at)) }))
  return left.filter(({ positions }) => positions.length > 0)
}
