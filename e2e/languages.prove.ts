import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { chooseLocation, expect, expectNoSidewaysScroll, logIn, readBooks, test, workingDay } from './journey.ts'
import { as, freePieces, putOnList, putOnRemovalList } from './portal-calls.ts'

type Texts = Readonly<Record<string, string>>

/** The texts of a language as its files have them. */
function readTexts(locale: string): Texts {
  const folder = new URL(`../packages/i18n/src/${locale}/`, import.meta.url)
  const files = readdirSync(folder).map((file): Texts => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  return Object.assign({}, ...files)
}

/** What a text looks like on a screen, with anything in its placeholders. */
function shapesOf(texts: Texts): readonly RegExp[] {
  return Object.values(texts).map((text) => {
    const words = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${words.join('.+')}$`, 's')
  })
}

/** The name of the portal is the same in every language. */
const title = 'Materieel Portaal'
/** One word between two placeholders, such as `van`, also stands in the names of people. */
const dutch = shapesOf(readTexts('nl-NL')).filter(({ source }) => {
  const words = source.replaceAll('.+', ' ').match(/[a-zà-ÿ]{2,}/gi)?.length ?? 0
  return words > (source.includes('.+') ? 1 : 0)
})

/** Every text on the page that a person sees or hears. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const place = node.parentElement
      // Text that the page itself marks as Dutch is data that the back office has in no other language.
      if (place?.closest('body [lang="nl-NL"], body [translate="no"], script, style') === null)
        found.add(node.textContent?.trim() ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) found.add(element.getAttribute(name)?.trim() ?? '')
    return [...found].filter((text) => text !== '')
  })
}

const languages = [
  {
    locale: 'de-DE',
    category: 'Minibagger',
    price: /\d,\d\d\s€/,
    measure: /\d\.\d{3}\skg/,
    date: /\b\d\d\.\d\d\.20\d\d\b/,
  },
  {
    locale: 'fr-FR',
    category: 'Mini-pelles',
    price: /\d,\d\d\s€/,
    measure: /\d\s\d{3}\skg/,
    date: /\b\d\d\/\d\d\/20\d\d\b/,
  },
  {
    locale: 'en-US',
    category: 'Mini excavators',
    price: /€\d+\.\d\d/,
    measure: /\d,\d{3}\skg/,
    date: /\b\d{1,2} [A-Z][a-z]{2,3} 20\d\d\b/,
  },
] as const

const screens = [
  '/',
  '/info',
  '/materieel',
  '/catalogus/111',
  '/zoeken/minigraver',
  '/details/111004',
  '/bestellijst',
  '/bestellijsten',
  '/locatie',
  '/locatie-gegevens',
  '/aanvragen',
  '/bestellen/gegevens',
  '/wachtwoord-wijzigen',
  '/404',
  '/materieelvoorraad',
  '/allematerieelvoorraad',
  '/Materieel-Zoeken-Locaties',
  '/materieelvoorraad/scannen',
  '/materieelkeuringen',
  '/locatie-documenten',
  '/afvoerlijst',
  '/Afvoeren/gegevens',
  '/verplaatsen/gegevens',
  '/transport-aanvraag/gegevens',
  '/orders/aanvoer',
  '/orders/afvoer',
  '/orders/naar-verplaatsing',
  '/orders/van-verplaatsing',
  '/facturen',
  '/exitorders',
]
const at = { account: 'medewerker', location: '10001' } as const

async function preferLanguage(page: Page, locale: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ language: locale }))
  await page.context().addCookies([{ name: 'mp_voorkeuren', value, url: page.url() }])
}

type Language = (typeof languages)[number]

/** Chooses a language in the top bar of the open page. */
async function switchLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: readTexts(from.locale)['language.choose'] ?? '', exact: true }).click()
  await page.locator(`span[lang="${to.locale}"]`).click()
}

/** What a screen says in a language, as soon as all of it is there. */
async function wordsIn(page: Page, { locale, category }: Language, path: string): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // Names of the company come again from the server.
  if (path === '/catalogus/111') await expect(page.getByText(category, { exact: true }).first()).toBeVisible()
  return wordsOf(page)
}

test('every screen speaks every language, follows a switch while it is open, and writes its numbers and dates (R-GEN-14, R-CONST-20)', async ({
  page,
}) => {
  // Every screen there is.
  test.slow()
  await putOnList(at, { '111004': 1 })
  await putOnRemovalList(at, (await freePieces(at)).slice(-1))
  // A list keeps the name that it was given, in whatever language.
  const { call } = await as(at.account)
  const { lijsten } = await call<{ lijsten: { naam: string }[] }>('BestelLijst/GetBestelLijsten', {
    gebruikerLogin: at.account,
  })
  const names = [title, ...lijsten.map((list) => list.naam)]
  const own = new Map(languages.map((one) => [one, shapesOf(readTexts(one.locale))]))
  const seen = new Map<Language, string[]>(languages.map((one) => [one, []]))
  const left: string[] = []
  let spoken: Language = languages[0]
  await enter(page, { ...at, path: '/' })
  await preferLanguage(page, spoken.locale)
  await page.reload()
  for (const path of screens) {
    await goOn(page, path)
    const queueWrite: readonly Language[] = [spoken, ...languages.filter((one) => one !== spoken)]
    for (const language of queueWrite) {
      if (language !== spoken) await switchLanguage(page, spoken, language)
      spoken = language
      const words = (await wordsIn(page, language, path)).filter((text) => !names.includes(text))
      const fresh = words.filter((text) => !seen.get(language)?.includes(text))
      seen.get(language)?.push(...fresh)
      for (const text of fresh)
        if (dutch.some((shape) => shape.test(text)) && !own.get(language)?.some((shape) => shape.test(text)))
          left.push(`${path} in ${language.locale}: ${text}`)
    }
  }
  expect(left).toEqual([])
  for (const language of languages) {
    const words = seen.get(language) ?? []
    expect(words).toContain(language.category)
    const written = [language.price, language.measure, language.date]
    expect(written.filter((form) => !words.some((text) => form.test(text)))).toEqual([])
    expect(words.filter((text) => /^\d\d-\d\d-20\d\d$/.test(text))).toEqual([])
  }
})

test('a site manager searches, lists and orders in French on a phone (R-GEN-02, R-GEN-04, R-GEN-14)', async ({
  page,
}) => {
  const texts = readTexts('fr-FR')
  const say = (key: string) => texts[key] ?? key
  const starts = (key: string) => new RegExp(`^${say(key)}`)
  const reference = `Chantier ${Date.now()}`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await preferLanguage(page, 'fr-FR')
  await logIn(page, 'uitvoerder')
  await chooseLocation(page, '10003')
  await page.getByRole('button', { name: say('nav.search'), exact: true }).click()
  await page.getByRole('combobox').fill('mini-pelle 1,8')
  await page.getByRole('option').filter({ hasText: '111004' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mini-pelle')
  await expectNoSidewaysScroll(page)
  await page.locator('main').getByRole('textbox').first().fill('2')
  await page.getByRole('button', { name: say('action.add'), exact: true }).click()
  await expect(
    page
      .getByText(say('bestellijst.items_toegevoegd'))
      .or(page.getByText(/fournis/))
      .first(),
  ).toBeVisible()

  await page.goto('/bestellijst')
  await page
    .getByRole('button', { name: starts('orderList.order') })
    .or(page.getByRole('link', { name: starts('orderList.order') }))
    .last()
    .click()
  await expect(page).toHaveURL(/bestellen\/gegevens/)
  await page.getByLabel(starts('ordering.deliveryDate')).fill(workingDay(7).typed.replaceAll('-', '/'))
  await page.getByLabel(starts('wizard.phone')).fill('0612345678')
  await page.getByLabel(starts('wizard.reference')).fill(reference)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: say('wizard.next') }).click()
  await expect(page).toHaveURL(/bestellen\/afronden/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: say('ordering.place') }).click()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  await expect(page.getByText(/^P-\d+$/).first()).toBeVisible()
  await expect(page.getByText(say('wizard.taken'))).toBeVisible()
  await expectNoSidewaysScroll(page)
  const booked = (await readBooks()).filter((one) => one.Reference === reference)
  expect(
    booked.map(({ To_Location, lines }) => [To_Location, Number(lines.find((line) => line.No === '111004')?.Quantity)]),
  ).toEqual([['10003', 2]])
})
