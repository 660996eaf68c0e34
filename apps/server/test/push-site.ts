import { contract } from '@portal/contract/calls.ts'
import type { NotificationKind } from '@portal/domain/notifications/person-notification.ts'
import { defaultPreferences, type NotificationPreferences } from '@portal/domain/notifications/preferences.ts'
import { tellPeople } from '../src/features/notifications/notifications.ts'
import { sendPushes } from '../src/features/notifications/push/send-pushes.ts'
import { sql } from '../src/platform/db/query.ts'
import { transactWith } from '../src/platform/db/transact.ts'
import { buildPerson } from './builders.ts'
import { startPushServer, type TestBrowser } from './push-server.ts'
import { testClock } from './test-clock.ts'
import { startTestPortal, type TestPortalOptions } from './test-portal.ts'

const { notifications } = contract
/** So short that a push service which hangs is given up within a test. */
const longestMs = 500

export interface PushPerson {
  readonly userName: string
  readonly locationNo: string
}

/** Two processes of one portal, a push service and people with devices; at noon. */
export async function startPushSite(more: TestPortalOptions = {}) {
  const clock = testClock('2026-12-01T11:00:00Z')
  const service = await startPushServer()
  const push = { allowsLocal: true, longestMs, contact: 'mailto:ict@bouw.example' }
  const options = { clock, push, publicUrl: 'https://portaal.example', ...more }
  const portal = await startTestPortal(options)
  const second = await startTestPortal({ ...options, database: portal.database })
  let last = 0
  const inOne = (language: string, token: string) => ({ token, headers: { 'accept-language': language } })
  return {
    clock,
    service,
    portal,
    second,
    person: (): Promise<PushPerson> => buildPerson(portal),
    /** Switches a browser on, in a session of its own. */
    async switchOn({ userName }: PushPerson, { language = 'nl-NL', browser = service.subscribe() } = {}) {
      const token = await portal.tokenOf(userName)
      const { endpoint, p256dh, auth } = browser
      const input = { gebruikerLogin: userName, endpoint, p256dh, auth }
      const { status, problem } = await portal.post(notifications.addDevice, input, inOne(language, token))
      return { browser, token, status, problem }
    },
    devices: async ({ userName }: PushPerson, token?: string, endpoint: string | null = null) =>
      (
        await portal.post(
          notifications.getDevices,
          { gebruikerLogin: userName, endpoint },
          { token: token ?? (await portal.tokenOf(userName)) },
        )
      ).answer,
    async wish({ userName }: PushPerson, wishes: Partial<NotificationPreferences>) {
      const voorkeuren = { ...defaultPreferences, ...wishes }
      const token = await portal.tokenOf(userName)
      await portal.post(notifications.setPreferences, { gebruikerLogin: userName, voorkeuren }, { token })
    },
    /** @returns the number of what it is about */
    async tell({ userName, locationNo }: PushPerson, kind: NotificationKind = 'komt'): Promise<string> {
      last += 1
      const values = { naam: 'Betonmolen 150 l', aantal: 2, dag: '2026-12-07', door: 'Gerda Smit', reden: 'Te duur' }
      const one = { userName, kind, subject: `P-${last}`, locationNo, eventKey: String(last), values }
      await transactWith(portal.parts, (own) => tellPeople(own, [one]))
      return one.subject
    },
    send: (on = portal) => sendPushes(on.parts, new AbortController().signal),
    /** What still waits for the devices of a person. */
    async waiting({ userName }: PushPerson): Promise<number> {
      const { rows } = await portal.db.execute(sql`
        select 1 from push_deliveries p join push_devices d on d.id = p.device_id join users u on u.id = d.user_id
        where u.user_name = ${userName}`)
      return rows.length
    },
    async close() {
      await second.close()
      await portal.close()
      await service.close()
    },
  }
}
export type PushSite = Awaited<ReturnType<typeof startPushSite>>

export const textsOf = ({ received }: TestBrowser) => received.map(({ payload }) => payload.tekst)
