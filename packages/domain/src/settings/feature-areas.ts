import { orderSwitches } from '../orders/order-switches.ts'
import type { BoolKey } from './catalogue.ts'
import type { SettingArea } from './setting-entry.ts'

interface FeatureAreaEntry {
  readonly switch: BoolKey
  readonly routes: readonly string[]
}

export type FeatureArea = Extract<SettingArea, `App${string}`>

/** Feature area → the setting that switches it, and the screens that go with it (R-SCR-SHELL-25). */
export const featureAreas = {
  AppAfvoeren: {
    switch: 'AppAfvoeren_Actief',
    routes: ['/Afvoeren/gegevens', '/afvoeren/afronden', '/afvoeren/voltooid'],
  },
  AppAfvoerlijst: { switch: 'AppAfvoerlijst_Actief', routes: ['/afvoerlijst'] },
  AppBestellen: {
    switch: 'AppBestellen_Actief',
    routes: ['/bestellen/gegevens', '/bestellen/afronden', '/bestellen/voltooid'],
  },
  AppBestellijst: { switch: 'AppBestellijst_Actief', routes: ['/bestellijst', '/bestellijsten'] },
  AppCatalogus: { switch: 'AppCatalogus_Actief', routes: ['/materieel/{category?}', '/catalogus/{category}'] },
  AppDetails: { switch: 'AppDetails_Actief', routes: ['/details/{id}'] },
  AppExitOrders: { switch: 'AppExitOrders_Actief', routes: ['/exitorders', '/exitorders/{id}'] },
  AppKeuringen: { switch: 'AppKeuringen_Actief', routes: ['/materieelkeuringen'] },
  AppKlachten: {
    switch: 'AppKlachten_Actief',
    routes: [
      '/klachten',
      '/klachten-aanmaken',
      '/klachten-overzicht',
      '/klachten-overzicht-directie',
      '/klacht-details/{id}',
    ],
  },
  AppLocatie: {
    switch: 'AppLocatie_Actief',
    routes: ['/locatie', '/locatie-gegevens', '/locatie-documenten', '/Materieel-Zoeken-Locaties'],
  },
  AppLocatieAfmelden: { switch: 'AppLocatieAfmelden_Actief', routes: ['/locatie-afmelden'] },
  AppMaterieelFacturen: { switch: 'AppMaterieelFacturen_Actief', routes: ['/facturen', '/facturen-dura'] },
  AppMaterieelTransportAanvraag: {
    switch: 'AppMaterieelTransportAanvraag_Actief',
    routes: ['/transport-aanvraag/gegevens', '/transport-aanvraag/afronden', '/transport-aanvraag/voltooid'],
  },
  AppMaterieelaanvragen: {
    switch: 'AppMaterieelaanvragen_Actief',
    routes: ['/aanvragen', '/aanvragen/{id}', '/goed-te-keuren-aanvragen', '/goed-te-keuren-aanvragen/approved/{id}'],
  },
  AppMaterieelorders: {
    switch: 'AppMaterieelorders_Actief',
    routes: [
      '/orders/aanvoer',
      '/orders/aanvoer/{id}',
      '/orders/afvoer',
      '/orders/afvoer/{id}',
      '/orders/naar-verplaatsing',
      '/orders/naar-verplaatsing/{id}',
      '/orders/van-verplaatsing',
      '/orders/van-verplaatsing/{id}',
    ],
  },
  AppMaterieelvoorraad: {
    switch: 'AppMaterieelvoorraad_Actief',
    routes: [
      '/materieelvoorraad/details/{id}/{number}',
      '/materieelvoorraad',
      '/materieelvoorraad-dura',
      '/allematerieelvoorraad',
      '/allematerieelvoorraad-dura',
      '/materieelvoorraad/scannen',
      '/etiketten',
      '/machinemap',
      '/locatie/ronde',
      '/locatie/ronde/{ronde}',
      '/locatie/overdrachten/{overdracht?}',
      '/voorraadverloop/{soort}/{nummer}',
    ],
  },
  AppNieuweLocatie: {
    switch: 'AppNieuweLocatie_Actief',
    routes: ['/locatie-aanvragen', '/locatie-aanvragen/voltooid'],
  },
  AppNieuweLocatieAanmaken: {
    switch: 'AppNieuweLocatieAanmaken_Actief',
    routes: ['/locatie-aanmaken', '/locatie-aanmaken-dura'],
  },
  AppNieuwwerkMelden: { switch: 'AppNieuwwerkMelden_Actief', routes: ['/content-page/nieuw-werk'] },
  AppRapportage: { switch: 'AppRapportage_Actief', routes: ['/rapportages'] },
  AppRegistratie: { switch: 'AppRegistratie_Actief', routes: ['/registreren'] },
  AppSets: { switch: 'AppSets_Actief', routes: ['/sets', '/set/{id}'] },
  AppVerplaatsen: {
    switch: 'AppVerplaatsen_Actief',
    routes: ['/verplaatsen/gegevens', '/verplaatsen/afronden', '/verplaatsen/voltooid'],
  },
  AppZoeken: { switch: 'AppZoeken_Actief', routes: ['/zoeken/{term}'] },
} as const satisfies Record<FeatureArea, FeatureAreaEntry>

/** Screens that need a switch of their own besides the switch of their area. */
const routeSwitches: Readonly<Record<string, readonly BoolKey[]>> = {
  '/registreren': ['AppRegistratie_Anoniem'],
  '/opnieuw-bestellen/{soort}/{nummer}': ['AppBestellijst_Actief'],
  '/snel-bestellen': ['AppBestellijst_Actief'],
  '/agenda': ['AppLocatie_Actief'],
  '/favorieten': ['AppBestellijst_Favorieten'],
  '/locatie-documenten': ['AppLocatie_Documenten'],
  '/Materieel-Zoeken-Locaties': ['AppLocatie_ZoekenOverLocaties'],
  '/materieelvoorraad/scannen': ['AppMaterieelvoorraad_Scannen'],
  '/allematerieelvoorraad': ['AppMaterieelvoorraad_AlleLocaties'],
  '/allematerieelvoorraad-dura': ['AppMaterieelvoorraad_AlleLocaties'],
  '/goed-te-keuren-aanvragen': ['AppBestellen_Goedkeuring'],
  '/goed-te-keuren-aanvragen/approved/{id}': ['AppBestellen_Goedkeuring'],
  '/vervanging': ['AppMaterieelaanvragen_Actief', 'AppBestellen_Goedkeuring'],
  '/orders/aanvoer': orderSwitches('Aanvoer', 'naar'),
  '/orders/aanvoer/{id}': orderSwitches('Aanvoer', 'naar'),
  '/orders/afvoer': orderSwitches('Afvoer', 'van'),
  '/orders/afvoer/{id}': orderSwitches('Afvoer', 'van'),
  '/orders/naar-verplaatsing': orderSwitches('Overige_verplaatsingen', 'naar'),
  '/orders/naar-verplaatsing/{id}': orderSwitches('Overige_verplaatsingen', 'naar'),
  '/orders/van-verplaatsing': orderSwitches('Overige_verplaatsingen', 'van'),
  '/orders/van-verplaatsing/{id}': orderSwitches('Overige_verplaatsingen', 'van'),
  '/klachten-overzicht-directie': ['AppKlachten_Directie'],
  '/content-page/nieuws': ['Standaard_Nieuws'],
}

/**
 * Every switch that must be on for a screen (R-SCR-SHELL-25).
 * @param route its path in the route table, with its parameters in braces; screens without a switch give none
 */
export function switchesOfRoute(route: string): readonly BoolKey[] {
  const areas: readonly FeatureAreaEntry[] = Object.values(featureAreas)
  const ofArea = areas.filter((area) => area.routes.includes(route)).map((area) => area.switch)
  const own = Object.hasOwn(routeSwitches, route) ? (routeSwitches[route] ?? []) : []
  return [...ofArea, ...own]
}
