import { PortalError } from '@portal/contract/errors.ts'
import { MailStatus, type mails } from '@portal/contract/mails.ts'
import type { UseCase } from '../../http/handlers.ts'
import { maskPeople, maskWays } from '../../platform/log/mask-people.ts'
import { mailText } from '../../platform/mail/mail-page.ts'
import { countMailsByState, findMail, listMails } from './mails.store.ts'

/** The list of mails for operators: filtered, a page at a time, with counts. */
export const getMails: UseCase<typeof mails.getMails> = async (ctx, { status, zoekterm, pagina, rijen }) => {
  const [{ rows, total }, counts] = await Promise.all([
    listMails(ctx.db, { states: status, term: zoekterm }, { from: (pagina - 1) * rijen, size: rijen }),
    countMailsByState(ctx.db),
  ])
  const entries = MailStatus.options.map((state) => [state, counts.get(state) ?? 0])
  return {
    items: rows.map(masked),
    totaal: total,
    // One entry for each of the states.
    tellingen: Object.fromEntries(entries) as Record<MailStatus, number>,
  }
}

type Words = Readonly<Record<'ontvanger' | 'onderwerp' | 'melding', string>> & { readonly people: readonly string[] }

/** An answer of a mail server names the recipient, and a subject may hold words of the person who asked. */
function masked<T extends Words>({ people, ...shown }: T) {
  return {
    ...shown,
    ontvanger: maskWays(shown.ontvanger),
    onderwerp: maskWays(maskPeople(shown.onderwerp, people)),
    melding: maskWays(maskPeople(shown.melding, people)),
  }
}

/** The part after `#` in a link is a secret that opens an account. */
function maskLinks(text: string): string {
  return text.replaceAll(/#[\w-]{40,}/g, '#•••')
}

/** One mail as plain text, people and links that open an account made unreadable. */
export const getMail: UseCase<typeof mails.getMail> = async (ctx, { id }) => {
  const mail = await findMail(ctx.db, id)
  if (mail === null) throw new PortalError('error.niet_gevonden')
  const { page, ...shown } = mail
  return { ...masked(shown), tekst: maskWays(maskPeople(maskLinks(mailText(page)), mail.people)) }
}
