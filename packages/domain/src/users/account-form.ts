import type { FieldRefusal } from '../refusal.ts'
import { accountName } from './account-names.ts'

/** What somebody fills in about a person with an account. */
export interface AccountForm {
  readonly voornaam: string
  readonly achternaam: string
  readonly bedrijfsnaam: string
  readonly email: string
  readonly telefoonnummer: string
  readonly gebruikersnaam: string
}

export type AccountField = keyof AccountForm
export type AccountFault = FieldRefusal<
  AccountField,
  'validatie.verplicht' | 'validatie.max_tekens' | 'validatie.email' | 'gebruiker.naam_ongeldig'
>

/** Most characters of each field. */
export const accountLengths: Readonly<Record<AccountField, number>> = {
  voornaam: 50,
  achternaam: 50,
  bedrijfsnaam: 100,
  email: 80,
  telefoonnummer: 30,
  gebruikersnaam: 80,
}

/** What the forms of an administrator need; a registration asks what the settings say. */
export const neededOfAccount: readonly AccountField[] = ['voornaam', 'achternaam', 'email', 'gebruikersnaam']

// Before the at sign an apostrophe is a letter like others (RFC 5321, atext).
const address = /^[^\s@<>",;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:.]{2,}$/

/** One address, as a mail server takes it. */
export function isEmail(text: string): boolean {
  return address.test(text) && !text.includes('..')
}

/** The mark in the name that records of a deleted account keep: no account can have it. */
export const deletedMark = '#'

// A name stands in mails and logs and is typed by people: one line, nothing unseen, no mark of a deleted account.
const isAccountName = (name: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}#]+$/u.test(name)

/** A form as it is kept: every text read by the one rule for names. */
export function readAccountForm(form: AccountForm): AccountForm {
  return {
    voornaam: accountName(form.voornaam),
    achternaam: accountName(form.achternaam),
    bedrijfsnaam: accountName(form.bedrijfsnaam),
    email: accountName(form.email),
    telefoonnummer: accountName(form.telefoonnummer),
    gebruikersnaam: accountName(form.gebruikersnaam),
  }
}

function faultOf(form: AccountForm, field: AccountField, needed: readonly AccountField[]): AccountFault | null {
  const value = form[field]
  const fault = (code: AccountFault['code'], params: AccountFault['params'] = {}) => ({ field, code, params })
  if (value === '') return needed.includes(field) ? fault('validatie.verplicht') : null
  if ([...value].length > accountLengths[field]) return fault('validatie.max_tekens', { amount: accountLengths[field] })
  if (field === 'email' && !isEmail(value)) return fault('validatie.email')
  return field === 'gebruikersnaam' && !isAccountName(value) ? fault('gebruiker.naam_ongeldig') : null
}

/** The first fault of each field, in the order of the form; none when an account can be made of it. */
export function accountFaults(
  form: AccountForm,
  needed: readonly AccountField[] = neededOfAccount,
): readonly AccountFault[] {
  // The keys of the lengths are exactly the fields.
  const fields = Object.keys(accountLengths) as AccountField[]
  const read = readAccountForm(form)
  return fields.flatMap((field) => faultOf(read, field, needed) ?? [])
}
