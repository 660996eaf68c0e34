/**
 * What answers are made of, in one vocabulary: every query says which subjects it `reads`, every command which it
 * `changes`. A subject is what changes together for who looks at it, whichever tables hold it; which subject a table
 * belongs to says the server (`subjectOfTable`).
 */
export const subjects = [
  /** What the rental company has: items, categories and what is decided about them, sets, pictures, search words. */
  'catalogue',
  /** What items cost, per price group. */
  'prices',
  /** Texts of the back office in other languages, and its units. */
  'texts',
  /** Settings of the company, with plans, history and previews. */
  'settings',
  /** Pages and extra infos that the company writes. */
  'content',
  /** Places of the back office with their addresses and depots, whose they are, and what is asked about them. */
  'locations',
  /** Accounts of the portal and people of the back office, with registrations and imports. */
  'users',
  /** How somebody gets in: sessions, second factors, failed logins, links, looking along. */
  'access',
  /** What stands where: stock and numbered pieces. */
  'stock',
  /** Walks over a site, with what was seen on them. */
  'siteWalks',
  /** Hand-overs of equipment, with their pictures. */
  'handOvers',
  /** Inspections of pieces. */
  'inspections',
  /** Documents of items, pieces, locations, orders and invoices. */
  'documents',
  /** Orders of the back office with lines and costs. */
  'orders',
  /** Requests with lines and steps: the portal's own and those of the back office. */
  'requests',
  /** Order lists with their lines. */
  'orderLists',
  /** Removal lists with their lines. */
  'removalLists',
  /** Lists submitted for approval, who decides on them and who stands in. */
  'approvals',
  /** Lists of favourites. */
  'favourites',
  /** Views of tables that somebody keeps. */
  'savedViews',
  /** What somebody is told, how they want it, and on which devices. */
  'notifications',
  /** Invoices with lines, and the marks of lines that may charge too long. */
  'invoices',
  /** Feedback with comments and files. */
  'complaints',
  /** Exit orders with lines. */
  'exitOrders',
  /** Writes to the back office. */
  'outbox',
  /** Mails. */
  'mails',
  /** Tasks with their runs, and how far the mirror follows the back office. */
  'tasks',
] as const
export type Subject = (typeof subjects)[number]
