import { createHash } from 'node:crypto'
import { notificationPath, notificationWords } from '@portal/domain/notifications/notification-words.ts'
import { type PushPayload, pushText, pushUrgency } from '@portal/domain/notifications/push.ts'
import type { TenantParts } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import type { PushMessage } from '../../../platform/push/push-service.ts'
import { wordingIn } from '../wording-in.ts'
import type { Delivery } from './deliveries.store.ts'

/** 32 characters, as many as a push service takes. */
const topicBytes = 24

/** One name for what is about the same: of a day that moved twice a phone that was off shows the last. */
function topicOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest().subarray(0, topicBytes).toString('base64url')
}

async function payloadOf({ notification, language }: Delivery, portal: string): Promise<Omit<PushPayload, 'kenmerk'>> {
  const wording = await wordingIn(language)
  const { text } = wording
  if (notification === null) {
    return { titel: portal, tekst: text('notifications.push.test'), pad: '/meldingen-instellen' }
  }
  return {
    titel: text(`notifications.kind.${notification.soort}`),
    tekst: pushText(notificationWords(notification, wording)),
    pad: notificationPath(notification),
  }
}

/** What a device shows, in its language. */
export async function pushMessage(tenant: TenantParts['tenant'], delivery: Delivery, now: Date): Promise<PushMessage> {
  const { notification, expiresAt } = delivery
  const about = notification === null ? ['test'] : [notification.soort, notification.onderwerp, notification.locationNo]
  const topic = topicOf(about)
  const payload: PushPayload = { ...(await payloadOf(delivery, mailLookOf(tenant).name)), kenmerk: topic }
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000)),
    urgency: notification === null ? 'high' : pushUrgency(notification.soort),
    topic,
  }
}
