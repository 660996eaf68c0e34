import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A hand-over of equipment; its id is made on the device that began it. `words` is what was filled in so far, `sealed` what
 * was signed, in the one way of writing that its hash is of: it never changes.
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid('id').primaryKey(),
    locationNo: text('location_no').notNull(),
    orderNo: text('order_no').notNull(),
    begunAt: instant('begun_at').notNull(),
    begunBy: text('begun_by').notNull(),
    /** By the clock of the device that kept it last. */
    keptAt: instant('kept_at').notNull(),
    words: jsonb('words').notNull(),
    signedAt: instant('signed_at'),
    receivedAt: instant('received_at'),
    signedBy: text('signed_by'),
    sealed: text('sealed'),
    /** SHA-256 of `sealed`. */
    sealedHash: text('sealed_hash'),
  },
  (t) => [index('hand_overs_location_idx').on(t.locationNo, t.signedAt)],
)

/** The content lies in the document store. */
export const handOverPictures = pgTable(
  'hand_over_pictures',
  {
    handOverId: uuid('hand_over_id')
      .notNull()
      .references(() => handOvers.id, { onDelete: 'cascade' }),
    /** Made by the device. */
    id: uuid('id').notNull(),
    hash: text('hash').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.handOverId, t.id] })],
)
