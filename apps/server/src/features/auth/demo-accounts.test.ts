import { auth } from '@portal/contract/auth.ts'
import { afterEach, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq } from '../../platform/db/query.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { createDemoAccounts, demoAccounts, demoPassword } from './demo-accounts.ts'
import { hashPassword } from './passwords.ts'

let portal: TestPortal
afterEach(() => portal.close())

const logIn = async (gebruikersnaam: string, wachtwoord: string) =>
  (await portal.post(auth.login, { gebruikersnaam, wachtwoord })).status

it('gives a demo every account with the password that is printed, and leaves one that was changed', async () => {
  portal = await startTestPortal({ production: false })
  for (const { userName } of demoAccounts) expect(await logIn(userName, demoPassword), userName).toBe(200)
  const passwordHash = await hashPassword('Anders-2026!')
  await portal.db.update(users).set({ passwordHash }).where(eq(users.userName, 'uitvoerder'))
  await createDemoAccounts(portal.db)
  expect([await logIn('uitvoerder', 'Anders-2026!'), await logIn('uitvoerder', demoPassword)]).toEqual([200, 401])
})

it('gives a production tenant none of them', async () => {
  portal = await startTestPortal({ production: true })
  expect(await portal.db.select().from(users)).toEqual([])
})
