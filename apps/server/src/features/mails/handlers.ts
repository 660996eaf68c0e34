import type { mails } from '@portal/contract/mails.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getMail, getMails } from './get-mails.ts'
import { retryMail, retryMails } from './retry-mail.ts'

export const mailsHandlers: Handlers<typeof mails> = { getMails, getMail, retryMail, retryMails }
