import { PortalError } from '@portal/contract/errors.ts'
import { MailStatus, type mails } from '@portal/contract/mails.ts'
import { maskPeople, maskWays } from '../../erp/outbox/correct-payload.ts'
import type { Handlers, UseCase } from '../../http/handlers.ts'
import { countMailsByState, findMail, listMails } from './mail-list.store.ts'

/** The mails for those who watch over them: filtered, a page at a time, with counts. */
const getMails: UseCase<typeof mails.getMails> = async (ctx, { status, zoekterm, pagina, rijen }) => {
  const [{ rows, total }, counts] = await Promise.all([
    listMails(ctx.db, { states: status, term: zoekterm }, { from: (pagina - 1) * rijen, size: rijen }),
    countMailsByState(ctx.db),
  ])
  const entries = MailStatus.options.map((state) => [state, counts.get(state) ?? 0])
  return {
    items: rows.map((row) => ({ ...row, ...maskedRow(row) })),
    totaal: total,
    // One entry for each of the states.
    tellingen: Object.fromEntries(entries) as Record<MailStatus, number>,
  }
}

type Words = Readonly<Record<'ontvanger' | 'onderwerp' | 'melding', string>>

/** An answer of a mail server names the recipient, and a subject may hold words of the person who asked. */
function maskedRow({ ontvanger, onderwerp, melding }: Words): Words {
  return { ontvanger: maskWays(ontvanger), onderwerp: maskWays(onderwerp), melding: maskWays(melding) }
}

/** One mail as plain text, people made unreadable. */
const getMail: UseCase<typeof mails.getMail> = async (ctx, { id }) => {
  const mail = await findMail(ctx.db, id)
  if (mail === null) throw new PortalError('error.niet_gevonden')
  const { people, ...shown } = mail
  const hide = (text: string) => maskWays(maskPeople(text, people))
  return { ...shown, ...maskedRow(shown), onderwerp: hide(shown.onderwerp), tekst: hide(shown.tekst) }
}

export const mailHandlers: Handlers<typeof mails> = { getMails, getMail }
