import { notifications } from '@portal/contract/notifications.ts'
import { isPreviewTab } from '../lib/browser-storage.ts'
import { call } from '../lib/call.ts'
import { findSubscription, isOfKey, subscribe, unsubscribe } from '../lib/push-device.ts'
import { isLooking, sessionStore } from '../lib/session.ts'
import { router } from './routes.tsx'

/** Who looks along or at a preview has this browser no more than before. */
const ownUser = () => (isLooking() || isPreviewTab() ? undefined : sessionStore.get().claims?.userName)

/** Reports to the portal who has this browser now; nothing of its former person is shown any more. */
async function reportDevice(gebruikerLogin: string): Promise<void> {
  const subscription = await findSubscription()
  if (subscription === null) return
  const { endpoint } = subscription
  const { aan, sleutel } = await call(notifications.reportDevice, { gebruikerLogin, endpoint })
  if (!aan) return unsubscribe()
  if (!isOfKey(subscription, sleutel))
    await call(notifications.addDevice, { gebruikerLogin, ...(await subscribe(sleutel)) })
}

function followPerson(): () => void {
  let known: string | undefined
  const follow = () => {
    const userName = ownUser()
    if (userName === undefined || userName === known) return
    known = userName
    // Without connection the next page says it.
    reportDevice(userName).catch(() => {})
  }
  follow()
  return sessionStore.subscribe(follow)
}

function openTapped({ data }: MessageEvent<unknown>): void {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'OPEN') return
  if ('path' in data && typeof data.path === 'string') void router.navigate({ href: data.path })
}

/** The worker says where a tap on a push leads; what this page holds unsaved is asked about as with every link. */
function followTaps(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', openTapped)
  return () => serviceWorker.removeEventListener('message', openTapped)
}

/** Answers how to stop. */
export function followPush(): () => void {
  const stops = [followPerson(), followTaps()]
  return () => {
    for (const stop of stops) stop()
  }
}
