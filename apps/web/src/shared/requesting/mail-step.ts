import type { Text } from '../../lib/text.ts'
import type { CompletedRequest } from './wizard-draft.ts'

/** Whether a mail comes, as the first of the next steps; that it could not be sent is said in a place of its own. */
export function mailStep(text: Text, mail: CompletedRequest['mail']): readonly string[] {
  const none = [text('wizard.nextNoMail')]
  return { verzonden: [text('wizard.nextMail')], uit: none, bewaard: none, mislukt: [] }[mail]
}
