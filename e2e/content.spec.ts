import type { Page } from '@playwright/test'
import { attackStrings } from '../apps/server/test/attack-strings.ts'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, portalUrl, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { desk, phone } from './open-page.ts'
import { as } from './portal-calls.ts'

const administrator = 'beheerder'
const overview = '/settings/content-paginas-beheer'
/** A red point; what the portal keeps of it is another file. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

interface SavedPage {
  readonly guid: string
  readonly versie: number
}

async function save(page: Record<string, unknown>): Promise<SavedPage> {
  const { call } = await as(administrator)
  const fresh = { guid: null, versie: 0, plaats: null, url: null, name: 'Proef', actie: 'publiceren' }
  return call<SavedPage>('ContentControllers/SaveContent', { ...fresh, ...page })
}

async function remove({ guid, versie }: SavedPage): Promise<void> {
  const { call } = await as(administrator)
  await call('ContentControllers/RemoveContentPage', { guid, versie })
}

/** Everything that would be an attack that works: a dialog, a request to elsewhere, a violation, a program that ran. */
async function watchAttacks(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen: string[] = []
  const own = new URL(portalUrl()).host
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:|^wss?:/.test(url.protocol) && url.host !== own) seen.push(`request ${request.url()}`)
  })
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.set(globalThis, '__violated', `${violatedDirective} ${blockedURI}`),
    ),
  )
  return async () => {
    const ran = await page.evaluate(() =>
      ['__attacked', '__violated'].filter((name) => name in globalThis).map((name) => Reflect.get(globalThis, name)),
    )
    return [...seen, ...ran.map(String)]
  }
}

/** Touches what is left of the attacks as a curious reader would. */
async function poke(page: Page): Promise<void> {
  for (const link of await page.locator('main a:not([href^="http"]):not([href^="mailto"])').all())
    await link.hover({ timeout: 1000 }).catch(() => undefined)
  await page.locator('main').press('Tab')
}

test('sixty known attacks in a page, an extra info, a picture and its name run nothing and load nothing', async ({
  page,
  watched,
}) => {
  // A picture opened by itself runs nothing: not even what this journey puts into every page.
  watched.allow(/Blocked script execution in .*\/afbeeldingen\/.*sandboxed/)
  expect(attackStrings.length).toBeGreaterThanOrEqual(60)
  const attacks = await watchAttacks(page)
  const { call } = await as(administrator)
  const { adres } = await call<{ adres: string }>('ContentControllers/UploadContentImage', {
    bestand: { naam: `${attackStrings[5]}.png`, inhoud: dot },
  })
  const html = `<h2>Begin</h2>${attackStrings.map((attack) => `<p>${attack}</p>`).join('')}<img src="${adres}" alt="&quot;><img src=x onerror=alert(1)>"><h2>Einde</h2>`
  const teksten = [{ taal: 'nl-NL', titel: attackStrings[0], html }]
  const pages = [
    await save({ url: 'aanvallen', name: attackStrings[5], teksten }),
    await save({ plaats: 'location', name: attackStrings[0], teksten }),
  ]
  try {
    await enter(page, { account: administrator, location: '10003', path: '/content-page/aanvallen' })
    await expect(page.getByRole('heading', { name: 'Einde' })).toBeVisible()
    await expect(page.locator(`main img[src="${adres}"]`)).toBeVisible()
    await poke(page)
    expect(await attacks()).toEqual([])
    await page.goto('/locatie')
    await expect(page.getByRole('heading', { name: 'Einde' })).toBeVisible()
    await poke(page)
    expect(await attacks()).toEqual([])
    for (const { guid } of pages) {
      await page.goto(`${overview}/${guid}/x`)
      await expect(page.getByRole('textbox', { name: 'Tekst' })).toContainText('Einde')
      await page.getByRole('button', { name: 'Voorbeeld' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Einde' })).toBeVisible()
      expect(await attacks()).toEqual([])
    }
    await page.goto(overview)
    await expect(page.getByText('/content-page/aanvallen')).toBeVisible()
    expect(await attacks()).toEqual([])
    // The address of a picture opened by itself.
    await page.goto(adres)
    expect(await attacks()).toEqual([])
  } finally {
    for (const saved of pages) await remove(saved)
  }
})

test('an administrator writes a page with a picture, looks at it, publishes it, and a reader opens it (R-ROUTE-67, R-ROUTE-68, R-ROUTE-69)', async ({
  page,
  browser,
}) => {
  const name = `Veilig werken ${Date.now()}`
  await page.setViewportSize(desk)
  await logIn(page, administrator)
  await page.goto(overview)
  await expectAccessible(page)
  await keepPicture(page, 'content-overview-desk')
  await page.getByRole('link', { name: 'Informatiepagina maken' }).click()
  await page.getByLabel(/^Naam/).fill(name)
  await page.getByLabel(/^Titel/).fill('Veilig werken')
  const editor = page.getByRole('textbox', { name: 'Tekst' })
  await editor.click()
  await page.getByRole('button', { name: 'Kop', exact: true }).click()
  await page.keyboard.type('Helm op')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Altijd en ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('overal')
  await page.getByRole('button', { name: 'Foto invoegen' }).click()
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'helm.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByText('helm.png is verstuurd')).toBeVisible()
  await page.getByLabel(/^Beschrijving/).fill('Een helm')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invoegen', exact: true }).click()
  await expect(editor.locator('img[alt="Een helm"]')).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'content-editor-desk')
  await page.getByRole('button', { name: 'Concept opslaan' }).click()
  await expect(page.getByText('Het concept is opgeslagen.').first()).toBeVisible()
  await expect(page).toHaveURL(/content-paginas-beheer\/[0-9a-f-]{36}\/veilig-werken-/)
  await expect(page.getByText(/Nog geen tekst in: Deutsch/)).toBeVisible()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('De pagina is gepubliceerd.').first()).toBeVisible()
  const [, url = ''] = /beheer\/[^/]+\/([^/?]+)/.exec(page.url()) ?? []

  const reader = await (await browser.newContext({ viewport: phone, locale: 'nl-NL' })).newPage()
  await logIn(reader, 'uitvoerder', { at: portalUrl() })
  await reader.goto(`${portalUrl()}/content-page/${url}`)
  await expect(reader.getByRole('heading', { level: 1, name: 'Veilig werken' })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Helm op' })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'Een helm' })).toBeVisible()
  await expectAccessible(reader)
  await expectNoSidewaysScroll(reader)
  await keepPicture(reader, 'content-page-phone')
  await reader.context().close()

  await page.setViewportSize(phone)
  await keepPicture(page, 'content-editor-phone')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('De pagina is verwijderd.').first()).toBeVisible()
  await keepPicture(page, 'content-overview-phone')
  await expectNoSidewaysScroll(page)
})

test('two administrators who change a page at once lose nothing', nightly, async ({ page, watched }) => {
  watched.allow(/409 \(Conflict\)/)
  const teksten = [{ taal: 'nl-NL', titel: 'T', html: '<p>Eerste</p>' }]
  const url = `samen-${Date.now()}`
  const saved = await save({ url, name: 'Samen', teksten })
  await logIn(page, administrator)
  await page.goto(`${overview}/${saved.guid}/${url}`)
  const editor = page.getByRole('textbox', { name: 'Tekst' })
  await expect(editor).toContainText('Eerste')
  await save({ ...saved, url, name: 'Samen', teksten: [{ ...teksten[0], html: '<p>Van de ander</p>' }] })
  await editor.click()
  await page.keyboard.type('Van mij ')
  await page.getByRole('button', { name: 'Concept opslaan' }).click()
  await expect(page.getByText(/beheerder heeft dit intussen gewijzigd/)).toBeVisible()
  await expect(editor).toContainText('Van mij')
  await page.getByRole('button', { name: 'Nieuwste versie openen' }).click()
  await expect(editor).toContainText('Van de ander')
  await page.getByRole('button', { name: 'Concept opslaan' }).click()
  await expect(page.getByText('Het concept is opgeslagen.').first()).toBeVisible()
  // An open page would ask for what is gone.
  await page.goto('about:blank')
  const { call } = await as(administrator)
  await remove(await call<SavedPage>('ContentControllers/GetContentByID', { guid: saved.guid }))
})

test('the second bar leads to news and new work (R-SCR-SHELL-14, R-SCR-SHELL-16), which say so when there is no page', async ({
  page,
  watched,
}) => {
  watched.allow(/404 \(Not Found\)/)
  const { call } = await as(administrator)
  const change = { kind: 'bool', name: 'AppNieuwwerkMelden_Actief' }
  await call('AppSettings/UpdateAppSettings', { items: [{ ...change, value: true }] })
  try {
    await page.setViewportSize(desk)
    await enter(page, { account: administrator, location: '10003', path: '/' })
    const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
    for (const name of ['Nieuw werk', 'Nieuws']) {
      await bar.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Deze pagina is er niet, of nog niet/ })).toBeVisible()
      await expectAccessible(page)
    }
    await keepPicture(page, 'content-none-desk')
    await page.getByRole('link', { name: 'Informatiepagina maken' }).click()
    await expect(page.getByLabel(/^Adres/)).toHaveValue('nieuws')
  } finally {
    await call('AppSettings/UpdateAppSettings', { items: [{ ...change, value: null }] })
  }
})

test(
  'screens that were opened are counted by their route, and shown as chart and table (R-ROUTE-65)',
  nightly,
  async ({ page }) => {
    await page.setViewportSize(desk)
    // What is told of a screen comes after the screen itself.
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/Logging/LogPagina'))
    await enter(page, { account: administrator, location: '10003', path: '/details/111004' })
    await told
    await page.goto('/pagina-gebruik')
    await expect(page.getByRole('cell', { name: '/details/{id}' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Afgelopen 7 dagen' }).click()
    await expect(page.getByRole('img', { name: 'Aantal keer geopend per dag' })).toBeVisible()
    await expect(page.locator('main canvas')).toBeVisible()
    await page.getByRole('tab', { name: 'Afgelopen 30 dagen' }).click()
    await expectAccessible(page)
    await keepPicture(page, 'page-usage-desk')
    await page.setViewportSize(phone)
    await expectNoSidewaysScroll(page)
    await keepPicture(page, 'page-usage-phone')
    expect(await page.locator('main').textContent()).not.toContain('111004')
  },
)
