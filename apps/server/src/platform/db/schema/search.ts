import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the search box looks through, made anew after a synchronisation. All texts are lower case without accents:
 * `names` holds number and descriptions in the four languages, `words` weighs A names, B synonyms, C category and
 * technical values.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    noKey: text('no_key').notNull(),
    names: text('names').notNull(),
    words: tsvector('words').notNull(),
    /** Orderable items come before others with the same match. */
    weight: real('weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.no] }),
    index('search_documents_words_idx').using('gin', t.words),
    index('search_documents_names_idx').using('gin', sql`${t.names} gin_trgm_ops`),
    index('search_documents_no_idx').on(sql`${t.noKey} text_pattern_ops`),
  ],
)
