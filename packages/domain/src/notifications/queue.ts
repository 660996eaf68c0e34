import { notificationDisplayMs } from '../constants.ts'

export type Severity = 'danger' | 'warning' | 'info' | 'success'

export interface Notification {
  readonly severity: Severity
  /** Key of the text. */
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Milliseconds on screen when not the usual 4000 (R-NOTIF-02). */
  readonly durationMs?: number
}

/** The notification on screen with the time it still has, and those that wait. */
export interface NotificationQueue {
  readonly shown: { readonly notification: Notification; readonly leftMs: number } | null
  readonly waiting: readonly Notification[]
  /** While somebody points at the bar or its page is hidden, the time stands still. */
  readonly paused: boolean
}

export const emptyQueue: NotificationQueue = { shown: null, waiting: [], paused: false }

function isSame(a: Notification, b: Notification): boolean {
  const text = ({ severity, message, params }: Notification) =>
    JSON.stringify([severity, message, Object.entries(params ?? {}).sort(([x], [y]) => (x < y ? -1 : 1))])
  return text(a) === text(b)
}

function shownFrom(notification: Notification): NonNullable<NotificationQueue['shown']> {
  return { notification, leftMs: notification.durationMs ?? notificationDisplayMs }
}

/** Adds a notification at the end (R-NOTIF-01); one that is shown or waits already is not added again (OP-83). */
export function addNotification(queue: NotificationQueue, notification: Notification): NotificationQueue {
  const present = queue.shown === null ? queue.waiting : [queue.shown.notification, ...queue.waiting]
  if (present.some((other) => isSame(other, notification))) return queue
  if (queue.shown === null) return { ...queue, shown: shownFrom(notification) }
  return { ...queue, shown: yieldPlace(queue.shown), waiting: [...queue.waiting, notification] }
}

/** One that stays until it is closed gets the usual time once another waits, so that it never hides what comes after. */
function yieldPlace(shown: NonNullable<NotificationQueue['shown']>): NonNullable<NotificationQueue['shown']> {
  return shown.leftMs === Number.POSITIVE_INFINITY ? { ...shown, leftMs: notificationDisplayMs } : shown
}

/** Takes the shown one away and shows the next in line. */
export function closeNotification(queue: NotificationQueue): NotificationQueue {
  const [next, ...waiting] = queue.waiting
  if (next === undefined) return { ...queue, shown: null, waiting }
  return { ...queue, shown: waiting.length > 0 ? yieldPlace(shownFrom(next)) : shownFrom(next), waiting }
}

/** The queue some milliseconds later; time that is left over counts for the notification after (R-NOTIF-02). */
export function passTime(queue: NotificationQueue, elapsedMs: number): NotificationQueue {
  if (queue.paused || queue.shown === null) return queue
  const leftMs = queue.shown.leftMs - elapsedMs
  if (leftMs > 0) return { ...queue, shown: { ...queue.shown, leftMs } }
  return passTime(closeNotification(queue), -leftMs)
}

export function setPaused(queue: NotificationQueue, paused: boolean): NotificationQueue {
  return { ...queue, paused }
}
