import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { type HandOverWords, type Party, partyNames } from '@portal/domain/hand-overs/hand-over.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { joined, longDate, translator } from '../../platform/mail/mail-text.ts'

interface Signed {
  readonly words: HandOverWords
  /** Of the sealed text. */
  readonly hash: string
  readonly signedAt: Date
}

/** A party as a paper or a mail names it. */
export const partyText = ({ naam, bedrijf }: Party): string => joined([naam, bedrijf], ' · ')

async function signedPage(ctx: Ctx, id: string, { words, hash, signedAt }: Signed): Promise<MailPage> {
  const t = await translator(ctx.language)
  const { nummer, omschrijving } = placeOf(ctx)
  const location = omschrijving === nummer ? nummer : `${nummer} ${omschrijving}`
  const look = mailLookOf(ctx.tenant)
  return {
    heading: t('handOvers.mail.subject', { kind: t(`handOvers.kind.${words.soort}`), location }),
    paragraphs: [t('handOvers.mail.intro'), t('handOvers.proof'), words.opmerkingen].filter((part) => part !== ''),
    facts: [
      ...partyNames.map((name) => [t(`handOvers.party.${name}`), partyText(words[name])] as const),
      [t('handOvers.order'), words.ordernummer],
      [t('handOvers.place'), words.plaats],
      [t('handOvers.signedOn'), longDate(calendarDateOf(signedAt.toISOString()), ctx.language)],
      [t('handOvers.hash'), hash],
    ],
    columns: [t('handOvers.quantity'), t('handOvers.what'), t('handOvers.stateOf'), t('handOvers.remark')],
    rows: words.regels.map((line) => [
      `${line.aantal} ×`,
      joined([line.omschrijving, line.materieelNummer, line.toebehoren], ' · '),
      t(`handOvers.state.${line.stand}`),
      line.opmerking,
    ]),
    link: look.link(`/locatie/overdrachten/${id}`, t('handOvers.mail.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
}

/** Mails what was signed to both, as far as they gave an address, and to who held the device; each once. */
export async function queueSignedMails(ctx: Ctx, id: string, signed: Signed): Promise<void> {
  const { words } = signed
  const addresses = [signedIn(ctx).email, words.overdrager.email, words.ontvanger.email].map((one) => one.trim())
  const recipients = new Map(addresses.filter((one) => one !== '').map((one) => [one.toLowerCase(), one]))
  if (recipients.size === 0) return
  const page = await signedPage(ctx, id, signed)
  const people = partyNames.map((name) => words[name].naam)
  for (const to of recipients.values())
    await ctx.mail.queue({ kind: 'handOver.signed', people, subjectId: id, subject: page.heading, page, to })
}
