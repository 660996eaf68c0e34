import { bigint, boolean, date, index, integer, numeric, pgTable, primaryKey, text, timestamp } from '../columns.ts'

/** Every mirrored row keeps the back office's row version, so that a reconcile can compare without reading it again. */
const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const amount = (name: string) => numeric(name, { precision: 20, scale: 5, mode: 'number' })

export const categories = pgTable('erp_categories', {
  code: text('code').primaryKey(),
  parentCode: text('parent_code'),
  description: text('description').notNull(),
  presentationOrder: integer('presentation_order').notNull(),
  navisionFilter: text('navision_filter').notNull(),
  hidden: boolean('hidden').notNull(),
  ...stamps,
})

export const items = pgTable(
  'erp_items',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    description: text('description').notNull(),
    description2: text('description_2').notNull(),
    categoryCode: text('category_code').notNull(),
    unitCode: text('unit_code').notNull(),
    priceType: text('price_type').notNull(),
    rentPriceDay: amount('rent_price_day').notNull(),
    rentPriceWeek: amount('rent_price_week').notNull(),
    salesPrice: amount('sales_price').notNull(),
    buyBackPrice: amount('buy_back_price').notNull(),
    weight: amount('weight').notNull(),
    bulk: boolean('bulk').notNull(),
    orderable: boolean('orderable').notNull(),
    blocked: boolean('blocked').notNull(),
    recommendedQty: amount('recommended_qty').notNull(),
    orderMultiple: amount('order_multiple').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.no] }),
    index('erp_items_no_idx').on(t.no),
    index('erp_items_category_idx').on(t.categoryCode),
  ],
)

export const prices = pgTable(
  'erp_prices',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    priceGroup: text('price_group').notNull(),
    priceType: text('price_type').notNull(),
    startingDate: date('starting_date', { mode: 'string' }).notNull(),
    endingDate: date('ending_date', { mode: 'string' }),
    unitCode: text('unit_code').notNull(),
    price: amount('price').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.kind, t.no, t.priceGroup, t.priceType, t.startingDate, t.unitCode] })],
)

export const synonyms = pgTable(
  'erp_synonyms',
  { kind: text('kind').notNull(), no: text('no').notNull(), synonym: text('synonym').notNull(), ...stamps },
  (t) => [primaryKey({ columns: [t.kind, t.no, t.synonym] })],
)

/** Texts of the back office in other languages. `subject` is Soort, Categorie, Eenheid, Techlabel, Techtekst, Set or Stuk. */
export const translations = pgTable(
  'erp_translations',
  {
    subject: text('subject').notNull(),
    code: text('code').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.subject, t.code, t.language] })],
)

export const units = pgTable('erp_units', {
  code: text('code').primaryKey(),
  description: text('description').notNull(),
  ...stamps,
})

export const technicalProperties = pgTable(
  'erp_technical_properties',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    lineNo: integer('line_no').notNull(),
    label: text('label').notNull(),
    value: text('value').notNull(),
    numericValue: amount('numeric_value'),
    unit: text('unit').notNull(),
    filterKind: text('filter_kind').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.kind, t.no, t.lineNo] })],
)

export const includedItems = pgTable(
  'erp_included_items',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    lineNo: integer('line_no').notNull(),
    otherKind: text('other_kind').notNull(),
    otherNo: text('other_no').notNull(),
    quantity: amount('quantity').notNull(),
    optional: boolean('optional').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.kind, t.no, t.lineNo] })],
)

export const orderTips = pgTable(
  'erp_order_tips',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    lineNo: integer('line_no').notNull(),
    otherKind: text('other_kind').notNull(),
    otherNo: text('other_no').notNull(),
    quantity: amount('quantity').notNull(),
    text: text('text').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.kind, t.no, t.lineNo] })],
)

/** Which picture belongs to what; the content lies in the document store under its hash, once. */
export const images = pgTable(
  'erp_images',
  {
    parentType: text('parent_type').notNull(),
    parentNo: text('parent_no').notNull(),
    lineNo: integer('line_no').notNull(),
    hash: text('hash').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    stored: boolean('stored').notNull().default(false),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.parentType, t.parentNo, t.lineNo] }), index('erp_images_hash_idx').on(t.hash)],
)

/** The small picture made of a large one; null where the picture itself serves best, as a drawing does. */
export const imageThumbnails = pgTable('image_thumbnails', {
  hash: text('hash').primaryKey(),
  thumbnailHash: text('thumbnail_hash'),
})
