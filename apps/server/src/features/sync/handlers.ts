import type { sync } from '@portal/contract/sync.ts'
import type { Handlers } from '../../http/handlers.ts'
import { announceLocations } from './announce-locations.ts'
import { cancelCronJob } from './cancel-cron-job.ts'
import { getDataAges, getExchange } from './data-ages.ts'
import { getCronJobInfo } from './get-cron-job-info.ts'
import { getCronJobRuns } from './get-cron-job-runs.ts'
import { acceptVanished, startSync, triggerCronJob } from './start-sync.ts'
import { testImages } from './test-images.ts'
import { testLocation } from './test-location.ts'
import { testSendEmail } from './test-send-email.ts'
import { testWebServices } from './test-web-services.ts'

export const syncHandlers: Handlers<typeof sync> = {
  syncCatalogue: startSync('DoCatalogusSync'),
  syncItems: startSync('DoMaterieelSync'),
  syncSynonyms: startSync('DoSynonimeneSync'),
  syncUnits: startSync('DoEenhedenSync'),
  syncUserLocations: startSync('DoGebruikerLocatiesSync'),
  syncLocations: startSync('DoMaterieelLocatiesSync'),
  syncLocationsAndUsers: startSync('DoMaterieelLocatieEnGebruikersSync'),
  syncTechnicalData: startSync('DoMaterieelDetailTechDataSync'),
  syncTechnicalTranslations: startSync('DoMaterieelDetailTechDataVertalingenSync'),
  syncCatalogueTranslations: startSync('DoMaterieelCatalogusVertalingenSync'),
  syncCategories: startSync('SyncNavItemCategories'),
  syncImages: startSync('SyncImages'),
  syncOrderImages: startSync('DoMaterieelOrdersImagesesSync'),
  syncSets: startSync('DoMaterieelSetsSync'),
  syncInvoiceDocuments: startSync('DoFactuurDocVerwijzingSync'),
  syncPieceDocuments: startSync('DoMaterieelNummerDocumentLinksSync'),
  syncComplaints: startSync('DoMaterieelKlachtenSync'),
  syncPieceTranslations: startSync('DoMaterieelNummerVertalingenSync'),
  syncSetTranslations: startSync('DomaterieelSetVertalingenSync'),
  syncInspections: startSync('DoKeuringenSync'),
  getCronJobInfo,
  triggerCronJob,
  cancelCronJob,
  acceptVanished,
  getCronJobRuns,
  getDataAges,
  getExchange,
  announceLocations,
  testWebServices,
  testSendEmail,
  testImages,
  testLocation,
}
