import { unitWord } from '@portal/domain/catalogue/unit-words.ts'
import type { RequestDraft } from '@portal/domain/requests/request-draft.ts'
import type { MailPage } from '../../../platform/mail/mail-page.ts'
import { joined, type Translate } from '../../../platform/mail/mail-text.ts'
import type { SessionUser, UserLocation } from '../../../platform/session-user.ts'
import type { NewRequest } from '../requests.store.ts'

/** What a mail says of a request: facts with their labels, and the lines. */
export type RequestWords = Pick<MailPage, 'facts' | 'columns' | 'rows'>

interface AddressParts {
  readonly name?: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  readonly contact: string
  readonly phoneNo: string
}

/** Where a load or the goods of a move are fetched, in one line. */
export function pickupLine(draft: RequestDraft): string {
  return addressLine({
    name: draft.pickupName,
    address: draft.pickupAddress,
    postCode: draft.pickupPostCode,
    city: draft.pickupCity,
    contact: draft.pickupContact,
    phoneNo: draft.pickupPhoneNo,
  })
}

/** An address with who is there, in one line. */
export function addressLine({ name = '', address, postCode, city, contact, phoneNo }: AddressParts): string {
  return joined([name, address, joined([postCode, city], ' '), joined([contact, phoneNo], ' ')], ', ')
}

/** What every mail about a request begins with. */
export function askedFacts(
  asked: { readonly number: string; readonly location: string; readonly requester: string },
  t: Translate,
): MailPage['facts'] {
  return [
    [t('mail.field.number'), asked.number],
    [t('mail.field.location'), asked.location],
    [t('mail.field.requestedBy'), asked.requester],
  ]
}

/** The lines of a request, each piece by its own number. */
export function linesTable(
  { lines, language }: Pick<NewRequest, 'lines' | 'language'>,
  t: Translate,
): Pick<MailPage, 'columns' | 'rows'> {
  return {
    columns: [
      t('mail.column.number'),
      t('mail.column.description'),
      t('mail.column.quantity'),
      t('mail.column.remark'),
    ],
    rows: lines.map((line) => [
      line.plantNo || line.no,
      line.description,
      joined([String(line.quantity), unitWord(line.unit, line.quantity, language)], ' '),
      line.remark,
    ]),
  }
}

/** Whom somebody finds at the addresses of a request. */
export function contactsOf({ draft }: Pick<NewRequest, 'draft'>): readonly string[] {
  return [draft.contact, draft.pickupContact]
}

export function personName(user: Pick<SessionUser, 'firstName' | 'lastName' | 'userName'>): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.userName
}

/** Name and number of a location, each once. */
export function placeName({ nummer, omschrijving }: Pick<UserLocation, 'nummer' | 'omschrijving'>): string {
  return omschrijving === nummer ? nummer : `${nummer} ${omschrijving}`
}
