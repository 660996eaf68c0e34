import type { CallAnswer } from '@portal/contract/define.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { isOpen, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { readLabel } from '@portal/domain/removal-list/read-label.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { call } from '../../../lib/call.ts'
import { CallError, isKept, laterStatuses } from '../../../lib/call-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { notifyError } from '../../../lib/notifications.ts'
import { shownQueueStore } from '../../../lib/queue/shown-queue.ts'
import { queueStore } from '../../../lib/queue-door.ts'
import { sessionStore } from '../../../lib/session.ts'
import { createStore } from '../../../lib/store.ts'
import { knownKey, type TextKey, type TextParams } from '../../../lib/text.ts'
import { queueWrite } from '../../../shared/listing/write-queue.ts'
import { scansUnderwayName } from './scans-underway.ts'

type Added = CallAnswer<typeof removalList.addScanned>

export type ScanOutcome =
  | { readonly kind: 'added'; readonly answer: Added; readonly undone: boolean }
  | { readonly kind: 'refused'; readonly key: TextKey; readonly params: TextParams }

/** A label that somebody scanned. Without an outcome it is on its way. */
export interface Scan {
  /** The idempotency key of its call, by which the queue knows it too. */
  readonly id: string
  readonly code: string
  readonly locationNo: string
  readonly outcome: ScanOutcome | null
  /** It waits in the queue of this browser (decision: offline). */
  readonly isKept: boolean
}

const shownScans = 30
/** A fault of the portal is another one than of the label: the key of the scan makes another try safe. */
const faultStatus = 500

const userName = (): string => sessionStore.get().claims?.userName ?? ''

/** The scans of this person, newest first. */
export const scanLog = createStore<readonly Scan[]>([])
let logOf = ''

/** What became of the scans survives a reload: a refusal may be unread. */
function openLog(): void {
  if (logOf === userName()) return
  logOf = userName()
  const stored = logOf === '' ? null : readStored<readonly Scan[]>(sessionStorage, scansUnderwayName(logOf))
  // What was on its way when the page ended is in the queue by now (`app/queue/take-scans.ts`).
  scanLog.set(stored?.filter(({ outcome, isKept: waits }) => outcome !== null || waits) ?? [])
  followQueue()
}

function changeLog(change: (scans: readonly Scan[]) => readonly Scan[]): void {
  scanLog.set((scans) => {
    const next = change(scans)
    // Those that wait are never cut off, however many there are.
    const waiting = next.filter(({ outcome }) => outcome === null)
    return next.length <= shownScans ? next : [...new Set([...next.slice(0, shownScans), ...waiting])]
  })
  const underway = scanLog.get().filter(({ outcome, isKept: waits }) => outcome === null && !waits)
  writeStored(localStorage, scansUnderwayName(logOf), underway.length === 0 ? null : underway)
  writeStored(sessionStorage, scansUnderwayName(logOf), scanLog.get())
}

type Listener = (outcome: ScanOutcome) => void
let listener: Listener | null = null

/** The open scanning screen gets every outcome at once. */
export function onScanOutcome(listen: Listener): () => void {
  listener = listen
  return () => {
    if (listener === listen) listener = null
  }
}

function take(id: string, outcome: ScanOutcome): void {
  changeLog((scans) => scans.map((scan) => (scan.id === id ? { ...scan, outcome } : scan)))
  listener?.(outcome)
}

/** What the queue says of a scan that it keeps or kept; null while that waits. */
function outcomeOf({ state, outcome }: QueuedAction): ScanOutcome | null {
  // The answer of the call that a scan is sent by, from the queue's own storage.
  if (state === 'done') return { kind: 'added', answer: outcome?.answer as Added, undone: false }
  if (state !== 'refused') return null
  return { kind: 'refused', key: knownKey(outcome?.code ?? '') ?? 'error.server_fout', params: outcome?.params ?? {} }
}

/** Takes in what became of scans that waited, and those that wait since another visit. */
function followQueue(): void {
  if (logOf === '' || userName() !== logOf || queueStore.get() === null) return
  const queued = shownQueueStore.get().filter(({ action }) => action.kind === 'scan')
  const byKey = new Map(queued.map((one) => [one.key, one]))
  const logged = new Set(scanLog.get().map(({ id }) => id))
  const others = queued.filter((one) => isOpen(one) && one.outcome === null && !logged.has(one.key))
  const waiting = scanLog.get().filter((scan) => scan.isKept && scan.outcome === null)
  const gone = new Set(waiting.filter(({ id }) => !byKey.has(id)).map(({ id }) => id))
  if (others.length > 0 || gone.size > 0)
    changeLog((scans) => [...others.toReversed().map(keptScan), ...scans.filter(({ id }) => !gone.has(id))])
  for (const { id } of waiting) {
    const one = byKey.get(id)
    const outcome = one === undefined ? null : outcomeOf(one)
    if (outcome !== null) take(id, outcome)
  }
}

function keptScan({ key: id, action, location: locationNo }: QueuedAction): Scan {
  return { id, code: action.kind === 'scan' ? action.code : '', locationNo, outcome: null, isKept: true }
}

openLog()
sessionStore.subscribe(openLog)
shownQueueStore.subscribe(followQueue)
queueStore.subscribe(followQueue)

const isForLater = (error: unknown): boolean =>
  error instanceof CallError && (error.status === faultStatus || laterStatuses.includes(error.status))

/** Sends a scan. What nobody answers, or the portal cannot take now, waits in the queue. */
async function send({ id, code, locationNo }: Scan): Promise<void> {
  const input = { gebruikerLogin: userName(), materieellocatie: locationNo, code }
  const options = { idempotencyKey: id }
  try {
    const answer = await call(removalList.addScanned, input, options).catch((error) => {
      const queue = isForLater(error) ? queueStore.get() : null
      if (queue === null) throw error
      return queue.keep(removalList.addScanned, input, options)
    })
    take(id, { kind: 'added', answer, undone: false })
  } catch (error) {
    if (isKept(error)) {
      changeLog((scans) => scans.map((scan) => (scan.id === id ? { ...scan, isKept: true } : scan)))
      return followQueue()
    }
    if (listener === null) notifyError(error)
    take(id, { kind: 'refused', ...errorText(error) })
  }
}

const sends = new Map<string, Promise<void>>()

/** A scan once no call for it is underway; null when it is not there any more. */
export async function whenAnswered(id: string): Promise<Scan | null> {
  await sends.get(id)
  return scanLog.get().find((scan) => scan.id === id) ?? null
}

/** Takes in a scanned or typed code; one that cannot be read is refused at once (R-VAL-19). */
export function takeScan(code: string, locationNo: string): void {
  const scan: Scan = { id: crypto.randomUUID(), code: code.trim(), locationNo, outcome: null, isKept: false }
  changeLog((scans) => [scan, ...scans])
  if (readLabel(code) === null) {
    take(scan.id, { kind: 'refused', key: 'scan.mislukt', params: {} })
    return
  }
  const sending = queueWrite(() => send(scan)).finally(() => sends.delete(scan.id))
  sends.set(scan.id, sending)
}

/** Takes a scan back that waits. @returns false where the server may have it already */
export async function dropScan(id: string): Promise<boolean> {
  return (await queueStore.get()?.drop(id)) ?? false
}

export function markUndone(id: string): void {
  changeLog((scans) =>
    scans.map((scan) =>
      scan.id === id && scan.outcome?.kind === 'added' ? { ...scan, outcome: { ...scan.outcome, undone: true } } : scan,
    ),
  )
}
