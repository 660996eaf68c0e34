import type { Page } from '@playwright/test'
import { chooseLocation, expect, logIn, password, portalUrl, test, workingDay } from './journey.ts'
import { openTenant } from './portal-calls.ts'

async function addMinigraver(page: Page): Promise<void> {
  await page.goto('/details/111004')
  await page
    .getByRole('button', { name: /toevoegen/i })
    .first()
    .click()
  await expect(page.getByText(/toegevoegd/).first()).toBeVisible()
}

test('every public screen opens without login (R-ROUTE-01, R-ROUTE-06, R-ROUTE-11, R-ROUTE-15)', async ({ page }) => {
  const screens: readonly (readonly [path: string, heading: RegExp])[] = [
    ['/', /Materieel voor uw bouwplaats/],
    ['/info', /./],
    ['/inlog-methode', /Hoe wilt u inloggen/],
    ['/inloggen', /./],
    ['/materieel', /./],
    ['/catalogus/111', /Minigravers/],
    ['/zoeken/minigraver', /./],
    ['/details/111004', /Minigraver 1,8 t/],
    ['/404', /./],
  ]
  for (const [path, heading] of screens) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path === '/' ? '/' : path}$`))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('the choice of login leads a customer to the account name (R-ROUTE-18)', async ({ page }) => {
  await page.goto('/inlog-methode')
  await page.getByRole('link', { name: /^Klant/ }).click()
  await expect(page).toHaveURL(/\/inloggen/)
  await expect(page.getByLabel(/^Accountnaam/)).toBeVisible()
})

test('the password can be changed and the new one holds (R-ROUTE-20)', async ({ page }) => {
  // Another tenant of the same portal, so that the accounts of the other journeys stay as they are.
  const tenant = portalUrl().replace('localhost', 'ballast.localhost')
  const fresh = 'Kraanhaak-77&'
  await openTenant(new URL(tenant).host, 'uitvoerder')
  await logIn(page, 'uitvoerder', { at: tenant })
  await page.goto(`${tenant}/wachtwoord-wijzigen`)
  await page.getByLabel(/^Huidig wachtwoord/).fill(password)
  await page.getByLabel(/^Nieuw wachtwoord/).fill(fresh)
  await page.getByLabel(/^Herhaal nieuw wachtwoord/).fill(fresh)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByText('Uw wachtwoord is gewijzigd.').first()).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, 'uitvoerder', { at: tenant, password: fresh })
})

test('the order wizard offers everything an order needs (R-SCR-ORDER-01, R-SCR-ORDER-02, R-SCR-ORDER-03, R-SCR-ORDER-04, R-SCR-ORDER-05, R-SCR-ORDER-06, R-SCR-ORDER-07, R-SCR-ORDER-08, R-SCR-ORDER-09, R-ROUTE-75, R-ROUTE-76, R-ENT-14)', async ({
  page,
}) => {
  await logIn(page, 'uitvoerder')
  await chooseLocation(page, '10003')
  await addMinigraver(page)
  await page.goto('/bestellen/gegevens')
  await page.getByLabel(/^Transportmiddel/).selectOption('Vrachtwagen met kraan')
  await expect(page.getByLabel(/^Contactpersoon/)).toHaveValue('Kees de Bruin')
  await page.getByLabel(/^Telefoonnummer/).fill('0611111111')
  await expect(page.getByRole('radio', { name: /bezorgen/i })).toBeChecked()
  await expect(page.getByRole('radio', { name: /ophalen/i })).toBeVisible()
  await expect(page.getByLabel(/^Werkadres/)).toBeVisible()
  await expect(page.getByText('Binnen 2 werkdagen is het een spoedlevering.')).toBeVisible()
  await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(1).typed)
  await page.getByLabel(/^Verwachte retourdatum/).fill(workingDay(60).typed)
  await page.getByLabel(/^Referentie/).fill('Blok D')
  await page.getByLabel(/^Opmerking/).fill('Bellen bij aankomst')
  await page.reload()
  await expect(page.getByLabel(/^Referentie/)).toHaveValue('Blok D')
  await expect(page.getByLabel(/^Transportmiddel/)).toHaveValue('Vrachtwagen met kraan')
  const first = page.getByRole('button', { name: /^Eerste mogelijke datum/ })
  if (await first.isVisible()) await first.click()
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page).toHaveURL(/afronden/)
  for (const text of ['Kees de Bruin', '0611111111', 'Vrachtwagen met kraan', 'Blok D', 'Bellen bij aankomst'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /voorwaarden/i })).toBeVisible()
  const terms = page.getByRole('link', { name: /voorwaarden/i }).first()
  const answer = await page.request.get((await terms.getAttribute('href')) ?? '')
  expect([answer.status(), (await answer.text()).includes('huur- en leveringsvoorwaarden')]).toEqual([200, true])
})

test('the frame has picker, links, last viewed and footer (R-SCR-SHELL-04, R-SCR-SHELL-06, R-SCR-SHELL-09, R-SCR-SHELL-10, R-SCR-SHELL-11, R-SCR-SHELL-12, R-ROUTE-42)', async ({
  page,
}) => {
  await logIn(page, 'medewerker')
  await chooseLocation(page, '10002')
  await page.goto('/details/111004')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/materieel')
  await expect(page.getByText('Laatst bekeken')).toBeVisible()
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: /^Bestellijst/ }) })
    .first()
  await bar.getByRole('link', { name: 'Locatie' }).click()
  await expect(page).toHaveURL(/\/locatie$/)
  await bar.getByRole('link', { name: /^Bestellijst/ }).click()
  await expect(page).toHaveURL(/\/bestellijst$/)
  await bar.getByRole('link', { name: /^Afvoerlijst/ }).click()
  await expect(page).toHaveURL(/\/afvoerlijst$/)
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
