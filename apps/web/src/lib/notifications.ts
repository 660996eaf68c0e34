import { notificationDisplayMs } from '@portal/domain/constants.ts'
import type { Notification, NotificationQueue, Severity } from '@portal/domain/notifications/queue.ts'
import {
  addNotification,
  closeNotification,
  emptyQueue,
  passTime,
  setPaused,
} from '@portal/domain/notifications/queue.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { severityOf } from '@portal/i18n/severity.ts'
import { CallError } from './call-error.ts'
import { errorText } from './error-text.ts'
import { onOtherPerson } from './session.ts'
import { createStore, useStore } from './store.ts'
import type { TextKey, TextParams } from './text.ts'

export interface PortalNotification extends Notification {
  readonly message: TextKey
  readonly reference: string | null
  readonly action: { readonly label: TextKey; readonly run: () => void } | null
  /** Moment it was raised, milliseconds since 1970. */
  readonly at: number
}

export interface NotifyOptions {
  readonly params?: TextParams
  readonly severity?: Severity
  /** Milliseconds on screen; without it 4000, also for warnings and errors (R-NOTIF-02). */
  readonly durationMs?: number
  readonly reference?: string | null
  readonly action?: { readonly label: TextKey; readonly run: () => void }
}

interface Notifications {
  readonly queue: NotificationQueue
  /** The last twenty, newest first, for who looked away. */
  readonly history: readonly PortalNotification[]
}

/** The duration of what somebody must do something with: they have all the time they need for it (WCAG 2.2.1). */
export const untilClosed = Number.POSITIVE_INFINITY

const historyLimit = 20
const firstFaultStatus = 500

export const notificationStore = createStore<Notifications>({ queue: emptyQueue, history: [] })
const store = notificationStore

export function useNotifications(): Notifications {
  return useStore(store)
}

/** The message on screen; only this module fills the queue, so every entry is a PortalNotification. */
export function shownNotification(queue: NotificationQueue): PortalNotification | null {
  return (queue.shown?.notification as PortalNotification | undefined) ?? null
}

// What one person was told is not kept for the next; what still shows is seen by the person at the screen.
onOtherPerson(() => store.set((now) => ({ ...now, history: [] })))

let timer: ReturnType<typeof setTimeout> | undefined
let ticksSince = 0

/** Lets the time that passed count, and wakes up again when the shown message is over. */
function runClock(): void {
  clearTimeout(timer)
  const { queue } = store.get()
  ticksSince = performance.now()
  if (queue.shown === null || queue.paused || !Number.isFinite(queue.shown.leftMs)) return
  timer = setTimeout(() => changeQueue((now) => now), queue.shown.leftMs)
}

function changeQueue(change: (queue: NotificationQueue) => NotificationQueue): void {
  const elapsedMs = performance.now() - ticksSince
  store.set((now) => ({ ...now, queue: change(passTime(now.queue, elapsedMs)) }))
  runClock()
}

/** Raises a message; one that shows or waits already is not raised again. */
export function notify(key: TextKey, options: NotifyOptions = {}): void {
  const severity = options.severity ?? severityOf(key as MessageKey)
  const made: PortalNotification = {
    severity,
    message: key,
    params: options.params ?? {},
    durationMs: options.durationMs ?? notificationDisplayMs,
    reference: options.reference ?? null,
    action: options.action ?? null,
    at: Date.now(),
  }
  changeQueue((queue) => addNotification(queue, made))
  const { shown, waiting } = store.get().queue
  if (shown?.notification !== made && !waiting.includes(made)) return
  store.set((now) => ({ ...now, history: [made, ...now.history].slice(0, historyLimit) }))
}

/** What went wrong at the server stays, with the number to report it by; a refusal is read in the usual time. */
export function notifyError(error: unknown): void {
  const { key, params, reference } = errorText(error)
  const isFault = error instanceof CallError && error.status >= firstFaultStatus
  notify(key, { params, reference, ...(isFault && { durationMs: untilClosed }) })
}

export function closeShown(): void {
  changeQueue(closeNotification)
}

/** Takes a message away wherever it is, for example when what it warns about is over. */
export function withdraw(key: TextKey): void {
  changeQueue((queue) => {
    const rest = { ...queue, waiting: queue.waiting.filter((one) => one.message !== key) }
    return rest.shown?.notification.message === key ? closeNotification(rest) : rest
  })
}

/** While somebody points at the message or reads it with the keyboard, the time stands still. */
export function pauseNotifications(paused: boolean): void {
  changeQueue((queue) => setPaused(queue, paused))
}
