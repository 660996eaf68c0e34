import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '../tooling/find-chromium.ts'
import { filmCodes } from './draw-codes.ts'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { freePieces, readRemovalList, type StandingPiece } from './portal-calls.ts'

const at = { account: 'medewerker', location: '10013' } as const
const folder = mkdtempSync(join(tmpdir(), 'film-'))
const film = join(folder, 'labels.y4m')
let pieces: readonly StandingPiece[] = []

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['camera'],
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

test.beforeAll(async () => {
  pieces = (await freePieces(at)).filter((row) => row.keuringsNummer !== '').slice(0, 3)
  const [first, second, third] = pieces
  if (first === undefined || second === undefined || third === undefined) throw new Error('No three pieces stand there')
  filmCodes(film, [
    { kind: 'qrcode', text: first.materieelNummer },
    { kind: 'code128', text: second.keuringsNummer },
    { kind: 'datamatrix', text: `${third.materieelSoort}-${third.materieelNummer}` },
  ])
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a QR, a Code 128 and a DataMatrix before the camera put three machines on the removal list (R-ROUTE-23)', async ({
  page,
  watched,
}) => {
  // The unknown code below is answered as not found.
  watched.allow(/404/)
  await enter(page, { ...at, path: '/materieelvoorraad/scannen' })
  const scanned = page.getByRole('region', { name: 'Laatst gescand' }).getByRole('listitem')
  await expect(scanned.filter({ hasText: 'Op de afvoerlijst gezet.' })).toHaveCount(3)
  for (const { materieelNummer } of pieces)
    await expect(scanned.filter({ hasText: materieelNummer }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The camera stayed open: a label that no camera can read is typed beside it.
  await page.getByRole('textbox', { name: /^Code of nummer/ }).fill('BESTAAT-NIET-1')
  await page.keyboard.press('Enter')
  await expect(scanned.filter({ hasText: 'Het gescande artikel is niet gevonden.' })).toBeVisible()

  await page.getByRole('link', { name: 'Naar de afvoerlijst (3)' }).click()
  const lines = page.getByRole('list', { name: 'Materieel op de afvoerlijst' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  const listed = await readRemovalList(at)
  expect(listed.map((line) => line.materieelNummer).sort()).toEqual(pieces.map((row) => row.materieelNummer).sort())
})
