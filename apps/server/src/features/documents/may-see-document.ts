import type { DocumentParent } from '@portal/contract/documents.ts'
import { may } from '@portal/domain/access/may.ts'
import type { BoolKey } from '@portal/domain/settings/catalogue.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { findItemKeys } from '../catalogue/catalogue.store.ts'
import { findUserLocation } from '../locations/locations.store.ts'
import { listLocationsOfParent, type StoredDocument } from './documents.store.ts'

/** The switches that must be on for documents of a kind; a kind that is not here is shown to nobody. */
const switchesOf: Readonly<Record<DocumentParent, readonly BoolKey[]>> = {
  Soort: ['AppDetails_Actief', 'AppDetails_Documenten'],
  Stuk: ['AppMaterieelvoorraad_Actief'],
  Locatie: ['AppLocatie_Actief', 'AppLocatie_Documenten'],
  Order: ['AppMaterieelorders_Actief'],
  Exitorder: ['AppExitOrders_Actief'],
  Keuring: ['AppKeuringen_Actief'],
  Klacht: ['AppKlachten_Actief'],
  // An invoice as it was sent is full of amounts (decision: invoices).
  Factuur: ['AppMaterieelFacturen_Actief', 'AppMaterieelFacturen_Pdf', 'Facturen_ToonBedragen'],
}

function isShownParent(word: string): word is DocumentParent {
  return Object.hasOwn(switchesOf, word)
}

/** What deciding needs of a call or of a signed address. */
export interface DocumentReader extends Pick<TenantParts, 'db' | 'settings'> {
  readonly user: SessionUser | null
}

/**
 * Whether somebody may see a document: those of an equipment type are for everybody who may see the type, all others for
 * those who have a location of the record it belongs to (R-ROLE-29).
 */
export async function maySeeDocument(
  reader: DocumentReader,
  document: Pick<StoredDocument, 'bron' | 'bronNummer'>,
): Promise<boolean> {
  const { db, settings, user } = reader
  const { bron, bronNummer } = document
  if (!isShownParent(bron) || !switchesOf[bron].every((name) => settings.bool(name))) return false
  if (bron === 'Soort') return (await findItemKeys(db, [bronNummer])).length > 0
  if (user === null) return false
  for (const locationNo of await listLocationsOfParent(db, bron, bronNummer)) {
    const place = await findUserLocation(db, user, locationNo)
    if (place !== null && may(user, 'location.view', place.rol)) return true
  }
  return false
}
