import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { directoryPassword } from '../apps/server/test/directory-server.ts'
import { type EmployeeLogins, startEmployeeLogins } from '../apps/server/test/employee-logins.ts'
import { type BackOffice, startBackOffice } from '../tooling/back-office.ts'
import { type Stack, startStack } from '../tooling/stack.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { desk, phone } from './open-page.ts'

// The pages of the identity servers have certificates of an authority of the test's own.
test.use({ ignoreHTTPSErrors: true })

let servers: EmployeeLogins
let backOffice: BackOffice
let stack: Stack
let folder: string

/** A tenants file as its operator writes it: where the directory and the identity servers are, and by what they trust. */
function writeTenants(): string {
  const { directory, microsoft, federation } = servers.logins
  if (directory === null || microsoft === null || federation === null) throw new Error('A login is missing')
  const pem = (name: string, certificate: string | null) => {
    const path = join(folder, `${name}.pem`)
    writeFileSync(path, certificate ?? '')
    return path
  }
  const { nameClaims: _, scope: _scope, directoryId, ...atMicrosoft } = microsoft
  const { nameClaims: _names, directoryId: _id, ...atFederation } = federation
  const tenant = {
    id: 'bouwer',
    hostNames: ['localhost'],
    isDefault: true,
    production: false,
    settings: servers.settings,
    backOffice: {
      url: backOffice.url,
      user: 'portaal',
      password: 'portaal-koppeling',
      company: 'Rijnmond Materieel B.V.',
    },
    logins: {
      directory: { ...directory, certificateAuthority: pem('directory', directory.certificateAuthority) },
      microsoft: {
        ...atMicrosoft,
        directoryId,
        certificateAuthority: pem('microsoft', microsoft.certificateAuthority),
      },
      federation: { ...atFederation, certificateAuthority: pem('federation', federation.certificateAuthority) },
    },
  }
  const file = join(folder, 'tenants.json')
  writeFileSync(file, JSON.stringify([tenant]))
  return file
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'employee-logins-'))
  servers = await startEmployeeLogins({
    inDirectory: [{ login: 'voorman', email: 'voorman@bouwplaats.example', firstName: 'Sjoerd', lastName: 'Visser' }],
    people: {
      goedkeurder: { upn: 'goedkeurder@bouwplaats.example', given_name: 'Marloes', family_name: 'Peters' },
      administratie: { upn: 'administratie@bouwplaats.example', given_name: 'Anja', family_name: 'Smit' },
    },
  })
  backOffice = await startBackOffice({ scale: 0.1 })
  stack = await startStack({ backOffice, env: { PORTAL_TENANTS_FILE: writeTenants() } })
})
test.afterAll(async () => {
  await stack?.stop()
  await backOffice?.stop()
  await servers?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function chooseEmployee(page: Page): Promise<void> {
  await page.goto(`${stack.portalUrl}/bestellijst`)
  await expect(page).toHaveURL(/inlog-methode/)
  await page.getByRole('button', { name: /^Medewerker/ }).click()
}

const loginMethod = async (page: Page): Promise<string> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'mp_auth')
  return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')).loginMethod
}

for (const [words, method, login] of [
  ['Microsoft-account', 'Azure', 'goedkeurder'],
  ['Inlogserver van het bedrijf', 'Federation', 'administratie'],
] as const) {
  test(
    `an employee logs in by ${method} on a page of the company, and comes back to where they were going (R-GEN-20)`,
    nightly,
    async ({ page, watched }) => {
      await chooseEmployee(page)
      watched.allow(/.*/)
      await page.getByRole('button', { name: new RegExp(`^${words}`) }).click()
      await page.getByPlaceholder('Enter any login').fill(login)
      await page.getByPlaceholder('and password').fill('geheim')
      await page.getByRole('button', { name: 'Sign-in' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(`${stack.portalUrl}/bestellijst`)
      expect(await loginMethod(page)).toBe(method)
      // The menu closes when the locations of the person arrive.
      await expect(async () => {
        await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
        await page.getByRole('button', { name: 'Uitloggen' }).click({ timeout: 2000 })
      }).toPass()
      await expect(page).toHaveURL(/\/session\/end/)
      expect(await loginMethod(page)).toBeUndefined()
    },
  )
}

test('an employee logs in with the account of the network, and reads that a password was wrong (R-GEN-20, R-GEN-21)', async ({
  page,
  watched,
}) => {
  watched.allow(/401/)
  await chooseEmployee(page)
  for (const [name, size] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await keepPicture(page, `login-employee-${name}`)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Netwerkaccount/ }).click()
  await page.getByLabel(/^Accountnaam/).fill('voorman')
  await page.locator('input[type="password"]').fill('Fout-2026!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('De gebruikersnaam of het wachtwoord is onjuist.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await keepPicture(page, 'login-directory-phone')
  await page.setViewportSize(desk)
  await page.locator('input[type="password"]').fill(directoryPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stack.portalUrl}/bestellijst`)
  expect(await loginMethod(page)).toBe('Directory')
})

test('an administrator tests each login and reads what is wrong (R-JOB-25)', nightly, async ({ page }) => {
  await logIn(page, 'beheerder', { at: stack.portalUrl })
  await page.goto(`${stack.portalUrl}/settings/logins`)
  await page.getByLabel(/^Naam om op te zoeken/).fill('voorman@bouwplaats.example')
  for (const name of ['Netwerkaccount', 'Microsoft-account', 'Inlogserver van het bedrijf'])
    await page.getByRole('button', { name: `${name} testen` }).click()
  await expect(page.getByText('De backoffice kent deze persoon als voorman.')).toBeVisible()
  await expect(page.getByText('De server kent het portaal en zijn geheim.')).toHaveCount(2)
  await servers.directory.end()
  await page.getByRole('button', { name: 'Netwerkaccount testen' }).click()
  await expect(page.getByText(/^ldaps:.* is niet bereikbaar/)).toBeVisible()
  await servers.directory.startAgain()
  await expectAccessible(page)
  for (const [name, size] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await keepPicture(page, `logins-${name}`)
  }
})
