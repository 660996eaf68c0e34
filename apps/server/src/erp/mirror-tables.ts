import { index } from '../platform/db/columns.ts'
import { sql } from '../platform/db/query.ts'
import { mirrorTable } from './mapping/define-table.ts'
import { mirrors } from './mirrors.ts'

/*
 * The tables of the mirror. Their columns and keys follow from the services of the back office; here stand their indexes.
 */

export const categories = mirrorTable(mirrors.categories)
export const items = mirrorTable(mirrors.items, {
  indexes: (t) => [
    index('erp_items_no_idx').on(t.no),
    // The filter of a category names beginnings of numbers.
    index('erp_items_no_start_idx').on(sql`${t.no} text_pattern_ops`),
    index('erp_items_category_idx').on(t.categoryCode),
  ],
})
export const prices = mirrorTable(mirrors.prices, {
  // Customers with prices of their own are few.
  indexes: (t) => [index('erp_prices_customer_idx').on(t.priceGroup).where(sql`${t.priceGroup} <> ''`)],
})
export const synonyms = mirrorTable(mirrors.synonyms)
/** Texts of the back office in other languages. `subject` is Soort, Categorie, Eenheid, Techlabel, Techtekst, Set or Stuk. */
export const translations = mirrorTable(mirrors.translations)
export const units = mirrorTable(mirrors.units)
export const technicalProperties = mirrorTable(mirrors.technicalProperties)
export const includedItems = mirrorTable(mirrors.includedItems)
export const orderTips = mirrorTable(mirrors.orderTips)
/** Which picture belongs to what; the content lies in the document store under its hash, once. */
export const images = mirrorTable(mirrors.images, { indexes: (t) => [index('erp_images_hash_idx').on(t.hash)] })

export const erpUsers = mirrorTable(mirrors.users)
export const userLocations = mirrorTable(mirrors.userLocations, {
  indexes: (t) => [index('erp_user_locations_location_idx').on(t.locationNo)],
})
export const userCustomers = mirrorTable(mirrors.userCustomers)
export const locations = mirrorTable(mirrors.locations, {
  indexes: (t) => [
    index('erp_locations_project_idx').on(t.projectNo),
    index('erp_locations_customer_idx').on(t.customerNo),
  ],
})
export const locationAddresses = mirrorTable(mirrors.locationAddresses)
export const depots = mirrorTable(mirrors.depots)

/** The back office's own requests, those of the portal among them (same external id). */
export const erpRequests = mirrorTable(mirrors.requests, {
  addedLater: [
    'transportMeans',
    'pickupName',
    'pickupAddress',
    'pickupPostCode',
    'pickupCity',
    'pickupContact',
    'pickupPhoneNo',
    'load',
    'loadedBy',
    'loadingOptions',
    // A part of the day, times, or whatever the desk wrote.
    'loadingTime',
    'unloadingTime',
    'portalNo',
  ],
  indexes: (t) => [
    index('erp_requests_external_idx').on(t.externalId),
    index('erp_requests_to_idx').on(t.toLocation),
    index('erp_requests_from_idx').on(t.fromLocation),
    // Somebody types the beginning of a number, with or without its letters.
    index('erp_requests_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('erp_requests_digits_idx').on(sql`regexp_replace(${t.no}, '[^0-9]', '', 'g') text_pattern_ops`),
  ],
})
export const erpRequestLines = mirrorTable(mirrors.requestLines)
export const erpOrders = mirrorTable(mirrors.orders, {
  indexes: (t) => [
    index('erp_orders_request_idx').on(t.requestNo),
    index('erp_orders_to_idx').on(t.toLocation),
    index('erp_orders_from_idx').on(t.fromLocation),
    // Somebody types the beginning of a number, with or without its letters.
    index('erp_orders_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('erp_orders_digits_idx').on(sql`regexp_replace(${t.no}, '[^0-9]', '', 'g') text_pattern_ops`),
  ],
})
export const erpOrderLines = mirrorTable(mirrors.orderLines, {
  indexes: (t) => [index('erp_order_lines_piece_idx').on(t.plantNo).where(sql`${t.plantNo} <> ''`)],
})
/** What an order costs beside rent and sale. */
export const orderCosts = mirrorTable(mirrors.orderCosts)

export const exitOrders = mirrorTable(mirrors.exitOrders, {
  indexes: (t) => [index('erp_exit_orders_location_idx').on(t.locationNo, t.date)],
})
export const exitOrderLines = mirrorTable(mirrors.exitOrderLines)
export const invoices = mirrorTable(mirrors.invoices, {
  indexes: (t) => [
    index('erp_invoices_location_idx').on(t.locationNo, t.postingDate),
    // As the lists are in order, so that a page of them is read and not sorted: `bookedOn`. Behind it what they are
    // narrowed by, so that a late page reads nothing of the invoices before it.
    index('erp_invoices_listed_idx').on(
      t.locationNo,
      sql`coalesce(${t.postingDate}, '0001-01-01'::date)`,
      t.no,
      t.postingDate,
      t.dueDate,
      t.kind,
      t.amount,
      t.remainingAmount,
    ),
    // `total` and `outstanding`, by which a list can be put in order.
    index('erp_invoices_total_idx').on(
      t.locationNo,
      sql`(case when ${t.kind} = 'Credit' then -abs(${t.amount}) else ${t.amount} end)`,
      t.no,
    ),
    index('erp_invoices_outstanding_idx').on(
      t.locationNo,
      sql`(case when ${t.kind} = 'Credit' then -abs(${t.remainingAmount}) else ${t.remainingAmount} end)`,
      t.no,
    ),
    index('erp_invoices_project_idx').on(t.projectNo, t.postingDate),
    index('erp_invoices_date_idx').on(t.postingDate),
    // Somebody types the beginning of a number.
    index('erp_invoices_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
  ],
})
export const invoiceLines = mirrorTable(mirrors.invoiceLines, {
  indexes: (t) => [
    index('erp_invoice_lines_arrival_idx').on(t.arrivalOrder),
    index('erp_invoice_lines_removal_idx').on(t.removalOrder),
    index('erp_invoice_lines_piece_idx').on(t.plantNo).where(sql`${t.plantNo} <> ''`),
  ],
})

export const sets = mirrorTable(mirrors.sets)
export const setLines = mirrorTable(mirrors.setLines, {
  indexes: (t) => [index('erp_set_lines_item_idx').on(t.kind, t.no)],
})

/** Numbered machines. Scanned labels carry a number, a serial number or an inspection number. */
export const pieces = mirrorTable(mirrors.pieces, {
  indexes: (t) => [
    index('erp_pieces_type_idx').on(t.plantType),
    index('erp_pieces_location_idx').on(t.locationNo),
    index('erp_pieces_serial_idx').on(sql`upper(${t.serialNo})`),
    index('erp_pieces_inspection_idx').on(t.inspectionNo),
    // Somebody types the beginning of a number.
    index('erp_pieces_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('erp_pieces_serial_start_idx').on(sql`upper(${t.serialNo}) text_pattern_ops`),
    index('erp_pieces_inspection_start_idx').on(sql`upper(${t.inspectionNo}) text_pattern_ops`),
  ],
})
/** What stands where; the back office gives no row version here, so `row_version` is made of the row's content. */
export const stock = mirrorTable(mirrors.stock, {
  indexes: (t) => [index('erp_stock_item_idx').on(t.kind, t.plantType), index('erp_stock_piece_idx').on(t.plantNo)],
})
export const inspections = mirrorTable(mirrors.inspections, {
  addedLater: ['norm', 'inspector'],
  indexes: (t) => [
    index('erp_inspections_piece_idx').on(t.plantNo, t.nextDate),
    index('erp_inspections_next_idx').on(t.nextDate),
  ],
})

export const erpComplaints = mirrorTable(mirrors.complaints, {
  indexes: (t) => [
    index('erp_complaints_external_idx').on(t.externalId),
    index('erp_complaints_location_idx').on(t.locationNo, t.receivedAt),
  ],
})
export const erpComplaintLines = mirrorTable(mirrors.complaintLines, {
  indexes: (t) => [index('erp_complaint_lines_external_idx').on(t.externalId)],
})
/** Which document belongs to what; the content is fetched when somebody asks, and kept under its hash. */
export const documents = mirrorTable(mirrors.documents, {
  indexes: (t) => [index('erp_documents_parent_idx').on(t.parentType, t.parentNo)],
})
