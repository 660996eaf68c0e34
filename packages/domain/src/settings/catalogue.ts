import { appAfvoerenSettings } from './areas/app-afvoeren.ts'
import { appAfvoerlijstSettings } from './areas/app-afvoerlijst.ts'
import { appBestellenSettings } from './areas/app-bestellen.ts'
import { appBestellijstSettings } from './areas/app-bestellijst.ts'
import { appCatalogusSettings } from './areas/app-catalogus.ts'
import { appDetailsSettings } from './areas/app-details.ts'
import { appExitOrdersSettings } from './areas/app-exit-orders.ts'
import { appKeuringenSettings } from './areas/app-keuringen.ts'
import { appKlachtenSettings } from './areas/app-klachten.ts'
import { appLocatieSettings } from './areas/app-locatie.ts'
import { appLocatieAfmeldenSettings } from './areas/app-locatie-afmelden.ts'
import { appMaterieelFacturenSettings } from './areas/app-materieel-facturen.ts'
import { appMaterieelTransportAanvraagSettings } from './areas/app-materieel-transport-aanvraag.ts'
import { appMaterieelaanvragenSettings } from './areas/app-materieelaanvragen.ts'
import { appMaterieelordersSettings } from './areas/app-materieelorders.ts'
import { appMaterieelvoorraadSettings } from './areas/app-materieelvoorraad.ts'
import { appNieuweLocatieSettings } from './areas/app-nieuwe-locatie.ts'
import { appNieuweLocatieAanmakenSettings } from './areas/app-nieuwe-locatie-aanmaken.ts'
import { appNieuwwerkMeldenSettings } from './areas/app-nieuwwerk-melden.ts'
import { appRapportageSettings } from './areas/app-rapportage.ts'
import { appRegistratieSettings } from './areas/app-registratie.ts'
import { appSetsSettings } from './areas/app-sets.ts'
import { appVerplaatsenSettings } from './areas/app-verplaatsen.ts'
import { appZoekenSettings } from './areas/app-zoeken.ts'
import { documentenSettings } from './areas/documenten.ts'
import { emailSettings } from './areas/email.ts'
import { klantSettings } from './areas/klant.ts'
import { navisionSettings } from './areas/navision.ts'
import { standaardSettings } from './areas/standaard.ts'
import { ownSettings } from './own-settings.ts'
import type { SettingEntry, SettingKind, SettingValueOf } from './setting-entry.ts'

/** Every setting of the portal by its name; the names are also the wire names. */
export const settingsCatalogue = {
  ...appAfvoerenSettings,
  ...appAfvoerlijstSettings,
  ...appBestellenSettings,
  ...appBestellijstSettings,
  ...appCatalogusSettings,
  ...appDetailsSettings,
  ...appExitOrdersSettings,
  ...appKeuringenSettings,
  ...appKlachtenSettings,
  ...appLocatieSettings,
  ...appLocatieAfmeldenSettings,
  ...appMaterieelFacturenSettings,
  ...appMaterieelTransportAanvraagSettings,
  ...appMaterieelaanvragenSettings,
  ...appMaterieelordersSettings,
  ...appMaterieelvoorraadSettings,
  ...appNieuweLocatieSettings,
  ...appNieuweLocatieAanmakenSettings,
  ...appNieuwwerkMeldenSettings,
  ...appRapportageSettings,
  ...appRegistratieSettings,
  ...appSetsSettings,
  ...appVerplaatsenSettings,
  ...appZoekenSettings,
  ...documentenSettings,
  ...emailSettings,
  ...klantSettings,
  ...navisionSettings,
  ...standaardSettings,
  ...ownSettings,
}

type Catalogue = typeof settingsCatalogue
export type SettingKey = keyof Catalogue
type KeyOfKind<K extends SettingKind> = {
  [Key in SettingKey]: Catalogue[Key]['kind'] extends K ? Key : never
}[SettingKey]

export type BoolKey = KeyOfKind<'bool'>
export type IntKey = KeyOfKind<'int'>
export type StringKey = KeyOfKind<'string'>
export type MultiStringKey = KeyOfKind<'multi-string'>
export type ColumnKey = KeyOfKind<'column'>
export type FileKey = KeyOfKind<'file'>

/** Values of a named preset: any choice of settings, each with a value of its own kind. */
export type SettingPreset = { readonly [Key in SettingKey]?: SettingValueOf[Catalogue[Key]['kind']] }

// Object.keys answers string[]; the keys of a closed literal table are its key type.
export const settingKeys = Object.keys(settingsCatalogue) as readonly SettingKey[]

export function isSettingKey(name: string): name is SettingKey {
  return Object.hasOwn(settingsCatalogue, name)
}

/** The entry of a name from outside; `undefined` when the catalogue has no such setting. */
export function findSetting(name: string): SettingEntry | undefined {
  return isSettingKey(name) ? settingsCatalogue[name] : undefined
}
