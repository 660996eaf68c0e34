/** Whether this browser can be told by push: `install` is an iPhone or iPad on which the portal is not installed yet. */
export type PushSupport = 'yes' | 'no' | 'install' | 'denied'

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'install' : 'no'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

/** What this browser subscribed to, if anything. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export interface Subscribed {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Whether a subscription was made with this key of the portal. */
export function isOfKey({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options
  if (applicationServerKey === null) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** Subscribes with the portal's key, where that is not done yet; a subscription with a former key makes way. */
export async function subscribe(key: string): Promise<Subscribed> {
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  if (former !== null && !isOfKey(former, key)) await former.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = made.toJSON()
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** Asks the person, who has tapped for it. @returns null when they did not allow it */
export async function askAndSubscribe(key: string): Promise<Subscribed | null> {
  return (await Notification.requestPermission()) === 'granted' ? subscribe(key) : null
}

/** From here on nothing is shown in this browser any more, whether or not the portal could be told. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}
