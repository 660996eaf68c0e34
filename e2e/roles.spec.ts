import type { Page } from '@playwright/test'
import { chooseLocation, expect, expectAccessible, logIn, readBooks, test, workingDay } from './journey.ts'
import { nightly } from './nightly.ts'
import { as, putOnList, readList, setSettings } from './portal-calls.ts'

const price = /€\s?\d/
const changing =
  /^(Toevoegen|Bestellen|Ter goedkeuring indienen|Naam wijzigen|Bestellijst verwijderen|Nieuwe bestellijst|.* van de lijst halen|Opmerking toevoegen)$/

/** A page that shows what it has, and offers no change of the order list. */
async function expectNoChanges(page: Page, shows: string | RegExp): Promise<void> {
  const main = page.locator('main')
  await expect(main.getByText(shows).first()).toBeVisible()
  await expect(main.getByRole('button', { name: changing })).toHaveCount(0)
  await expect(main.getByRole('textbox', { name: /^Aantal van/ })).toHaveCount(0)
}

const open = [
  ['/', 'Materieel voor uw bouwplaats'],
  ['/info', /informatie/i],
  ['/materieel', 'Catalogus'],
  ['/catalogus/111', 'Minigravers'],
  ['/zoeken/trilplaat', /Gezocht op ‘trilplaat’/],
  ['/details/111004', /Minigraver/],
  ['/inlog-methode', 'Hoe wilt u inloggen?'],
  ['/inloggen', 'Inloggen'],
] as const

test('a visitor without login can use home, info, catalogue, search, details and login (R-ROLE-01, R-ROLE-02, R-ROLE-03, R-ROLE-04, R-ROLE-05, R-ROLE-08)', async ({
  page,
}) => {
  for (const [path, heading] of open) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

const closed = [
  '/locatie',
  '/locatie-gegevens',
  '/bestellijst',
  '/bestellijsten',
  '/aanvragen',
  '/bestellen/gegevens',
  '/wachtwoord-wijzigen',
]

test('a visitor without login is sent to the login from every protected screen, and back to it afterwards (R-SESS-03)', async ({
  page,
}) => {
  for (const path of closed) {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/inlog-methode' && url.searchParams.get('terug') === path)
  }
  await page.goto('/locatie-gegevens')
  await page.getByRole('link', { name: /^Klant/ }).click()
  await page.getByLabel(/^Accountnaam/).fill('vreemde')
  await page.locator('input[type="password"]').fill('Welkom-2026!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/locatie-gegevens')
})

test('an unknown address becomes /404 (R-ROUTE-03)', nightly, async ({ page }) => {
  await page.goto('/bestaat-niet')
  await expect(page).toHaveURL((url) => url.pathname === '/404')
  await expect(page.getByText('De pagina is niet gevonden.').first()).toBeVisible()
  await expectAccessible(page)
})

test(
  'prices are hidden from visitors, hidden without a location and shown at one (R-PRICE-02)',
  nightly,
  async ({ page }) => {
    await page.goto('/details/111004')
    await expect(page.getByRole('heading', { level: 1, name: /Minigraver/ })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(price)
    await logIn(page, 'vreemde')
    await page.goto('/details/111004')
    await expect(page.getByText('Kies eerst een locatie.').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText(price)
    await chooseLocation(page, '20001')
    await expect(page.locator('main')).toContainText(price)
  },
)

test(
  'public prices show to every visitor while the setting is on (R-PRICE-01, R-ROLE-10)',
  nightly,
  async ({ page }) => {
    await setSettings({ Prijzen_Openbaar: true })
    try {
      await page.goto('/details/111004')
      await expect(page.locator('main')).toContainText(price)
    } finally {
      await setSettings({ Prijzen_Openbaar: null })
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /Minigraver/ })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(price)
  },
)

test('the role administration reads everything and is offered no change (R-ROLE-30)', nightly, async ({ page }) => {
  await logIn(page, 'administratie')
  await chooseLocation(page, '10002')
  for (const path of ['/catalogus/111', '/zoeken/minigraver', '/details/111004', '/bestellijst']) {
    await page.goto(path)
    await expect(page.getByText('U kunt op deze locatie alleen kijken. Bestellen kan niet met uw rol.')).toBeVisible()
    await expectNoChanges(page, path === '/bestellijst' ? 'Uw bestellijst is leeg.' : '111004')
  }
  await page.goto('/bestellijsten')
  await expectNoChanges(page, 'U hebt nog geen bestellijsten.')
  await page.goto('/aanvragen')
  await expectNoChanges(page, /P-\d+|AR\d\d-\d{5}|Er zijn geen aanvragen/)
  await page.goto('/locatie')
  await expectNoChanges(page, 'U kunt alles van deze locatie bekijken, maar niets wijzigen.')
  await page.goto('/bestellen/gegevens')
  await expectNoChanges(page, 'Met uw rol kunt u deze locatie bekijken. Bestellen kan niet.')
  await expectAccessible(page)
})

test('at a blocked location nothing can be ordered, and the reason is shown (R-RULE-07)', nightly, async ({ page }) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (/MaterieelAanvraag\/(Add|Save)|BestelLijst\/Add/.test(request.url())) orders.push(request.url())
  })
  const reason = 'Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.'
  await logIn(page, 'uitvoerder')
  await chooseLocation(page, '10005')
  for (const path of ['/details/111004', '/catalogus/111', '/bestellijst', '/bestellen/gegevens']) {
    await page.goto(path)
    await expectNoChanges(page, reason)
    if (!path.startsWith('/best')) await expectNoChanges(page, '111004')
  }
  expect(orders).toEqual([])
  expect((await readBooks()).filter((one) => one.To_Location === '10005')).toEqual([])
})

test('a person of another company sees nothing of the others', nightly, async ({ page, watched }) => {
  watched.allow(/404|403/)
  await putOnList({ account: 'medewerker', location: '10007' }, { '111005': 1 })
  const { call } = await as('uitvoerder')
  const { items } = await call<{ items: { aanvraagnummer: string }[] }>('MaterieelAanvraag/GetAanvragen', {
    gebruikerLogin: 'uitvoerder',
    materieellocatie: '10001',
  })
  const other = items[0]?.aanvraagnummer ?? ''
  expect(other).not.toBe('')

  await logIn(page, 'vreemde')
  await chooseLocation(page, '20001')
  await page.goto(`/aanvragen/${other}`)
  await expect(page.getByText('De aanvraag is niet gevonden.').first()).toBeVisible()
  await page.goto('/aanvragen')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(other)
  await page.goto('/bestellijsten')
  await expect(page.getByText('U hebt nog geen bestellijsten.')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Gekozen locatie/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('20001')
  await expect(page.getByRole('dialog')).not.toContainText('1000')
  expect((await readList('medewerker', '10007')).items.length).toBeGreaterThan(0)
})

test('an area that is switched off has no link, no tile and no screen (R-SCR-SHELL-25)', nightly, async ({ page }) => {
  await logIn(page, 'medewerker')
  await chooseLocation(page, '10006')
  await page.goto('/locatie')
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /^Aanvragen/ })
      .first(),
  ).toBeVisible()
  // The page leaves first: what it still asks would be refused from here on.
  await page.goto('about:blank')
  await setSettings({ AppMaterieelaanvragen_Actief: false, AppBestellijst_Actief: false })
  try {
    await page.goto('/locatie')
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /^Locatiegegevens/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Aanvragen|Bestellijst)/ })).toHaveCount(0)
    for (const path of ['/aanvragen', '/bestellijst', '/bestellijsten']) {
      await page.goto(path)
      await expect(page.getByText('U hebt geen toegang tot dit onderdeel.')).toBeVisible()
    }
  } finally {
    await setSettings({ AppMaterieelaanvragen_Actief: null, AppBestellijst_Actief: null })
  }
  await page.goto('/bestellijst')
  await expect(page.getByText('Uw bestellijst is leeg.')).toBeVisible()
})

test('the last step of an order does not open before the first one is done (R-WIZ-02)', nightly, async ({ page }) => {
  await putOnList({ account: 'medewerker', location: '10007' }, { '111004': 1 })
  await logIn(page, 'medewerker')
  await chooseLocation(page, '10007')
  await page.goto('/bestellen/afronden')
  await expect(page).toHaveURL(/bestellen\/gegevens/)
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(10).typed)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page).toHaveURL(/bestellen\/afronden/)
  await page.goto('/bestellen/afronden')
  await expect(page.getByRole('button', { name: 'Bestelling plaatsen' })).toBeVisible()
})
