import { type HubEvent, hubEvents, hubPath } from '@portal/contract/hub.ts'
import { io, type Socket } from 'socket.io-client'
import type { TestPortal } from './test-portal.ts'
import { waitFor } from './wait-for.ts'

export interface Windows {
  /** An open window of somebody, and what it was told of the event. */
  open(userName: string): Promise<readonly unknown[]>
  close(): void
}

/** Windows of people that listen to one event of the hub. */
export function openWindows(portal: TestPortal, event: HubEvent): Windows {
  const sockets: Socket[] = []
  return {
    async open(userName) {
      const told: unknown[] = []
      const auth = { token: await portal.tokenOf(userName) }
      const socket = io(portal.url, { path: hubPath, auth, transports: ['websocket'] })
      sockets.push(socket)
      socket.on(hubEvents[event].name, (payload) => told.push(payload))
      await waitFor(async () => socket.connected)
      return told
    },
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
  }
}
