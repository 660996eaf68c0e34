import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../apps/server/test/mail-server.ts'
import { type BackOffice, startBackOffice } from '../tooling/back-office.ts'
import { freePorts } from '../tooling/free-ports.ts'
import { root } from '../tooling/processes.ts'
import { compileCache, runtimeArguments } from '../tooling/runtime-arguments.ts'
import { type Stack, startStack } from '../tooling/stack.ts'
import { chooseLocation, expect, expectAccessible, expectTaken, logIn, readBooks, test, workingDay } from './journey.ts'
import { setUpApp } from './set-up-app.ts'

const chief = 'directie@aannemer.example'
/** The back office knows somebody with this mail address, and what they may do where. */
const siteManager = 'uitvoerder@bouwplaats.example'
const ownPassword = 'Hijskraan#2027'

let mails: MailServer
let backOffice: BackOffice
let stack: Stack
let folder: string
let env: Readonly<Record<string, string>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'own-company-'))
  mails = await startMailServer()
  backOffice = await startBackOffice()
  const [port = 0] = await freePorts(1)
  const tenant = {
    id: 'aannemer',
    hostNames: ['localhost'],
    isDefault: true,
    name: 'Aannemer Jansen',
    publicUrl: `http://localhost:${port}`,
    smtpUrl: `smtp://127.0.0.1:${mails.port}`,
    backOffice: {
      url: backOffice.url,
      user: 'portaal',
      password: 'portaal-koppeling',
      company: 'Rijnmond Materieel B.V.',
    },
  }
  const file = join(folder, 'tenants.json')
  writeFileSync(file, JSON.stringify([tenant]))
  env = { PORTAL_TENANTS_FILE: file, PORTAL_DATA_DIR: folder, PORTAL_PORT: String(port) }
  stack = await startStack({ backOffice, port, dataDir: folder, env })
})
test.afterAll(async () => {
  await stack?.stop()
  await backOffice?.stop()
  await mails?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run account` as an operator gives it; what it prints. */
async function makeAdministrator(): Promise<string> {
  const file = 'apps/server/src/app/account.ts'
  const command = [...runtimeArguments(file), file, 'aannemer', chief]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...compileCache, ...env },
  })
  return stdout
}

/** The link of the only mail to this person, as it arrived at the mail server. */
async function mailedLink(to: string): Promise<string> {
  const mailsTo = () => mails.received.filter(({ recipients }) => recipients.includes(to))
  await expect.poll(() => mailsTo().length, { timeout: 60_000 }).toBe(1)
  return mailsTo()[0]?.text?.match(/\S+\/wachtwoord-resetten#\S+/)?.[0] ?? ''
}

/** Chooses a password by a link and logs in with it. */
async function enterBy(page: Page, link: string, account: string): Promise<void> {
  await page.goto(link)
  const fields = page.locator('input[autocomplete="new-password"]')
  for (const place of [0, 1]) await fields.nth(place).fill(ownPassword)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wachtwoord instellen' }).click()
  await expect(page).toHaveURL(/\/inloggen/)
  await logIn(page, account, { at: stack.portalUrl, password: ownPassword })
}

async function changeTown(page: Page): Promise<void> {
  await page.goto(`${stack.portalUrl}/settings?zoek=Contact_Plaats`)
  await page.getByRole('textbox', { name: 'Plaats onderaan de pagina', exact: true }).fill('Zutphen')
  await page.getByRole('button', { name: 'Opslaan…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('1 instelling is opgeslagen.')).toBeVisible()
}

async function inviteSiteManager(page: Page): Promise<void> {
  await page.goto(`${stack.portalUrl}/gebruiker-aanmaken`)
  await page.getByLabel(/Voornaam/).fill('Kees')
  await page.getByLabel(/Achternaam/).fill('de Bruin')
  await page.getByLabel(/^E-mail/).fill(siteManager)
  await page.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
  await expect(page.getByText(/krijgt een e-mail om een wachtwoord te kiezen/)).toBeVisible()
}

async function order(page: Page, reference: string): Promise<void> {
  await chooseLocation(page, '10001')
  await page.goto(`${stack.portalUrl}/details/111004`)
  await page.getByRole('textbox', { name: /^Aantal van/ }).fill('2')
  await page.locator('main').getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(page.getByText(/toegevoegd aan de bestellijst|meegeleverd/i).first()).toBeVisible()
  await page.goto(`${stack.portalUrl}/bestellen/gegevens`)
  await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(8).typed)
  await page.getByLabel(/^Verwachte retourdatum/).fill(workingDay(28).typed)
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill(reference)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page).toHaveURL(/bestellen\/afronden/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
}

test('a company that is no demo begins: first administrator, a setting, an invited site manager, their first order in the books (R-GEN-02)', async ({
  browser,
}) => {
  const printed = await makeAdministrator()
  const link = await mailedLink(chief)
  expect(link).toContain(stack.portalUrl)
  expect(printed).toContain(link)
  const desk = await browser.newPage()
  await enterBy(desk, link, chief)
  // Who administers a company needs a second step from the first day.
  await setUpApp(desk, ownPassword)
  await desk.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await changeTown(desk)
  await inviteSiteManager(desk)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await enterBy(phone, await mailedLink(siteManager), siteManager)
  await expect(phone.getByRole('contentinfo')).toContainText('Zutphen')
  const reference = `Eerste ${Date.now()}`
  await order(phone, reference)
  const booked = async () => (await readBooks(backOffice.controlUrl)).filter((one) => one.Reference === reference)
  await expect.poll(async () => (await booked()).length, { timeout: 60_000 }).toBe(1)
  const [request] = await booked()
  expect(request).toMatchObject({ To_Location: '10001', Delivery_Date: workingDay(8).iso, Status: 'Requested' })
  const quantities = Object.fromEntries((request?.lines ?? []).map((line) => [line.No, Number(line.Quantity)]))
  expect(quantities['111004']).toBe(2)
  await expectTaken(phone)
})
