import { notificationDisplayMs } from '@portal/domain/constants.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import type { Severity } from '@portal/i18n/severity.ts'
import { severityOf } from '@portal/i18n/severity.ts'
import { errorText } from './error-text.ts'
import { createStore, useStore } from './store.ts'
import type { TextKey, TextParams } from './text.ts'

export interface NotificationAction {
  readonly label: TextKey
  readonly run: () => void
}

export interface Notification {
  readonly id: number
  readonly key: TextKey
  readonly params: TextParams
  readonly severity: Severity
  /** Milliseconds it shows; null stays until closed. */
  readonly durationMs: number | null
  readonly reference: string | null
  readonly action: NotificationAction | null
  readonly at: number
}

export interface NotifyOptions {
  readonly params?: TextParams
  readonly severity?: Severity
  /** Milliseconds; R-NOTIF-02 has 4000 for what does not stay. */
  readonly durationMs?: number
  readonly reference?: string | null
  readonly action?: NotificationAction
}

interface Notifications {
  /** The first one shows, the others wait (R-NOTIF-01). */
  readonly queue: readonly Notification[]
  /** The last twenty, newest first, for the bell. */
  readonly history: readonly Notification[]
  readonly unread: number
}

const historyLimit = 20
let lastId = 0

export const notificationStore = createStore<Notifications>({ queue: [], history: [], unread: 0 })

export function useNotifications(): Notifications {
  return useStore(notificationStore)
}

function isSame(one: Notification, other: Notification): boolean {
  return one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params)
}

/** Warnings and errors stay until closed, so that nobody misses one; everything else leaves by itself. */
function durationOf(severity: Severity, given: number | undefined): number | null {
  if (given !== undefined) return given
  return severity === 'danger' || severity === 'warning' ? null : notificationDisplayMs
}

/** Puts a message in the queue; one that already shows or waits is not added again (OP-83). */
export function notify(key: TextKey, options: NotifyOptions = {}): void {
  // A plural stem has no severity of its own and counts as information.
  const severity = options.severity ?? (severityOf(key as MessageKey) as Severity)
  lastId += 1
  const made: Notification = {
    id: lastId,
    key,
    params: options.params ?? {},
    severity,
    durationMs: durationOf(severity, options.durationMs),
    reference: options.reference ?? null,
    action: options.action ?? null,
    at: Date.now(),
  }
  notificationStore.set((now) =>
    now.queue.some((waiting) => isSame(waiting, made))
      ? now
      : {
          queue: [...now.queue, made],
          history: [made, ...now.history].slice(0, historyLimit),
          unread: now.unread + 1,
        },
  )
}

export function notifyError(error: unknown): void {
  const { key, params, reference } = errorText(error)
  notify(key, { params, reference })
}

export function closeNotification(id: number): void {
  notificationStore.set((now) => ({ ...now, queue: now.queue.filter((one) => one.id !== id) }))
}

export function closeNotificationsOf(key: TextKey): void {
  notificationStore.set((now) => ({ ...now, queue: now.queue.filter((one) => one.key !== key) }))
}

export function markNotificationsRead(): void {
  notificationStore.set((now) => (now.unread === 0 ? now : { ...now, unread: 0 }))
}
