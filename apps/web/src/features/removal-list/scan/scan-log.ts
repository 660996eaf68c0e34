import type { CallAnswer } from '@portal/contract/define.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { readLabel } from '@portal/domain/removal-list/read-label.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { call } from '../../../lib/call.ts'
import { CallError, ConnectionError, laterStatuses } from '../../../lib/call-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { notifyError } from '../../../lib/notifications.ts'
import { sessionStore } from '../../../lib/session.ts'
import { createStore } from '../../../lib/store.ts'
import type { TextKey, TextParams } from '../../../lib/text.ts'
import { keptScansName } from './kept-scans.ts'

type Added = CallAnswer<typeof removalList.addScanned>

export type ScanOutcome =
  | { readonly kind: 'added'; readonly answer: Added; readonly undone: boolean }
  | { readonly kind: 'refused'; readonly key: TextKey; readonly params: TextParams }

/** A label that somebody scanned. Without an outcome it is on its way. */
export interface Scan {
  readonly id: string
  readonly code: string
  readonly locationNo: string
  readonly outcome: ScanOutcome | null
  /** The server could not be reached, or could not take it: it is kept on this device until it can. */
  readonly isKept: boolean
}

const shownScans = 30
/** A fault of the portal is another one than of the label: the key of the scan makes another try safe. */
const faultStatus = 500
const retryMs = 5000

function userName(): string {
  return sessionStore.get().claims?.userName ?? ''
}

/** The scans of this person, newest first. */
export const scanLog = createStore<readonly Scan[]>([])
let logOf = ''

const isWaiting = ({ outcome }: Scan): boolean => outcome === null

/** What has not reached the server survives a closed browser, what became of the others a reload: a refusal may be unread. */
function openLog(): void {
  if (logOf === userName()) return
  logOf = userName()
  const read = (storage: Storage) =>
    logOf === '' ? [] : (readStored<readonly Scan[]>(storage, keptScansName(logOf)) ?? [])
  const waiting = new Map(read(localStorage).map((scan) => [scan.id, scan]))
  // One that waited here and waits no more was sent by another window.
  const shown = read(sessionStorage).filter((scan) => !isWaiting(scan) || waiting.has(scan.id))
  for (const { id } of shown) waiting.delete(id)
  scanLog.set([...waiting.values(), ...shown])
}
openLog()
sessionStore.subscribe(openLog)

function changeLog(change: (scans: readonly Scan[]) => readonly Scan[]): void {
  scanLog.set((scans) => {
    const next = change(scans)
    const waiting = next.filter(isWaiting)
    // Those that wait are never cut off, however many there are.
    return next.length <= shownScans ? next : [...new Set([...next.slice(0, shownScans), ...waiting])]
  })
  const waiting = scanLog.get().filter(isWaiting)
  writeStored(localStorage, keptScansName(logOf), waiting.length === 0 ? null : waiting)
  writeStored(sessionStorage, keptScansName(logOf), scanLog.get())
}

function settle(id: string, outcome: ScanOutcome): void {
  changeLog((scans) => scans.map((scan) => (scan.id === id ? { ...scan, outcome } : scan)))
}

type Listener = (outcome: ScanOutcome) => void
let listener: Listener | null = null

/** The open scanning screen gets every outcome at once; while there is none, refusals are shown as messages. */
export function onScanOutcome(listen: Listener): () => void {
  listener = listen
  return () => {
    if (listener === listen) listener = null
  }
}

/** Null when the portal failed on this one; throws when it takes none at all for now. */
async function sendOne({ id, code, locationNo }: Scan): Promise<ScanOutcome | null> {
  try {
    const input = { gebruikerLogin: userName(), materieellocatie: locationNo, code }
    const answer = await call(removalList.addScanned, input, { idempotencyKey: id })
    return { kind: 'added', answer, undone: false }
  } catch (error) {
    if (error instanceof ConnectionError) throw error
    if (error instanceof CallError && laterStatuses.includes(error.status)) throw error
    if (error instanceof CallError && error.status === faultStatus) return null
    if (listener === null) notifyError(error)
    const { key, params } = errorText(error)
    return { kind: 'refused', key, params }
  }
}

let sending = false
let underway: { readonly id: string; readonly outcome: Promise<ScanOutcome | null> } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function take(id: string, outcome: ScanOutcome): void {
  settle(id, outcome)
  listener?.(outcome)
}

/** Sends all that waits once; one on which the portal fails holds up none of the others. */
async function sendRound(): Promise<void> {
  const owner = logOf
  const failed = new Set<string>()
  for (;;) {
    const next = scanLog.get().findLast((scan) => scan.outcome === null && !failed.has(scan.id))
    if (next === undefined) break
    underway = { id: next.id, outcome: sendOne(next) }
    const outcome = await underway.outcome
    if (logOf !== owner) return
    if (outcome === null) failed.add(next.id)
    else take(next.id, outcome)
  }
  if (failed.size > 0) keepForLater()
}

function keepForLater(): void {
  changeLog((scans) => scans.map((scan) => (scan.outcome === null ? { ...scan, isKept: true } : scan)))
  timer = setTimeout(() => void sendWaitingScans(), retryMs)
}

/** Sends what waits, oldest first and one at a time; what the portal cannot take yet is tried again until it can. */
export async function sendWaitingScans(): Promise<void> {
  if (sending || userName() === '') return
  sending = true
  clearTimeout(timer)
  try {
    await sendRound()
  } catch {
    keepForLater()
  } finally {
    sending = false
    underway = null
  }
}

/** A scan as it stands when no call for it is underway; null when it is not there any more. */
export async function whenAnswered(id: string): Promise<Scan | null> {
  if (underway?.id === id) await underway.outcome.catch(() => null)
  return scanLog.get().find((scan) => scan.id === id) ?? null
}

/** Takes in a scanned or typed code; one that cannot be read is refused at once (R-VAL-19). */
export function takeScan(code: string, locationNo: string): void {
  const id = crypto.randomUUID()
  if (readLabel(code) === null) {
    const outcome: ScanOutcome = { kind: 'refused', key: 'scan.mislukt', params: {} }
    changeLog((scans) => [{ id, code: code.trim(), locationNo, outcome, isKept: false }, ...scans])
    listener?.(outcome)
    return
  }
  changeLog((scans) => [{ id, code: code.trim(), locationNo, outcome: null, isKept: false }, ...scans])
  void sendWaitingScans()
}

export function markUndone(id: string): void {
  changeLog((scans) =>
    scans.map((scan) =>
      scan.id === id && scan.outcome?.kind === 'added' ? { ...scan, outcome: { ...scan.outcome, undone: true } } : scan,
    ),
  )
}

/** Takes a scan back that has not been sent. */
export function dropScan(id: string): void {
  changeLog((scans) => scans.filter((scan) => scan.id !== id))
}
