import type { Page } from '@playwright/test'
import { capabilityOfRoute } from '../packages/domain/src/settings/capabilities.ts'
import { approveAtDesk, orderOf } from './desk.ts'
import { enter, goOn, remember } from './enter.ts'
import { lookAt, recordScreens, reportNames, screens } from './every-screen.ts'
import { expect, expectTaken, test, workingDay } from './journey.ts'
import { askTransport, moveOn, returnToDepot } from './leaving-requests.ts'
import { as, freePieces, putOnList, putOnRemovalList, runTask } from './portal-calls.ts'

/** What a screen is called where its name is always the same. */
const headings: Readonly<Record<string, RegExp>> = {
  '/locatie-gegevens': /Locatiegegevens/,
  '/bestellijst': /Bestellijst/,
  '/bestellijsten': /bestellijsten/i,
  '/aanvragen': /Aanvragen/,
  '/wachtwoord-wijzigen': /Wachtwoord wijzigen/,
  '/materieelvoorraad': /Voorraad/,
  '/materieelkeuringen': /Keuringen/,
  '/afvoerlijst': /Afvoerlijst/,
  '/orders/aanvoer': /Aanvoer/,
  '/facturen': /Facturen/,
  '/exitorders': /Exitorders/,
  '/locatie-documenten': /Documenten/,
}

interface Screen {
  /** As the specification writes it: `/aanvragen/{id}`. */
  readonly specPath: string
  readonly access: string
}

/** Every screen that the open page can show, from its own route table. */
async function routeTable(page: Page): Promise<readonly Screen[]> {
  return await page.evaluate(() => {
    // The router of the open page, which it shows to its developer tools under this name.
    const { routesById } = Reflect.get(globalThis, '__TSR_ROUTER__') as {
      routesById: Record<string, { options: { staticData?: Screen } }>
    }
    return Object.values(routesById).flatMap(({ options: { staticData } }) =>
      staticData?.specPath ? [staticData] : [],
    )
  })
}

/** `/aanvragen/{id}` → what matches its addresses. */
function addressesOf({ specPath }: Screen): RegExp {
  const pattern = specPath.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`, 'i')
}

/** Orders what is on the list; the contact and the address come filled in. */
async function order(page: Page): Promise<void> {
  await page.goto('/bestellen/gegevens')
  await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(7).typed)
  await page.getByLabel(/^Verwachte retourdatum/).fill(workingDay(28).typed)
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill('Medewerker bestelt')
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page).toHaveURL(/bestellen\/afronden/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  await expectTaken(page)
}

const wish = { day: workingDay(7), fetchedAt: 'W1', target: '10028', unloadedAt: 'W1' } as const

/** Goes through every wizard to its end; gives the addresses of the orders that became of it. */
async function askForEverything(page: Page): Promise<readonly string[]> {
  const [first, second] = await freePieces(lookAt)
  if (first === undefined || second === undefined) throw new Error('No two pieces stand there')
  await putOnList(lookAt, { '111004': 1 })
  await order(page)
  await putOnRemovalList(lookAt, [first])
  await page.goto('/afvoerlijst')
  const removal = await returnToDepot(page, { ...wish, reference: 'Medewerker voert af', depot: 'D02' })
  await putOnRemovalList(lookAt, [second])
  await page.goto('/afvoerlijst')
  const back = workingDay(30)
  const move = await moveOn(page, { ...wish, reference: 'Medewerker verplaatst', back, phone: '0612345678' })
  const loadedAt = { street: 'Loskade 7', postCode: '6711 AA', city: 'Ede' }
  await askTransport(page, { ...wish, reference: 'Medewerker vervoert', load: 'Schaftkeet', loadedAt })
  await approveAtDesk([removal, move])
  await runTask('VoorraadSync')
  const moved = (await orderOf(move)).No
  return [
    `/orders/afvoer/${(await orderOf(removal)).No}`,
    `/orders/naar-verplaatsing/${moved}`,
    `/orders/van-verplaatsing/${moved}`,
  ]
}

/** The addresses of a set and of feedback that there are. */
async function setAndFeedback(): Promise<readonly string[]> {
  const { call } = await as(lookAt.account)
  const sets = await call<{ items: { setNummer: string }[] }>('MaterieelSets/GetSets', {})
  const at = { gebruikerLogin: lookAt.account, materieellocatie: '10001' }
  const feedback = await call<{ items: { id: string }[] }>('Klachten/GetMaterieelKlachten', at)
  return [`/set/${sets.items[0]?.setNummer}`, `/klacht-details/${feedback.items[0]?.id}`]
}

test('an employee opens every customer screen that exists (R-GEN-13, R-ROUTE-34, R-ROUTE-35, R-ROUTE-40, R-ROUTE-41, R-ROUTE-47)', async ({
  page,
}) => {
  // Every screen there is, and every wizard to its end.
  test.slow()
  const reached = new Set<string>()
  page.on('framenavigated', (frame) => reached.add(new URL(frame.url()).pathname))
  await remember(page.context(), lookAt)
  const asked = await test.step('all is asked for', () => askForEverything(page))
  const isStep = /^\/(bestellen|afvoeren|verplaatsen|transport-aanvraag)\/(afronden|voltooid)$/
  // An employee approves no lists, so none became a request by their hand, and no page is published here:
  // approval.spec.ts and content.spec.ts open those screens. A company turns the making of locations on first,
  // and the feedback of a whole company is for its management.
  const others = [
    '/goed-te-keuren-aanvragen/approved/{id}',
    '/content-page/{name}',
    '/locatie-aanmaken',
    '/klachten-overzicht-directie',
    // machine.spec.ts and site-walk.spec.ts open what a label and a walk lead to.
    ...['/m/{piece}', '/8004/{giai}', '/locatie/ronde/{ronde}'],
    // Without a location that was asked for it is the form.
    '/locatie-aanvragen/voltooid',
  ]
  // This tenant has none of the screens that only a variant has (decision: variants); variants.spec.ts opens those.
  const isOther = (path: string) => others.includes(path) || capabilityOfRoute(path) !== null
  const offered = (await routeTable(page)).filter(({ access, specPath }) => access !== 'admin' && !isOther(specPath))
  expect(offered.length).toBeGreaterThan(40)
  const known = [
    ...[...screens, ...(await recordScreens())].map(([, path]) => path),
    ...asked,
    ...(await setAndFeedback()),
  ]
  for (const screen of offered) {
    const { specPath } = screen
    if (isStep.test(specPath)) {
      expect([...reached], `${specPath} is a step on the way`).toContain(specPath)
      continue
    }
    const address = known.find((path) => addressesOf(screen).test(path)) ?? specPath
    await test.step(`${specPath} opens`, async () => {
      await goOn(page, address)
      await expect(page.getByRole('heading', { level: 1, name: headings[specPath] ?? /./ })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(address)
      await expect(page.getByText('U hebt geen toegang tot dit onderdeel.')).toHaveCount(0)
    })
  }
})

test('orders, requests, invoices, exit orders, inspections, stock, its history and reports list their records (R-GEN-10)', async ({
  page,
}) => {
  const at = { account: 'medewerker', location: '10001' }
  await enter(page, { ...at, path: '/orders/aanvoer' })
  const [piece] = await freePieces(at)
  const lists = [
    '/orders/aanvoer',
    '/aanvragen',
    '/facturen',
    '/exitorders',
    '/materieelkeuringen',
    '/materieelvoorraad',
    `/voorraadverloop/${piece?.materieelSoort}/${piece?.materieelNummer}`,
  ]
  for (const path of lists) {
    await goOn(page, path)
    await test.step(path, () => expect(page.locator('table[aria-rowcount] tbody tr').first()).toBeVisible())
  }
  await goOn(page, '/rapportages')
  for (const name of reportNames) await expect(page.getByRole('table', { name })).toBeVisible()
})
