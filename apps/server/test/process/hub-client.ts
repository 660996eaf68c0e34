import { hubPath } from '@portal/contract/hub.ts'
import { io } from 'socket.io-client'
import { waitFor } from '../wait-for.ts'
import type { PortalClient } from './portal-client.ts'

interface Heard {
  readonly event: string
  readonly payload: unknown
}

/** A realtime connection of a person at one of the portals. */
export interface HubClient {
  /** Waits until this event came with this payload. */
  hears(event: string, payload: object, withinMs?: number): Promise<void>
  isConnected(): boolean
  close(): void
}

export async function listenAt(url: string, { token }: Pick<PortalClient, 'token'>): Promise<HubClient> {
  const heard: Heard[] = []
  const socket = io(url, { path: hubPath, auth: { token }, transports: ['websocket'], reconnection: false })
  socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }))
  await waitFor(async () => socket.connected)
  return {
    async hears(event, payload, withinMs = 10_000) {
      const wanted = JSON.stringify(payload)
      const isThere = async () => heard.some((one) => one.event === event && JSON.stringify(one.payload) === wanted)
      await waitFor(isThere, withinMs)
    },
    isConnected: () => socket.connected,
    close: () => void socket.close(),
  }
}
