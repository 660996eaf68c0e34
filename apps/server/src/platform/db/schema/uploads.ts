import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'

/**
 * Files that people sent, with who sent them. The content lies in the document store under its hash, which other rows
 * may have too. A file that no row of `upload_uses` names is taken away after a day.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    hash: text('hash').notNull(),
    /** Bytes as kept, which is after a picture was made anew. */
    size: integer('size').notNull(),
    mimeType: text('mime_type').notNull(),
    name: text('name').notNull(),
    owner: text('owner').notNull(),
    /** The call it came with. */
    call: text('call').notNull(),
    /** Anybody may see it who has its address, as pictures of the catalogue. */
    isPublic: boolean('is_public').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('uploads_hash_idx').on(t.hash), index('uploads_owner_idx').on(t.owner, t.createdAt)],
)

/** What uses a file, such as `content <id of a page>`: it stays as long as there is one. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.subject] }), index('upload_uses_subject_idx').on(t.subject)],
)
