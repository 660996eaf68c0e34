import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { Phone } from './lost-phone.ts'
import { forgetLogin } from './portal-calls.ts'

export const amount = (page: Page, no: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: no })
    .getByRole('textbox', { name: /^Aantal van/ })

/** A worker between page and portal from the next load on, and its code kept. */
export async function visit(phone: Phone, path: string): Promise<void> {
  await phone.page.goto(path)
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!phone.isCut) await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** The portal gets the next call to this path, and the phone hears nothing of that. */
async function loseAnswer({ page, isCut }: Phone, path: RegExp): Promise<void> {
  if (isCut) return
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

/** Adds on the page of a thing, once more than the answer says where that gets lost; done when the page says so. */
export async function add(phone: Phone, count: number, isAnswerLost: boolean): Promise<void> {
  const { page } = phone
  const main = page.getByRole('main')
  const said = main.getByRole('status').filter({ hasText: /toegevoegd|Bewaard/ })
  // For ten seconds what was added can be taken back where the button was.
  if (!phone.isCut && (await said.count()) > 0) await visit(phone, new URL(page.url()).pathname)
  if (isAnswerLost) await loseAnswer(phone, /AddBestelLijst$/)
  await main
    .getByRole('textbox', { name: /^Aantal/ })
    .first()
    .fill(String(count))
  await main
    .getByRole('button', { name: /toevoegen/i })
    .first()
    .click()
  await expect(said.first()).toBeVisible()
}

interface Wanted {
  readonly no: string
  readonly count: number
}

/** Changes an amount on the open list; done when this browser keeps it or the server has it. */
export async function change(phone: Phone, { no, count }: Wanted, hasIt: () => Promise<boolean>): Promise<void> {
  const field = amount(phone.page, no)
  await field.fill(String(count))
  await field.blur()
  // The bar may be there for other actions: killed before this is kept, the browser never had it.
  const isKept = async () => (await readQueue(phone)).some(({ wanted }) => wanted.includes(count)) || (await hasIt())
  await expect.poll(isKept).toBe(true)
}

interface KeptAction {
  readonly state: string
  /** The quantities that it is to bring about, or what was seen on a walk. */
  readonly wanted: readonly unknown[]
}

/** The actions that the browser holds of who has the phone; none where it has no queue yet. */
export function readQueue({ page, account }: Phone): Promise<readonly KeptAction[]> {
  return page.evaluate(async (owner) => {
    const name = 'mp_wachtrij'
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    interface Stored {
      readonly state: string
      readonly owner: string
      readonly action: {
        readonly fields?: Readonly<Record<string, { readonly wordt: unknown }>>
        readonly things?: readonly { readonly aantal: number }[]
        readonly sightings?: readonly { readonly materieelNummer: string; readonly code: string }[]
      }
    }
    const db = await answerOf(indexedDB.open(name))
    const queue: readonly Stored[] = await answerOf(db.transaction('actions').objectStore('actions').getAll())
    db.close()
    return queue
      .filter((queued) => queued.owner === owner)
      .map(({ state, action: { fields = {}, things = [], sightings = [] } }) => ({
        state,
        wanted: [
          ...Object.values(fields).map(({ wordt }) => wordt),
          ...things.map(({ aantal }) => aantal),
          ...sightings.map(({ materieelNummer, code }) => materieelNummer || code),
        ],
      }))
  }, account)
}

export async function countQueued(phone: Phone, states: readonly string[]): Promise<number> {
  return (await readQueue(phone)).filter(({ state }) => states.includes(state)).length
}

/** Decides for what the person did here, as long as something is asked; done when all of it was sent. */
export async function decide(phone: Phone): Promise<number> {
  const { page } = phone
  for (let asked = 0; ; asked += 1) {
    await expect.poll(() => countQueued(phone, ['waiting', 'sending']), { timeout: 90_000 }).toBe(0)
    if ((await countQueued(phone, ['refused', 'clash'])) === 0) return asked
    await visit(phone, '/nog-te-versturen')
    const first = page.getByRole('main').getByRole('listitem').getByRole('button').first()
    await first.click()
    await expect(first).not.toBeVisible()
  }
}

/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Scans what is only counted onto the removal list, on the open scanning screen; done when it says what became of it. */
export async function scan(phone: Phone, code: string, isAnswerLost: boolean): Promise<void> {
  const { page } = phone
  if (isAnswerLost) await loseAnswer(phone, /AddScannedItemToAfvoerlijst$/)
  const scanned = page.getByRole('region', { name: 'Laatst gescand' }).getByRole('listitem')
  const before = await scanned.count()
  await page.getByRole('textbox', { name: /^Code of nummer/ }).fill(code)
  await page.getByRole('textbox', { name: /^Code of nummer/ }).press('Enter')
  await expect(scanned).toHaveCount(before + 1)
  await expect(scanned.first()).toContainText(/Bewaard|Op de afvoerlijst gezet|op de afvoerlijst\./)
}

/** Gives feedback with a photo, in the open form; done when all of it is with the portal or kept. */
export async function giveFeedback(phone: Phone, words: string, lost: RegExp | null): Promise<void> {
  const { page } = phone
  await page.getByLabel(/^Wat is er aan de hand\?/).fill(words)
  await page.getByLabel(/^Soort/).selectOption({ index: 1 })
  await page.getByLabel(/^Urgentie/).selectOption({ index: 1 })
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
  await page.locator('input[type="file"][capture]').setInputFiles(photo)
  if (lost !== null) await loseAnswer(phone, lost)
  await page.getByRole('button', { name: 'Feedback versturen' }).click()
  await expect(page).toHaveURL(/klacht-details|nog-te-versturen/)
}

const logOut = async ({ page }: Phone) => {
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
}

/** Whoever wants to log out while something waits is asked, and stays. */
export async function stayLoggedIn(phone: Phone): Promise<void> {
  await logOut(phone)
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
}

/** Logs out with nothing waiting, and in again. */
export async function logOutAndIn(phone: Phone, person: Parameters<Phone['hand']>[0]): Promise<void> {
  await logOut(phone)
  // The start, or the way in, where the page of before needs a login.
  const start = phone.page.getByRole('link', { name: 'Inloggen' })
  await expect(start.or(phone.page.getByRole('heading', { name: 'Hoe wilt u inloggen?' })).first()).toBeVisible()
  forgetLogin(person.account)
  await phone.hand(person)
}

/** The portal has a newer version with another worker: that takes over, and the page loads itself anew. */
export async function meetNewVersion(phone: Phone, path: string): Promise<void> {
  const { page } = phone
  const version = { version: `9.9.${Date.now()}` }
  await page.route(/GetVersion$/, (route) => route.fulfill({ json: version }), { times: 1 })
  const worker = phone.newWorker()
  await page.goto(path)
  await page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  await worker
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
