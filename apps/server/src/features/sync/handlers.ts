import type { sync } from '@portal/contract/sync.ts'
import type { Handlers } from '../../http/handlers.ts'
import { announceLocations } from './announce-locations.ts'
import { getDataAges, getExchange } from './data-ages.ts'
import { acceptVanished, startSync } from './start-sync.ts'

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
  acceptVanished,
  getDataAges,
  getExchange,
  announceLocations,
}
