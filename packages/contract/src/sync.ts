import { troubleKinds } from '@portal/domain/sync/troubles.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { getDataAges, Started } from './tasks.ts'
import { UserName } from './values.ts'

const Moment = z.iso.datetime()
const Count = z.number().int()

/** One table of the mirror of the back office. */
export const MirroredTable = z.object({
  table: z.string(),
  service: z.string(),
  rows: z.number().int(),
  updated: Moment.nullable(),
  staleAfterSeconds: z.number().int(),
  error: z.string().nullable(),
  /** Rows that the comparison with the back office did not dare to remove; null when there is nothing to decide. */
  vanishing: Count.nullable(),
})
export type MirroredTable = z.output<typeof MirroredTable>

/** A request that the back office has of the portal, and the portal itself lost when a backup was restored. */
export const LostRequest = z.object({
  /** The number that its requester knows. */
  no: z.string(),
  erpNo: z.string(),
  day: z.iso.date(),
  requestedBy: z.string(),
  reference: z.string(),
  locationNo: z.string(),
})
export type LostRequest = z.output<typeof LostRequest>

/** Something that needs somebody: what, since when (null where that is not known), and how many. */
export const Trouble = z.object({ what: z.enum(troubleKinds), since: Moment.nullable(), count: Count })
export type Trouble = z.output<typeof Trouble>

/** A call that starts the synchronisation of an area, as one task at a time over all processes. */
function start<const Path extends string>(path: Path, what: string) {
  return command(path, {
    summary: `Synchronise ${what} now.`,
    access: 'sync.start',
    changes: ['tasks'],
    in: z.object({}),
    out: Started,
  })
}

export const sync = {
  syncCatalogue: start('/api/MaterieelSync/DoCatalogusSync', 'the catalogue'),
  syncItems: start('/api/MaterieelSync/DoMaterieelSync', 'the equipment'),
  syncSynonyms: start('/api/MaterieelSync/DoSynonimeneSync', 'the search synonyms'),
  syncUnits: start('/api/MaterieelSync/DoEenhedenSync', 'the units'),
  syncUserLocations: start('/api/MaterieelSync/DoGebruikerLocatiesSync', 'the locations of users'),
  syncLocations: start('/api/MaterieelSync/DoMaterieelLocatiesSync', 'the locations'),
  syncLocationsAndUsers: start('/api/MaterieelSync/DoMaterieelLocatieEnGebruikersSync', 'locations and users'),
  syncTechnicalData: start('/api/MaterieelSync/DoMaterieelDetailTechDataSync', 'the technical data'),
  syncTechnicalTranslations: start(
    '/api/MaterieelSync/DoMaterieelDetailTechDataVertalingenSync',
    'the translations of technical data',
  ),
  syncCatalogueTranslations: start(
    '/api/MaterieelSync/DoMaterieelCatalogusVertalingenSync',
    'the translations of the catalogue',
  ),
  syncCategories: start('/api/ItemCategories/SyncNavItemCategories', 'the item categories'),
  syncImages: start('/api/MaterieelImage/SyncImages', 'the item images'),
  syncOrderImages: start('/api/MaterieelSync/DoMaterieelOrdersImagesesSync', 'the images of orders'),
  syncSets: start('/api/MaterieelSync/DoMaterieelSetsSync', 'the sets'),
  syncInvoiceDocuments: start('/api/MaterieelSync/DoFactuurDocVerwijzingSync', 'the documents of invoices'),
  syncPieceDocuments: start('/api/MaterieelSync/DoMaterieelNummerDocumentLinksSync', 'the documents of pieces'),
  syncComplaints: start('/api/MaterieelSync/DoMaterieelKlachtenSync', 'the complaints'),
  syncPieceTranslations: start('/api/MaterieelSync/DoMaterieelNummerVertalingenSync', 'the translations of pieces'),
  syncSetTranslations: start('/api/MaterieelSync/DomaterieelSetVertalingenSync', 'the translations of sets'),
  syncInspections: start('/api/MaterieelKeuringenSync/DoKeuringenSync', 'the inspections'),
  acceptVanished: command('/api/MaterieelSync/AcceptVanished', {
    summary:
      'Let the comparison with the back office remove, once, the rows of a table that it did not dare to, and start it.',
    access: 'sync.start',
    changes: ['tasks'],
    in: z.object({ table: z.string().trim().min(1).max(100), rows: Count.positive() }),
    out: Started,
    errors: ['error.tussentijds_gewijzigd'],
  }),
  getDataAges,
  getExchange: query('/api/MaterieelSync/GetExchange', {
    summary:
      'The mirror table by table, what waits for the back office, what a restore lost, and what else needs somebody.',
    access: 'sync.view',
    reads: ['outbox', 'mails', 'tasks', 'requests'],
    in: z.object({}),
    out: z.object({
      tables: z.array(MirroredTable),
      outbox: z.object({ waiting: Count, parked: Count, oldest: Moment.nullable() }),
      mails: Count,
      /** Until 90 days after a restore. */
      lost: z.array(LostRequest),
      /** What else needs somebody, the most urgent first. */
      troubles: z.array(Trouble),
    }),
  }),
  announceLocations: command('/api/GebruikerMaterieellocatie/GetLocationsCallBack', {
    summary:
      'Tell that locations changed: of one user, who is read anew, or of anybody, which starts their synchronisation. The back office sends it with its secret in X-Portal-Callback-Secret.',
    access: 'sync.announce',
    backOffice: true,
    perMinute: 120,
    changes: ['locations', 'users'],
    in: z.object({ gebruikersnaam: UserName.nullish() }),
    out: z.null(),
    errors: ['navision_account_onbekend', 'error.timeout_backoffice'],
  }),
}
