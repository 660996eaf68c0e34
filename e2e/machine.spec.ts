import { enter } from './enter.ts'
import {
  type BookedRequest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readBooks,
  readRows,
  test,
} from './journey.ts'
import { nightly } from './nightly.ts'
import { phone } from './open-page.ts'
import { emptyLists, freePieces } from './portal-calls.ts'
import { countTaps } from './taps.ts'

test.use({ viewport: phone, hasTouch: true })

const at = { account: 'medewerker', location: '10031' } as const
/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const follows = { timeout: 60_000 }

async function aPiece(place: number): Promise<string> {
  const piece = (await freePieces(at))[place]
  if (piece === undefined) throw new Error('Nothing with a number stands there')
  return piece.materieelNummer
}

test('a machine is off rent by its label after two taps, and stands in the books with that day', async ({ page }) => {
  await emptyLists(at)
  const number = await aPiece(0)
  const taps = await countTaps(page)
  await enter(page, { ...at, path: `/m/${number}` })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Afvoeren', exact: true }).tap()
  await page.getByRole('button', { name: 'Afvoer aanvragen' }).tap()
  await expect(page).toHaveURL(/voltooid/)
  expect(taps()).toBe(2)
  const isOf = ({ lines }: BookedRequest) => lines.map(({ Plant_No }) => Plant_No).join() === number
  await expect.poll(async () => (await readBooks()).filter(isOf).length, follows).toBe(1)
})

test(
  'a defect is reported by the label with a picture after four taps at most, and stands in the books',
  nightly,
  async ({ page }) => {
    const number = await aPiece(1)
    const taps = await countTaps(page)
    await enter(page, { ...at, path: `/m/${number}` })
    await page.getByRole('button', { name: 'Defect melden' }).tap()
    const camera = page.waitForEvent('filechooser')
    await page.getByText('Foto maken').tap()
    await (await camera).setFiles({ name: 'defect.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
    await expect(page.getByRole('list', { name: 'Foto’s en documenten' })).toContainText('defect.png')
    await page.getByRole('button', { name: 'Feedback versturen' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /^Feedback/ })).toBeVisible(follows)
    await expect(page.getByText('defect.png')).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(4)
    const booked = async () =>
      (await readRows('PortaalKlacht')).filter(({ Description }) => String(Description).includes(number))
    await expect.poll(async () => (await booked()).length, follows).toBe(1)
    expect((await booked())[0]).toMatchObject({ Location_No: at.location, Complaint_Type: 'Materieel' })
  },
)

test('a stranger who opens a label sees what it is and whose, and nothing of the site', nightly, async ({ page }) => {
  const number = await aPiece(2)
  await page.goto(`/m/${number}`)
  await expect(page.getByText(/^Eigendom van /)).toBeVisible()
  await expectAccessible(page)
  const shown = await page.getByRole('main').innerText()
  expect(shown).toContain(number)
  expect(shown).not.toMatch(/10031|per week|Keuring|Serienummer/)
  await expect(page.getByRole('button', { name: 'Afvoeren' })).toHaveCount(0)
})
