import type { LoginType, PortalRole } from '@portal/domain/access/vocabulary.ts'
import type { Db } from '../../platform/db/database.ts'
import { insertAccounts, listAccountNames } from './accounts.store.ts'
import { hashPassword } from './passwords.ts'

/** Printed at start and listed in the README; production tenants never get these accounts. */
export const demoPassword = 'Welkom-2026!'

interface DemoAccount {
  readonly userName: string
  /** Said of it where the accounts are printed. */
  readonly who: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly phoneNumber: string
  readonly loginType?: LoginType
  readonly roles?: PortalRole[]
}

const builder = 'Bouwbedrijf De Waard'

export const demoAccounts: readonly DemoAccount[] = [
  {
    userName: 'uitvoerder',
    who: 'bestelt zonder goedkeuring: 10001, 10002, 10003',
    firstName: 'Kees',
    lastName: 'de Bruin',
    companyName: builder,
    phoneNumber: '06 10000001',
  },
  {
    userName: 'voorman',
    who: 'bestelt na goedkeuring: 10001, 10004',
    firstName: 'Sjoerd',
    lastName: 'Visser',
    companyName: builder,
    phoneNumber: '06 10000002',
  },
  {
    userName: 'administratie',
    who: 'kijkt alleen: 10001, 10002',
    firstName: 'Anja',
    lastName: 'Smit',
    companyName: builder,
    phoneNumber: '06 10000003',
  },
  {
    userName: 'goedkeurder',
    who: 'keurt goed voor 10001 en 10004',
    firstName: 'Marloes',
    lastName: 'Peters',
    companyName: builder,
    phoneNumber: '06 10000004',
  },
  {
    userName: 'medewerker',
    who: 'werkt bij het verhuurbedrijf: 40 locaties',
    firstName: 'Ruben',
    lastName: 'Jansen',
    companyName: 'Materieeldienst Midden-Nederland',
    phoneNumber: '06 10000005',
    loginType: 'Directory',
  },
  {
    userName: 'beheerder',
    who: 'beheert het portaal: alle locaties',
    firstName: 'Fatima',
    lastName: 'el Amrani',
    companyName: 'Materieeldienst Midden-Nederland',
    phoneNumber: '06 10000006',
    roles: ['SuperAdmin'],
  },
  {
    userName: 'vreemde',
    who: 'klant van een ander bedrijf: 20001',
    firstName: 'Piet',
    lastName: 'Zwart',
    companyName: 'Aannemer Zwart BV',
    phoneNumber: '06 10000007',
  },
]

/** Makes the demo accounts that are not there yet; the password of one that is stays as it was changed. */
export async function createDemoAccounts(db: Db): Promise<void> {
  const names = await listAccountNames(db)
  const missing = demoAccounts.filter((account) => !names.has(account.userName))
  if (missing.length === 0) return
  const rows = await Promise.all(
    missing.map(async ({ who: _, ...account }) => ({
      ...account,
      erpUserName: account.userName,
      email: `${account.userName}@example.com`,
      passwordHash: await hashPassword(demoPassword),
    })),
  )
  await insertAccounts(db, rows)
}
