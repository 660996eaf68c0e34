import type { HubEvent } from '@portal/contract/hub.ts'

type Listener = (payload: Readonly<Record<string, unknown>>) => void

const listeners = new Map<HubEvent, Set<Listener>>()
let connection: string | null = null

/** What the server calls the connection of this page; null while there is none. */
export const ownConnection = (): string | null => connection

export function noteConnection(id: string | null): void {
  connection = id
}

/** Runs when the server tells this event (R-RT-02); the answer stops listening. */
export function onHubEvent(event: HubEvent, listener: Listener): () => void {
  const known = listeners.get(event) ?? new Set()
  listeners.set(event, known.add(listener))
  return () => known.delete(listener)
}

/** Tells who listens to an event that it came. */
export function tellListeners(event: HubEvent, payload: Parameters<Listener>[0]): void {
  for (const listener of listeners.get(event) ?? []) listener(payload)
}
