import type { HubEvent } from '@portal/contract/hub.ts'
import { hubEvents, hubPath } from '@portal/contract/hub.ts'
import type { Socket } from 'socket.io-client'
import { baseAddress } from './base-address.ts'
import { sessionStore } from './session.ts'

type Listener = (payload: Readonly<Record<string, unknown>>) => void

const listeners = new Map<HubEvent, Set<Listener>>()
let socket: Socket | null = null

/** Runs when the server tells this event (R-RT-02); the answer stops listening. */
export function onHubEvent(event: HubEvent, listener: Listener): () => void {
  const known = listeners.get(event) ?? new Set()
  listeners.set(event, known.add(listener))
  return () => known.delete(listener)
}

/** Events that the hub's description knows, whatever else arrives. */
function deliver(name: string, payload: unknown): void {
  for (const [event, { name: known }] of Object.entries(hubEvents)) {
    if (known !== name) continue
    // An object from the wire, whose fields every listener reads for itself.
    const body = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}
    // The keys of hubEvents are exactly the HubEvents.
    for (const listener of listeners.get(event as HubEvent) ?? []) listener(body)
  }
}

async function connect(): Promise<void> {
  const { io } = await import('socket.io-client')
  if (socket !== null || !sessionStore.get().authenticated) return
  socket = io(baseAddress() === '' ? location.origin : baseAddress(), {
    path: hubPath,
    // Read at every connection, because a token is renewed while the page is open.
    auth: (give) => give({ token: sessionStore.get().token }),
  })
  socket.onAny(deliver)
}

function disconnect(): void {
  socket?.disconnect()
  socket = null
}

/** Connected exactly while somebody is signed in (R-RT-01, R-RT-04). */
export function watchHub(): () => void {
  const follow = () => {
    if (!sessionStore.get().authenticated) disconnect()
    else if (socket === null) void connect()
  }
  follow()
  const stop = sessionStore.subscribe(follow)
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', follow)
  return () => {
    stop()
    disconnect()
    window.removeEventListener('pagehide', disconnect)
    window.removeEventListener('pageshow', follow)
  }
}
