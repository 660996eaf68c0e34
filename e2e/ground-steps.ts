import { expect } from './journey.ts'
import type { Phone } from './lost-phone.ts'
import { as, readList } from './portal-calls.ts'
import { countQueued, readQueue, visit } from './queue-phone.ts'

interface At {
  readonly account: string
  readonly location: string
}

/** Number and quantity. */
export type Line = readonly [string, number]

export interface Walks {
  readonly gaande: object | null
  readonly afgesloten: readonly { readonly ronde: string }[]
}
interface WalkReport {
  readonly items: readonly { readonly stand: string; readonly materieelNummer: string; readonly code: string }[]
}

const placeOf = ({ account, location }: At) => ({ gebruikerLogin: account, materieellocatie: location })

/** The walks over a site, as the portal has them. */
export const readWalks = async (at: At) => (await as(at.account)).call<Walks>('Ronde/GetRonde', placeOf(at))

/** What the walks since then say of each numbered thing, each walk by itself. */
export async function reportsSince(at: At, before: Walks) {
  const { call } = await as(at.account)
  const known = new Set(before.afgesloten.map(({ ronde }) => ronde))
  const ended = (await readWalks(at)).afgesloten.filter(({ ronde }) => !known.has(ronde))
  const reports = await Promise.all(ended.map(({ ronde }) => call<WalkReport>('Ronde/GetRapport', { ronde })))
  return reports.map(({ items }) => items.filter((row) => row.materieelNummer !== '' || row.code !== ''))
}

/** What somebody put on their list, without what comes along. */
export const linesOf = async ({ account, location }: At): Promise<readonly Line[]> =>
  (await readList(account, location)).items
    .filter(({ parentId }) => parentId === null)
    .map((line) => [line.materieelSoort, line.aantal] as const)

/** Begins a walk on the open screen, or goes on with the one that was begun. */
export async function beginWalk(phone: Phone): Promise<void> {
  await visit(phone, '/locatie/ronde')
  await phone.page.getByRole('button', { name: 'Ronde beginnen' }).click()
  await expect(phone.page.getByRole('button', { name: 'Ronde afsluiten' })).toBeVisible()
}

/** Taps each piece once; done when this browser keeps all of it, or the server has it. */
export async function tick(phone: Phone, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const button = phone.page.getByRole('button', { name: new RegExp(` ${number} gezien$`) })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  if (phone.isCut) await untilSeen(phone, numbers)
}

const untilSeen = async (phone: Phone, labels: readonly string[]): Promise<void> => {
  const kept = async () => (await readQueue(phone)).flatMap(({ wanted }) => wanted)
  await expect.poll(kept).toEqual(expect.arrayContaining([...labels]))
}

/** Types labels that the phone does not know. */
export async function typeLabels(phone: Phone, labels: readonly string[]): Promise<void> {
  const field = phone.page.getByRole('textbox', { name: /^Code of nummer/ })
  for (const label of labels) {
    await field.fill(label)
    await field.press('Enter')
    await expect(phone.page.getByRole('status').filter({ hasText: label })).toBeVisible()
  }
  await untilSeen(phone, labels)
}

/** Ends the walk on the open screen. */
export async function endWalk({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Ronde afsluiten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ronde afsluiten' }).click()
  await expect(page.getByRole('button', { name: 'Ronde afsluiten' })).toHaveCount(0)
}

/** Chooses things in what the kept catalogue finds, and puts them on the list; done when this browser keeps that. */
export async function addFound(phone: Phone, term: string, wanted: readonly number[]): Promise<readonly Line[]> {
  const { page } = phone
  await visit(phone, `/zoeken/${term}`)
  const main = page.getByRole('main')
  const chosen: Line[] = []
  for (const count of wanted) {
    const choose = page.getByRole('button', { name: /^Kiezen/ })
    const card = main.getByRole('listitem').filter({ has: choose }).first()
    const number = /\b\d{6}\b/.exec(await card.innerText())?.[0] ?? ''
    await card.getByRole('button', { name: /^Kiezen/ }).click()
    await main.getByRole('listitem').filter({ hasText: number }).getByRole('textbox').fill(String(count))
    chosen.push([number, count])
  }
  const before = await countQueued(phone, ['waiting'])
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect.poll(() => countQueued(phone, ['waiting'])).toBe(before + 1)
  return chosen
}
