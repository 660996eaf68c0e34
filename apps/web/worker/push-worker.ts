import type { PushPayload } from '@portal/domain/notifications/push.ts'
import { addressWithin, openAddress } from './open-address.ts'
import { renewSubscription } from './renew-subscription.ts'

// This file runs in the browser's worker, beside what keeps the shell.
declare const self: ServiceWorkerGlobalScope

/** The mark of the program as the tenant has it installed; http/web-manifest.ts names it too. */
const mark = '/mark-192.png'

/** Only the portal can encrypt for this browser and sign with the key it subscribed with. */
function payloadOf(event: PushEvent): PushPayload | null {
  // The portal writes this shape; features/notifications/push/push-message.ts.
  return event.data === null ? null : (event.data.json() as PushPayload)
}

async function show({ titel, tekst, pad, kenmerk }: PushPayload): Promise<void> {
  // A later message takes the place of the one before it, and sounds as well.
  const again = { renotify: true }
  await self.registration.showNotification(titel, {
    body: tekst,
    tag: kenmerk,
    icon: mark,
    badge: mark,
    data: pad,
    ...again,
  })
}

self.addEventListener('push', (event) => {
  const payload = payloadOf(event)
  if (payload !== null) event.waitUntil(show(payload))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAddress(self.clients, addressWithin(self.registration.scope, event.notification.data)))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self.registration, event))
})
