import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../tooling/find-chromium.ts'
import { filmCodes } from './draw-codes.ts'
import { enter } from './enter.ts'
import { type BookedRequest, expect, expectTaken, readBooks, readRows, test } from './journey.ts'
import { phone } from './open-page.ts'
import { emptyLists, freePieces, readList } from './portal-calls.ts'
import { countTaps } from './taps.ts'

const folder = mkdtempSync(join(tmpdir(), 'film-'))
const film = join(folder, 'labels.y4m')
test.use({
  viewport: phone,
  hasTouch: true,
  permissions: ['camera'],
  launchOptions: chromiumLaunch(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ),
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = { account: 'uitvoerder', location: '10003' } as const

/** Opens the search of the bottom bar, in which one types at once. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('button', { name: 'Zoeken' }).tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
}

test('an item that somebody knows is on the list after three taps on a phone', async ({ page }) => {
  const quantity = async () =>
    (await readList(site.account, site.location)).items.find(({ materieelSoort }) => materieelSoort === '111005')
      ?.aantal
  const before = (await quantity()) ?? 0
  const taps = await countTaps(page)
  await enter(page, { ...site, path: '/' })
  await searchFor(page, '111005')
  await page
    .getByRole('option', { name: /111005/ })
    .first()
    .tap()
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).tap()
  await expect.poll(quantity).toBe(before + 1)
  expect(taps()).toBe(3)
})

test('five items are ordered to a site with twelve taps at most on a phone, and are in the books', async ({ page }) => {
  const at = { ...site, location: '10002' }
  await emptyLists(at)
  const before = new Set((await readBooks()).map(({ No }) => No))
  const taps = await countTaps(page)
  await enter(page, { ...at, path: '/' })
  await page.getByRole('link', { name: /^Lijsten/ }).tap()
  await page.getByRole('link', { name: 'Snel bestellen' }).first().tap()
  await page.getByRole('textbox', { name: 'Uw regels' }).tap()
  const wanted = { 111004: 2, 111005: 1, 121001: 3, 311006: 1, 521003: 4 }
  await page.keyboard.insertText(
    Object.entries(wanted)
      .map((line) => line.join('\t'))
      .join('\n'),
  )
  await page.getByRole('button', { name: 'Regels lezen' }).tap()
  await page.getByRole('button', { name: '5 regels op de lijst zetten' }).tap()
  await page
    .getByRole('button', { name: /^Bestellen/ })
    .last()
    .tap()
  await page.getByRole('button', { name: /^Eerste mogelijke datum/ }).tap()
  await page.getByRole('button', { name: /^Volgende/ }).tap()
  await page.getByRole('checkbox', { name: 'Ik ga akkoord met de voorwaarden' }).tap()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).tap()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  expect(taps()).toBeLessThanOrEqual(12)
  await expectTaken(page)
  const booked = (await readBooks()).filter(({ No, To_Location }) => !before.has(No) && To_Location === at.location)
  expect(booked.map(({ lines }) => Object.keys(wanted).every((no) => lines.some(({ No }) => No === no)))).toEqual([
    true,
  ])
})

test('a machine is found by the number on it with two taps on a phone', async ({ page }) => {
  const [piece] = await freePieces({ account: 'medewerker', location: '10013' })
  const number = piece?.materieelNummer ?? ''
  const taps = await countTaps(page)
  await enter(page, { account: 'medewerker', location: '10013', path: '/' })
  await searchFor(page, number)
  await page
    .getByRole('option', { name: new RegExp(number) })
    .first()
    .tap()
  await expect(page.getByRole('main')).toContainText(number)
  expect(taps()).toBe(2)
})

test('three machines are off rent after seven taps at most on a phone, by their labels, and go to the depot of the site', async ({
  page,
}) => {
  const at = { account: 'medewerker', location: '10025' } as const
  await emptyLists(at)
  const pieces = (await freePieces(at)).slice(0, 3)
  const numbers = pieces.map(({ materieelNummer }) => materieelNummer)
  expect(numbers).toHaveLength(3)
  filmCodes(
    film,
    numbers.map((text) => ({ kind: 'qrcode', text })),
  )
  const taps = await countTaps(page)
  await enter(page, { ...at, path: '/' })
  const menu = page.getByRole('navigation', { name: 'Menu onderaan' })
  await menu.getByRole('link', { name: /^Scannen/ }).tap()
  await page.getByRole('link', { name: 'Naar de afvoerlijst (3)' }).tap()
  await page.getByRole('button', { name: 'Afvoeren naar depot' }).tap()
  // A form in steps has its own bar for the thumb.
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: /^Eerste mogelijke datum/ }).tap()
  await page.getByRole('button', { name: /^Volgende/ }).tap()
  await page.getByRole('button', { name: 'Afvoer aanvragen' }).tap()
  await expect(page).toHaveURL(/voltooid/)
  expect(taps()).toBeLessThanOrEqual(6)
  const of = ({ lines }: BookedRequest) => lines.map(({ Plant_No }) => Plant_No).toSorted()
  const booked = async () => (await readBooks()).filter((request) => of(request).join() === numbers.toSorted().join())
  await expect.poll(async () => (await booked()).length).toBe(1)
  const [site] = (await readRows('PortaalLocatie')).filter(({ No }) => No === at.location)
  expect((await booked()).map(({ Depot_No }) => Depot_No)).toEqual([site?.Depot_No])
})
