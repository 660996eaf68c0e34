import type { CallInput } from '@portal/contract/define.ts'
import { locationChanges } from '@portal/contract/location-changes.ts'
import { type OrderingSite, startOrderingSite } from '../../../../test/ordering-site.ts'
import type { TestPortalOptions } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { settingOverrides } from '../../../platform/db/schema/settings.ts'

export type CreateInput = CallInput<typeof locationChanges.createLocation>

/** People who ask for locations, make and close them, and a back office that knows them. */
export async function startAskingSite(
  firstNumber: number,
  options: Pick<TestPortalOptions, 'capabilities' | 'metacom' | 'erpLimits'> = {},
) {
  const site: OrderingSite = await startOrderingSite({ AppNieuweLocatieAanmaken_Actief: true }, options)
  let serial = firstNumber
  const next = () => String(++serial)
  const knowThere = async (userName: string): Promise<void> => {
    const known = { Name: userName, E_Mail: `${userName}@example.com`, Customer_No: 'K1000', Blocked: false }
    await site.books.setRow('PortaalGebruiker', { User_Name: userName.toUpperCase() }, known)
  }
  const changesOf = async (userName: string) =>
    (await site.portal.post(locationChanges.getChanges, { gebruikerLogin: userName }, { as: userName })).answer.items
  return {
    ...site,
    next,
    knowThere,
    changesOf,
    /** A person with a location, whom the back office knows by the same name. */
    async asker(at: { role?: string } = {}) {
      const person = await site.person({ role: 'site_manager', ...at })
      await knowThere(person.userName)
      await site.books.setRow('PortaalLocatie', { No: person.locationNo }, { State: 'Production' })
      // What the portal reads of a person after an outcome must say the same as before.
      const link = { User_Name: person.userName.toUpperCase(), Location_No: person.locationNo }
      await site.books.setRow('PortaalGebruikerLocatie', link, { Role: 'SITE_MANAGER' })
      return person
    },
    form: (userName: string, more: Partial<CreateInput> = {}): CreateInput => ({
      ...{ gebruikerLogin: userName, nummer: next(), omschrijving: 'Nieuw werk', klant: 'K1000', adres: 'Kade 1' },
      ...{ postcode: '3011 AA', plaats: 'Rotterdam', contactpersoon: 'Kees', telefoonnummer: '06 1' },
      ...{ projectNummer: '' },
      ...more,
    }),
    create: (input: CreateInput, headers: Record<string, string> = {}) =>
      site.portal.post(locationChanges.createLocation, input, { as: input.gebruikerLogin, headers }),
    /** What became of a change; the pauses between tries are not waited for. */
    outcome: (userName: string, id: string) =>
      waitFor(async () => {
        site.clock.advance(60_000)
        const found = (await changesOf(userName)).find((change) => change.id === id)
        return found === undefined || found.status === 'wachtrij' ? null : found
      }, 20_000),
    async setSetting(key: string, value: unknown): Promise<void> {
      const row = { key, value, changedBy: 'test', changedAt: new Date() }
      const { db, parts } = site.portal
      await db.insert(settingOverrides).values(row).onConflictDoUpdate({ target: settingOverrides.key, set: row })
      await parts.reloadSettings()
    },
  }
}
export type AskingSite = Awaited<ReturnType<typeof startAskingSite>>
