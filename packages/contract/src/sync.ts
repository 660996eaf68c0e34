import { cronJobStates } from '@portal/domain/sync/cron-job.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { LocationNo, UserName } from './values.ts'

const JobId = z.string().trim().min(1).max(100)
const Moment = z.iso.datetime()
const Count = z.number().int()

/** What a run did: rows read, new, changed, gone, and those left for later. */
const Counts = z.object({ read: Count, new: Count, changed: Count, gone: Count, parked: Count })

/** One task with the columns of the dashboard (R-JOB-27) and how far it is while it runs. */
export const CronJob = z.object({
  /** Only the text before the first dot (R-ENT-28). */
  id: z.string(),
  created: Moment,
  lastRun: Moment.nullable(),
  /** Null for a task that only a person starts, and while it runs. */
  nextRun: Moment.nullable(),
  /** Times the work that waits or runs was tried before. */
  retryAttempts: z.number().int(),
  status: z.enum(cronJobStates),
  /** Key of a text, or the tables that could not be read. */
  reason: z.string().nullable(),
  errorInfo: z.string().nullable(),
  running: z.boolean(),
  /** Percent of the run that is done, while it runs. */
  progress: z.number().int(),
  /** What the run is at, e.g. a table of the mirror. */
  part: z.string().nullable(),
  startedBy: z.string().nullable(),
  /** Of the last run that ended. */
  durationMs: z.number().int().nullable(),
  counts: Counts.nullable(),
  /** Seconds between two runs, or the time of day in Europe/Amsterdam; both null when only a person starts it. */
  everySeconds: z.number().int().nullable(),
  dailyAt: z.string().nullable(),
  /** The call that starts it, e.g. `DoCatalogusSync`; null for a task without one. */
  call: z.string().nullable(),
})
export type CronJob = z.output<typeof CronJob>

/** One run of a task that ended or still runs. */
export const CronJobRun = z.object({
  id: z.string(),
  started: Moment,
  durationMs: z.number().int().nullable(),
  /** `done` with a reason did a part of its work. */
  outcome: z.enum(['running', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  errorInfo: z.string().nullable(),
  /** A user name, or `schedule`. */
  startedBy: z.string(),
  cancelledBy: z.string().nullable(),
  counts: Counts,
})
export type CronJobRun = z.output<typeof CronJobRun>

/** `started` is false when it runs already. */
const Started = z.object({ id: z.string(), started: z.boolean() })

/** The tasks that run again and again by themselves: each tells how old what it brings is. */
export const RepeatedJob = z.enum([
  'AanvragenEnOrdersSync',
  'VoorraadSync',
  'MaterieelLocatieEnGebruikersSync',
  'MaterieelKlachtenSync',
  'CatalogusSync',
  'MaterieelSync',
  'MaterieelSetsSync',
  'SynonimeneSync',
  'FacturenSync',
  'KeuringenSync',
  'FactuurDocVerwijzingSync',
])
export type RepeatedJob = z.output<typeof RepeatedJob>

/** How old the data are that a task brings; older than `staleAfterSeconds` means that runs were missed. */
export const DataAge = z.object({
  id: RepeatedJob,
  /** When the oldest of its tables was last in step; null when one never was. */
  updated: Moment.nullable(),
  staleAfterSeconds: z.number().int(),
})
export type DataAge = z.output<typeof DataAge>

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

/** One web service of the back office, with the columns of the check screen (R-SCR-ADMIN-05). */
export const ServiceCheck = z.object({
  service: z.string(),
  kind: z.enum(['page', 'query', 'codeunit']),
  objectId: z.number().int(),
  /** Null when the back office does not say. */
  published: z.boolean().nullable(),
  error: z.string().nullable(),
  fieldsIncorrect: z.array(z.object({ field: z.string(), expected: z.string(), published: z.string() })),
  publishedFields: z.array(z.string()),
  expectedFields: z.array(z.string()),
  missingFields: z.array(z.string()),
})
export type ServiceCheck = z.output<typeof ServiceCheck>

export const testSteps = [
  'mail.noServer',
  'mail.sent',
  'mail.failed',
  'images.portal',
  'images.fetched',
  'images.differs',
  'images.absent',
  'images.failed',
  'location.backOffice',
  'location.notInBackOffice',
  'location.failed',
  'location.portal',
  'location.notInPortal',
  'location.same',
  'location.differs',
] as const

/** What a test found, step by step; `ok` is false when one of them is. */
export const TestOutcome = z.object({
  ok: z.boolean(),
  durationMs: z.number().int(),
  steps: z.array(
    z.object({
      step: z.enum(testSteps),
      ok: z.boolean(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type TestOutcome = z.output<typeof TestOutcome>

/** A call that starts the synchronisation of an area, as one task at a time over all processes. */
function start<const Path extends string>(path: Path, what: string) {
  return command(path, { summary: `Synchronise ${what} now.`, access: 'sync.start', in: z.object({}), out: Started })
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
  getCronJobInfo: query('/api/Cronjobs/GetCronJobInfo', {
    summary: 'The tasks of the portal with their state, and the server that answers.',
    access: 'sync.view',
    in: z.object({}),
    out: z.object({
      id: z.string(),
      recurringJobs: z.array(CronJob),
      serverInfo: z.object({
        name: z.string(),
        version: z.string(),
        started: Moment,
        now: Moment,
        timeZone: z.string(),
      }),
    }),
  }),
  triggerCronJob: command('/api/Cronjobs/TriggerCronJob', {
    summary: 'Start a task now; of the id only the text before the first dot counts.',
    access: 'sync.start',
    in: z.object({ id: JobId }),
    out: Started,
  }),
  cancelCronJob: command('/api/Cronjobs/CancelCronJob', {
    summary: 'End a task that runs; `cancelled` is false when it does not run.',
    access: 'sync.start',
    in: z.object({ id: JobId }),
    out: z.object({ id: z.string(), cancelled: z.boolean() }),
  }),
  acceptVanished: command('/api/MaterieelSync/AcceptVanished', {
    summary:
      'Let the comparison with the back office remove, once, the rows of a table that it did not dare to, and start it.',
    access: 'sync.start',
    in: z.object({ table: z.string().trim().min(1).max(100), rows: Count.positive() }),
    out: Started,
    errors: ['error.tussentijds_gewijzigd'],
  }),
  getCronJobRuns: query('/api/Cronjobs/GetCronJobRuns', {
    summary: 'The last runs of a task, newest first.',
    access: 'sync.view',
    in: z.object({ id: JobId }),
    out: z.object({ items: z.array(CronJobRun) }),
  }),
  getDataAges: query('/api/MaterieelSync/GetDataAges', {
    summary: 'How old the data of each repeated synchronisation are.',
    access: 'session',
    in: z.object({}),
    out: z.object({ items: z.array(DataAge) }),
  }),
  getExchange: query('/api/MaterieelSync/GetExchange', {
    summary: 'The mirror table by table, and what waits for the back office.',
    access: 'sync.view',
    in: z.object({}),
    out: z.object({
      tables: z.array(MirroredTable),
      outbox: z.object({ waiting: Count, parked: Count, oldest: Moment.nullable() }),
      mails: Count,
    }),
  }),
  announceLocations: command('/api/GebruikerMaterieellocatie/GetLocationsCallBack', {
    summary:
      'Tell that locations changed: of one user, who is read anew, or of anybody, which starts their synchronisation. The back office sends it with its secret in X-Portal-Callback-Secret.',
    access: 'sync.announce',
    backOffice: true,
    perMinute: 120,
    in: z.object({ gebruikersnaam: UserName.nullish() }),
    out: z.null(),
    errors: ['navision_account_onbekend', 'error.timeout_backoffice'],
  }),
  testWebServices: query('/api/MaterieelTest/TestNavisionWebservices', {
    summary: 'Compare the web services of the back office with what the portal expects, and read a row of each.',
    access: 'sync.view',
    perMinute: 12,
    in: z.object({}),
    out: z.object({ items: z.array(ServiceCheck) }),
  }),
  testSendEmail: command('/api/MaterieelTest/TestSendEmail', {
    summary: 'Send a mail to the administrator who asks for it.',
    access: 'sync.view',
    in: z.object({}),
    out: TestOutcome,
  }),
  testImages: query('/api/MaterieelTest/TestMaterieelImages', {
    summary: 'Fetch some pictures from the back office and compare them with the portal.',
    access: 'sync.view',
    in: z.object({}),
    out: TestOutcome,
  }),
  testLocation: query('/api/MaterieelTest/TestMaterieelLocatie', {
    summary: 'Compare a location in the portal with the back office.',
    access: 'sync.view',
    in: z.object({ materieellocatie: LocationNo }),
    out: TestOutcome,
  }),
}
