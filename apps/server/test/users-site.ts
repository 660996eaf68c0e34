import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { buildUser } from './builders.ts'
import { startMailServer } from './mail-server.ts'
import { testClock } from './test-clock.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

const { users, locations } = contract

export type NewUser = CallInput<typeof users.createUser>
export type UserChange = Omit<CallInput<typeof users.updateUser>, 'id' | 'versie'>
export type UsersSite = Awaited<ReturnType<typeof startUsersSite>>

let last = 0
/** What a form says of an unknown person. */
export function newUser(more: Partial<NewUser> = {}): NewUser {
  last += 1
  const email = `nieuw${last}@bouw.example`
  return { voornaam: 'Eva', achternaam: 'de Wit', bedrijfsnaam: 'Bouwbedrijf', email, gebruikersnaam: email, ...more }
}

/**
 * Two processes of one installation with a mail server, the chief administrator `chef`, the administrator `beheer` and
 * `piet`, who administers nothing.
 */
export async function startUsersSite() {
  const clock = testClock()
  const server = await startMailServer()
  const settings = { SMTP_Host: '127.0.0.1', SMTP_Port: server.port }
  const options = { clock, publicUrl: 'https://portaal.example', settings }
  const portal = await startTestPortal(options)
  const second = await startTestPortal({ ...options, database: portal.database })
  await buildUser(portal, { userName: 'chef', roles: ['SuperAdmin'], passwordHash: 'x' })
  await buildUser(portal, { userName: 'beheer', roles: ['Admin'], passwordHash: 'x' })
  await buildUser(portal, { userName: 'piet' })
  const read = async (id: string) => (await portal.post(users.getUser, { id }, { as: 'beheer' })).answer
  return {
    clock,
    portal,
    second,
    server,
    create: (input: NewUser, as = 'chef') => portal.post(users.createUser, input, { as }),
    read,
    async idOf(userName: string) {
      const { items } = (await portal.post(users.getUsers, { zoekterm: userName }, { as: 'chef' })).answer
      return items.find((one) => one.gebruikersnaam === userName)?.id ?? ''
    },
    async change(id: string, wanted: UserChange, as = 'chef') {
      const { versie } = await read(id)
      return portal.post(users.updateUser, { id, versie, ...wanted }, { as })
    },
    async remove(id: string, as = 'chef') {
      const { versie } = await read(id)
      return portal.post(users.deleteUser, { id, versie }, { as })
    },
    /** A call that anybody may send who is logged in. */
    asks: (at: TestPortal, gebruikersnaam: string, token: string) =>
      at.post(locations.getLocations, { gebruikersnaam }, { token }),
    async close() {
      await second.close()
      await portal.close()
      await server.close()
    },
  }
}
