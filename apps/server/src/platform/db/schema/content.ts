import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from '../columns.ts'

/** A page of the company with its address, or what it says at a place: one of the two is filled. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    url: text('url'),
    place: text('place'),
    isPublished: boolean('is_published').notNull().default(false),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [uniqueIndex('content_pages_url_key').on(t.url), uniqueIndex('content_pages_place_key').on(t.place)],
)

/** A page in one language: as it was last saved, and as everybody reads it. */
export const contentTexts = pgTable(
  'content_texts',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    publishedTitle: text('published_title').notNull().default(''),
    publishedHtml: text('published_html').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.locale] })],
)
