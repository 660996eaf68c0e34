import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../columns.ts'
import { sql } from '../query.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A walk over a site. Its id is made on the device that began it; `joined` names the walk that takes in what comes for this
 * one, as somebody else had begun it meanwhile. `books` is what the books said of the site when the walk ended.
 */
export const siteWalks = pgTable(
  'site_walks',
  {
    id: uuid('id').primaryKey(),
    locationNo: text('location_no').notNull(),
    /** Empty for the whole site. */
    part: text('part').notNull(),
    begunAt: instant('begun_at').notNull(),
    begunBy: text('begun_by').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
    joined: uuid('joined').references((): AnyPgColumn => siteWalks.id, { onDelete: 'cascade' }),
    books: jsonb('books'),
    /** What came of the two, counted whenever one of them changes. */
    counts: jsonb('counts'),
  },
  (t) => [
    uniqueIndex('site_walks_open_key').on(t.locationNo).where(sql`closed_at is null and joined is null`),
    index('site_walks_location_idx').on(t.locationNo, t.closedAt),
  ],
)

/** What was seen last of each thing; `code` is what a label says that names nothing of the site. */
export const siteWalkSightings = pgTable(
  'site_walk_sightings',
  {
    walkId: uuid('walk_id')
      .notNull()
      .references(() => siteWalks.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    plantNo: text('plant_no').notNull(),
    code: text('code').notNull(),
    quantity: integer('quantity').notNull(),
    seenAt: instant('seen_at').notNull(),
    seenBy: text('seen_by').notNull(),
    /** The location in whose books it stood when it was seen; blank when that was this one, or none is known. */
    elsewhereNo: text('elsewhere_no').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.walkId, t.kind, t.no, t.plantNo, t.code] })],
)

/** What becomes of a thing that was not as the books said. */
export const siteWalkDecisions = pgTable(
  'site_walk_decisions',
  {
    walkId: uuid('walk_id')
      .notNull()
      .references(() => siteWalks.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    plantNo: text('plant_no').notNull(),
    code: text('code').notNull(),
    decision: text('decision').notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.walkId, t.kind, t.no, t.plantNo, t.code] })],
)
