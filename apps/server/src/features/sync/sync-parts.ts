import type { MirrorName } from '../../erp/mirrors.ts'

/** What depends on a table of the mirror. */
export interface MirrorUse {
  /** Whether the search looks through it or shows it. */
  readonly isSearched: boolean
  /** Pages about a location follow it: a run tells the location of each row that its subject changed. */
  readonly isOfPlace?: true
}

const searched: MirrorUse = { isSearched: true }
const plain: MirrorUse = { isSearched: false }
const placed: MirrorUse = { ...plain, isOfPlace: true }

/**
 * Every table of the mirror in the order of the first read: what others refer to comes first. A row that comes before
 * the row it belongs to is kept and shows up with it, because the mirror has no foreign keys. Stock starts from the
 * row versions that the tables before it are known to have.
 */
export const mirrorUses: Readonly<Record<MirrorName, MirrorUse>> = {
  units: plain,
  categories: searched,
  items: searched,
  prices: plain,
  synonyms: searched,
  translations: searched,
  technicalProperties: searched,
  includedItems: plain,
  orderTips: plain,
  depots: plain,
  locations: plain,
  locationAddresses: plain,
  users: plain,
  userLocations: plain,
  userCustomers: plain,
  requests: placed,
  requestLines: placed,
  orders: placed,
  orderLines: placed,
  orderCosts: placed,
  sets: searched,
  setLines: searched,
  pieces: placed,
  inspections: placed,
  exitOrders: placed,
  exitOrderLines: placed,
  invoices: placed,
  invoiceLines: plain,
  complaints: placed,
  complaintLines: placed,
  documents: placed,
  stock: placed,
  images: searched,
}

// The keys are those of the record above, in its order.
export const allMirrors = Object.keys(mirrorUses) as readonly MirrorName[]

/** The job that compares every key with the back office. */
export const compareJob = 'VergelijkBackoffice'

/** The jobs by which the mirror follows the back office, under the names of the specification where it has one. */
export const syncJobs = {
  CatalogusSync: ['categories', 'items', 'prices', 'includedItems', 'orderTips'],
  MaterieelSync: ['items', 'pieces'],
  MaterieelSetsSync: ['sets', 'setLines'],
  SynonimeneSync: ['synonyms'],
  EenhedenSync: ['units'],
  GebruikerLocatiesSync: ['users', 'userLocations', 'userCustomers'],
  MaterieelLocatiesSync: ['depots', 'locations', 'locationAddresses'],
  MaterieelLocatieEnGebruikersSync: [
    'depots',
    'locations',
    'locationAddresses',
    'users',
    'userLocations',
    'userCustomers',
  ],
  MaterieelDetailTechDataSync: ['technicalProperties'],
  MaterieelDetailTechDataVertalingenSync: ['translations'],
  MaterieelCatalogusVertalingenSync: ['translations'],
  MaterieelNummerVertalingenSync: ['translations'],
  MaterieelSetVertalingenSync: ['translations'],
  SyncNavItemCategories: ['categories'],
  SyncImages: ['images'],
  MaterieelOrdersImagesesSync: ['images'],
  KeuringenSync: ['inspections'],
  MaterieelKlachtenSync: ['complaints', 'complaintLines'],
  FactuurDocVerwijzingSync: ['documents'],
  MaterieelNummerDocumentLinksSync: ['documents'],
  AanvragenEnOrdersSync: [
    'requests',
    'requestLines',
    'orders',
    'orderLines',
    'orderCosts',
    'exitOrders',
    'exitOrderLines',
  ],
  FacturenSync: ['invoices', 'invoiceLines'],
  // Changed stock tells both ends of a way, a changed piece only where it is now: it may not be the older of the two.
  VoorraadSync: ['requests', 'requestLines', 'orders', 'orderLines', 'stock', 'pieces'],
} as const satisfies Readonly<Record<string, readonly MirrorName[]>>

export type SyncJobName = keyof typeof syncJobs

/** The calls of the specification that start a job by hand, by the last part of their path. */
export const syncCalls = {
  DoCatalogusSync: 'CatalogusSync',
  DoMaterieelSync: 'MaterieelSync',
  DoSynonimeneSync: 'SynonimeneSync',
  DoEenhedenSync: 'EenhedenSync',
  DoGebruikerLocatiesSync: 'GebruikerLocatiesSync',
  DoMaterieelLocatiesSync: 'MaterieelLocatiesSync',
  DoMaterieelLocatieEnGebruikersSync: 'MaterieelLocatieEnGebruikersSync',
  DoMaterieelDetailTechDataSync: 'MaterieelDetailTechDataSync',
  DoMaterieelDetailTechDataVertalingenSync: 'MaterieelDetailTechDataVertalingenSync',
  DoMaterieelCatalogusVertalingenSync: 'MaterieelCatalogusVertalingenSync',
  SyncNavItemCategories: 'SyncNavItemCategories',
  SyncImages: 'SyncImages',
  DoMaterieelOrdersImagesesSync: 'MaterieelOrdersImagesesSync',
  DoMaterieelSetsSync: 'MaterieelSetsSync',
  DoFactuurDocVerwijzingSync: 'FactuurDocVerwijzingSync',
  DoMaterieelNummerDocumentLinksSync: 'MaterieelNummerDocumentLinksSync',
  DoMaterieelKlachtenSync: 'MaterieelKlachtenSync',
  DoMaterieelNummerVertalingenSync: 'MaterieelNummerVertalingenSync',
  DomaterieelSetVertalingenSync: 'MaterieelSetVertalingenSync',
  DoKeuringenSync: 'KeuringenSync',
} as const satisfies Readonly<Record<string, SyncJobName>>

export type SyncCallName = keyof typeof syncCalls
