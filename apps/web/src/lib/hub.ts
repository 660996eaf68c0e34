import type { ErrorCode } from '@portal/contract/errors.ts'
import type { HubEvent } from '@portal/contract/hub.ts'
import { hubEvents, hubPath, hubTransports } from '@portal/contract/hub.ts'
import type { Socket } from 'socket.io-client'
import { noteConnection, tellListeners } from './hub-events.ts'
import { sessionStore } from './session.ts'

let socket: Socket | null = null
/** Until when everything told was heard; null while nobody is signed in. Wall time, because it goes on while a laptop sleeps. */
let heardUntil: number | null = null
/** How often in a row the portal refused the connection; each time is waited longer, up to half a minute or so. */
let refusals = 0
let again: ReturnType<typeof setTimeout> | undefined
const firstWaitMs = 1000
const longestWaitMs = 20_000
const sessionOver: ErrorCode = 'sessie.verlopen'

/** Events that the hub's description knows, whatever else arrives. */
function deliver(name: string, payload: unknown): void {
  for (const [event, { name: known }] of Object.entries(hubEvents)) {
    if (known !== name) continue
    // An object from the wire, whose fields every listener reads for itself.
    const body = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}
    // The keys of hubEvents are exactly the HubEvents.
    tellListeners(event as HubEvent, body)
  }
}

/** After a refusal or a goodbye, which the library takes as final; a connection that breaks it repairs by itself. */
function connectAgain(opened: Socket): void {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** refusals) * (0.5 + Math.random())
  refusals += 1
  clearTimeout(again)
  again = setTimeout(() => opened.connect(), waitMs)
}

/** A session that is over stays over; the portal refuses anything else for a while only. */
function followRefusals(opened: Socket): void {
  let isOver = false
  opened.on(hubEvents.sessionEnded.name, () => {
    isOver = true
  })
  opened.on('connect', () => {
    refusals = 0
    noteConnection(opened.id ?? null)
  })
  opened.on('connect_error', ({ message }) => {
    if (!opened.active && message !== sessionOver) connectAgain(opened)
  })
  opened.on('disconnect', (reason) => {
    noteConnection(null)
    if (reason === 'io server disconnect' && !isOver) connectAgain(opened)
  })
}

async function connect(): Promise<void> {
  const { io } = await import('socket.io-client')
  if (socket !== null || !sessionStore.get().authenticated) return
  socket = io(location.origin, {
    path: hubPath,
    transports: [...hubTransports],
    // Read at every connection, because a token is renewed while the page is open. What was told meanwhile is told again.
    auth: (give) => give({ token: sessionStore.get().token, missedMs: Math.max(0, Date.now() - (heardUntil ?? 0)) }),
  })
  socket.onAny(deliver)
  followRefusals(socket)
  // A sign of life comes behind all that was told before it.
  socket.io.on('ping', () => {
    heardUntil = Date.now()
  })
}

function disconnect(): void {
  clearTimeout(again)
  refusals = 0
  socket?.disconnect()
  socket = null
  noteConnection(null)
}

/** Connected exactly while somebody is signed in (R-RT-01, R-RT-04). */
export function watchHub(): () => void {
  // The page may have brought answers along, and what was told since it was asked for changes them.
  if (sessionStore.get().authenticated) heardUntil ??= performance.timeOrigin
  const follow = () => {
    if (!sessionStore.get().authenticated) {
      disconnect()
      heardUntil = null
      return
    }
    heardUntil ??= Date.now()
    if (socket === null) void connect()
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
