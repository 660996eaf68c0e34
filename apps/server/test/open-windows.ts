import { type HubEvent, hubEvents, hubPath } from '@portal/contract/hub.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import { io, type Socket } from 'socket.io-client'
import type { TestPortal } from './test-portal.ts'
import { waitFor } from './wait-for.ts'

export interface Windows {
  /** An open window of somebody, and what it was told. */
  open(userName: string): Promise<readonly unknown[]>
  close(): void
}

/** Windows of people that listen to one event of the hub. */
function windowsOf(portal: TestPortal, event: HubEvent, counts: (payload: unknown) => boolean): Windows {
  const sockets: Socket[] = []
  return {
    async open(userName) {
      const told: unknown[] = []
      const auth = { token: await portal.tokenOf(userName) }
      const socket = io(portal.url, { path: hubPath, auth, transports: ['websocket'] })
      sockets.push(socket)
      socket.on(hubEvents[event].name, (payload) => {
        if (counts(payload)) told.push(payload)
      })
      await waitFor(async () => socket.connected)
      return told
    },
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

/** Windows that listen to changes of a subject. */
export function openWindows(portal: TestPortal, subject: Subject): Windows {
  return windowsOf(portal, 'changed', (payload) => hubEvents.changed.payload.parse(payload).subjects.includes(subject))
}

/** Windows that listen to news for their person. */
export const openWindowsForNews = (portal: TestPortal): Windows => windowsOf(portal, 'outcomeKnown', () => true)
