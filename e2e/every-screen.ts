import type { Page } from '@playwright/test'
import { screenAt, screenPaths } from '@portal/contract/screens.ts'
import { expect } from './journey.ts'
import { as, freePieces, putOnList, putOnRemovalList } from './portal-calls.ts'

/** Whose screens are looked at: somebody who may open all of them. */
export const lookAt = { account: 'medewerker', location: '10040' } as const
/** Every screen that has an address of its own. */
export const screens = [
  ['home', '/'],
  ['info', '/info'],
  ['not-found', '/404'],
  ['login-method', '/inlog-methode'],
  ['login', '/inloggen'],
  ['password', '/wachtwoord-wijzigen'],
  ['catalogue', '/materieel'],
  ['category', '/catalogus/121'],
  ['search', '/zoeken/trilplaat'],
  ['item', '/details/111004'],
  ['order-list', '/bestellijst'],
  ['order-lists', '/bestellijsten'],
  ['removal-list', '/afvoerlijst'],
  ['scan', '/materieelvoorraad/scannen'],
  ['location', '/locatie'],
  ['agenda', '/agenda'],
  ['queue', '/nog-te-versturen'],
  ['site-walk', '/locatie/ronde'],
  ['hand-overs', '/locatie/overdrachten'],
  ['location-data', '/locatie-gegevens'],
  ['requests', '/aanvragen'],
  ['order-details', '/bestellen/gegevens'],
  ['removal-details', '/Afvoeren/gegevens'],
  ['move-details', '/verplaatsen/gegevens'],
  ['transport-details', '/transport-aanvraag/gegevens'],
  ['stock', '/materieelvoorraad'],
  ['all-stock', '/allematerieelvoorraad'],
  ['find-piece', '/Materieel-Zoeken-Locaties'],
  ['labels', '/etiketten'],
  ['papers', '/machinemap'],
  ['inspections', '/materieelkeuringen'],
  ['documents', '/locatie-documenten'],
  ['arrivals', '/orders/aanvoer'],
  ['removals', '/orders/afvoer'],
  ['moves-to', '/orders/naar-verplaatsing'],
  ['moves-from', '/orders/van-verplaatsing'],
  ['invoices', '/facturen'],
  ['reports', '/rapportages'],
  ['waiting', '/rapportages?toon=wachten'],
  ['exit-orders', '/exitorders'],
  ['deputies', '/vervanging'],
  ['register', '/registreren'],
  ['forgot', '/wachtwoord-vergeten'],
  ['reset', '/wachtwoord-resetten'],
  ['security', '/beveiliging'],
  ['preferences', '/meldingen-instellen'],
  ['quick-order', '/snel-bestellen'],
  ['sets', '/sets'],
  ['favourites', '/favorieten'],
  ['approvals', '/goed-te-keuren-aanvragen'],
  ['ask-location', '/locatie-aanvragen'],
  ['make-location', '/locatie-aanmaken'],
  ['close-location', '/locatie-afmelden'],
  ['feedback', '/klachten'],
  ['give-feedback', '/klachten-aanmaken'],
  ['feedback-list', '/klachten-overzicht'],
  ['feedback-of-all', '/klachten-overzicht-directie'],
] as const

/** Who opens every screen of the administration. */
export const adminAt = { account: 'beheerder', location: '10001' } as const
/** Every screen of the administration with an address of its own. */
export const adminScreens = screenPaths
  .filter((path) => screenAt(path).access === 'admin' && !path.includes('$'))
  .map((path) => [`admin-${path.slice(1).replaceAll('/', '-')}`, path] as const)

/** One of each record that the company has: a request, an order, an exit order, and a piece with its history. */
export async function recordScreens(): Promise<readonly (readonly [name: string, path: string])[]> {
  const { call } = await as(lookAt.account)
  const first = async <Row>(path: string, materieellocatie: string): Promise<Row> => {
    const { items } = await call<{ items: Row[] }>(path, { gebruikerLogin: lookAt.account, materieellocatie })
    if (items[0] === undefined) throw new Error(`${path} knows nothing of ${materieellocatie}`)
    return items[0]
  }
  const request = await first<{ aanvraagnummer: string }>('MaterieelAanvraag/GetAanvragen', '10001')
  const order = await first<{ ordernummer: string }>('MaterieelOrder/GetGeleverdeOrders', lookAt.location)
  const exit = await first<{ nummer: string }>('MaterieelExitOrder/ExitOrders', '10001')
  const [piece] = await freePieces(lookAt)
  const named = `${piece?.materieelSoort}/${piece?.materieelNummer}`
  return [
    ['request', `/aanvragen/${request.aanvraagnummer}`],
    ['order-again', `/opnieuw-bestellen/aanvraag/${request.aanvraagnummer}`],
    ['order', `/orders/aanvoer/${order.ordernummer}`],
    ['exit-order', `/exitorders/${exit.nummer}`],
    ['piece', `/materieelvoorraad/details/${named}`],
    ['label', `/m/${piece?.materieelNummer}`],
    ['history', `/voorraadverloop/${named}`],
  ]
}

/** The tables of the reports. */
export const reportNames = [
  'Open indicatoren',
  'Aanvragen per status',
  'Orders per status',
  'Facturen: betaald en te betalen',
  'Openstaande kosten',
]

type Screens = readonly (readonly [name: string, path: string])[]
/** Who opens what: together all screens that have an address. */
export const everyScreen = [
  {
    which: 'every screen',
    who: lookAt,
    listed: async (): Promise<Screens> => [...screens, ...(await recordScreens())],
  },
  { which: 'every screen of the administration', who: adminAt, listed: async (): Promise<Screens> => adminScreens },
] as const

/** Waits until all of a screen is there, in its own letters. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => true))
}

/** Something on both lists, so that they have lines to look at. */
export async function fillLists(): Promise<void> {
  await putOnList(lookAt, { '111004': 1, '121001': 2 })
  await putOnRemovalList(lookAt, (await freePieces(lookAt)).slice(-2))
}
