import { integer, jsonb, pgTable, primaryKey, text, unique } from '../columns.ts'

/** Names of an item and its category in one language. */
export interface ShownTexts {
  readonly omschrijving: string
  readonly categorie: string
}

/**
 * What the search box shows, made anew after a synchronisation: one row an item, by its place in every list of equally
 * good matches. `names` holds number and descriptions in the four languages in lower case without accents.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    /** From a million on an item cannot be ordered. */
    position: integer('position').primaryKey(),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    noKey: text('no_key').notNull(),
    names: text('names').notNull(),
    /** By language; the empty one is for languages without a translation. */
    shown: jsonb('shown').$type<Readonly<Record<string, ShownTexts>>>().notNull(),
    image: text('image'),
  },
  (t) => [unique('search_documents_key').on(t.kind, t.no)],
)

/** Every word that items can be found by, with the positions of those items in ascending order. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').notNull(),
    /** a: number and names, b: synonyms, c: category and technical values. */
    source: text('source').$type<'a' | 'b' | 'c'>().notNull(),
    positions: integer('positions').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.source] })],
)
