import { content } from '@portal/contract/content.ts'
import { useFollowEvent } from '../../lib/use-follow-event.ts'

const answers = [content.getContent, content.getExtraInfo, content.getPages]

/** What somebody publishes stands on the screens that show it, in every window. */
export function useFollowContent(): void {
  useFollowEvent('contentUpdated', answers)
}
