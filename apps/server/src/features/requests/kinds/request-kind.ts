import type { StringKey } from '@portal/domain/settings/catalogue.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import type { Translate } from '../../../platform/mail/mail-text.ts'
import type { RequestWords } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'

/** What each kind of request has of its own once it is judged: the words of its mail, and who gets it. */
export interface RequestKind {
  /** The sentence the confirmation begins with. */
  readonly intro: MessageKey
  /** The setting with the address of the department that gets the confirmation too. */
  readonly department: StringKey
  /** @param target name of the location it goes to; empty where it goes to a depot */
  readonly words: (request: NewRequest, t: Translate, target: string) => RequestWords
}
