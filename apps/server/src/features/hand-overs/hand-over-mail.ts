import { PortalError } from '@portal/contract/errors.ts'
import type { Locale } from '@portal/contract/values.ts'
import { bounds, refuseOneMore } from '@portal/domain/bounds.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { type HandOverWords, type Party, partyNames } from '@portal/domain/hand-overs/hand-over.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { joined, longDate, translator } from '../../platform/mail/mail-text.ts'
import { countStrangersMailed, findReaders } from './readers.store.ts'

/** Of the mails about a signed hand-over. */
export const signedKind = 'handOver.signed'
const dayMs = 86_400_000

interface Reader {
  /** The hand-over. */
  readonly id: string
  readonly language: Locale
}

interface Signed {
  readonly words: HandOverWords
  /** Of the sealed text. */
  readonly hash: string
  readonly signedAt: Date
}

/** A party as a paper or a mail names it. */
export const partyText = ({ naam, bedrijf }: Party): string => joined([naam, bedrijf], ' · ')

async function signedPage(ctx: Ctx, { id, language }: Reader, { words, hash, signedAt }: Signed): Promise<MailPage> {
  const t = await translator(language)
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
      [t('handOvers.signedOn'), longDate(calendarDateOf(signedAt.toISOString()), language)],
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

/** Mail to people whom the portal does not know is bounded: anybody may be named in a hand-over. */
async function refuseMoreMail(ctx: Ctx, strangers: number): Promise<void> {
  if (strangers === 0) return
  const { userName } = signedIn(ctx)
  const since = new Date(ctx.clock.now().getTime() - dayMs)
  const mailed = await countStrangersMailed(ctx.db, { kind: signedKind, userName, since })
  const refusal = refuseOneMore(mailed + strangers - 1, bounds.strangersMailedInDay)
  if (refusal !== null) throw new PortalError('overdracht.te_veel_mail', refusal.params)
}

/**
 * Mails what was signed to both, as far as they gave an address, and to who held the device; each once, in their own language
 * where the portal knows it.
 * @throws PortalError `overdracht.te_veel_mail` where one person has sent too much of it to strangers
 */
export async function queueSignedMails(ctx: Ctx, id: string, signed: Signed): Promise<void> {
  const { words } = signed
  const addresses = [signedIn(ctx).email, words.overdrager.email, words.ontvanger.email].map((one) => one.trim())
  const recipients = new Map(addresses.filter((one) => one !== '').map((one) => [one.toLowerCase(), one]))
  if (recipients.size === 0) return
  const people = partyNames.map((name) => words[name].naam)
  const wanted = { handOverId: id, addresses: [...recipients.values()], holder: ctx.language }
  const { languageOf, strangers } = await findReaders(ctx.db, wanted)
  await refuseMoreMail(ctx, strangers.length)
  for (const to of recipients.values()) {
    const page = await signedPage(ctx, { id, language: languageOf(to) }, signed)
    await ctx.mail.queue({ kind: signedKind, people, subjectId: id, subject: page.heading, page, to })
  }
}
