import type { PersonNotification } from '@portal/contract/notifications.ts'
import { notificationWords as wordsOf } from '@portal/domain/notifications/notification-words.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'

/** What happened, in the language of the page. */
export function notificationWords(
  one: PersonNotification,
  { text, format }: { readonly text: Text; readonly format: Format },
): string {
  return wordsOf(one, { text, number: (value) => format.number(value, 2), day: format.day })
}
