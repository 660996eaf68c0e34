import { passwordMaxLength, passwordMinLength } from '../constants.ts'
import type { Refusal } from '../refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

export type PasswordRefusal = Refusal<
  | 'wachtwoord.te_kort'
  | 'wachtwoord.te_lang'
  | 'wachtwoord.kleine_letter'
  | 'wachtwoord.hoofdletter'
  | 'wachtwoord.cijfer'
  | 'wachtwoord.speciaal_teken'
  | 'wachtwoord.te_bekend'
  | 'wachtwoord.bevat_naam'
>

/** Names of the user that a password must not hold: user name, first and last name, company. */
export type OwnNames = readonly string[]

const ownNameMinLength = 4

interface NamedPerson {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
}

/** The names that a password of this person must not hold. */
export function ownNamesOf({ userName, firstName, lastName, companyName }: NamedPerson): OwnNames {
  return [userName, firstName, lastName, companyName]
}

/** Each rule with the code it refuses with, in the order in which a screen lists them. */
const rules: readonly (readonly [PasswordRefusal['code'], (password: string, names: OwnNames) => boolean])[] = [
  ['wachtwoord.te_kort', (password) => [...password].length >= passwordMinLength],
  ['wachtwoord.te_lang', (password) => [...password].length <= passwordMaxLength],
  ['wachtwoord.kleine_letter', (password) => /\p{Ll}/u.test(password)],
  ['wachtwoord.hoofdletter', (password) => /\p{Lu}/u.test(password)],
  ['wachtwoord.cijfer', (password) => /\p{Nd}/u.test(password)],
  // Anything that is not a letter, digit or space is special (OP-38).
  ['wachtwoord.speciaal_teken', (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
  ['wachtwoord.te_bekend', (password) => !isCommonPassword(password)],
  ['wachtwoord.bevat_naam', (password, names) => !holdsName(password, names)],
]

/** Every rule a password breaks (R-PWD-01 to R-PWD-05); empty when it may be used. Length counts characters, 8 to 128. */
export function passwordRefusals(password: string, names: OwnNames = []): readonly PasswordRefusal[] {
  return rules.flatMap(([code, holds]) => (holds(password, names) ? [] : [{ code, params: {} }]))
}

/** The first rule a password breaks, for a call that answers one reason. */
export function refusePassword(password: string, names: OwnNames = []): PasswordRefusal | null {
  return passwordRefusals(password, names)[0] ?? null
}

/** New and repeated password must be the same (R-PWD-06). */
export function refuseRepeat(password: string, repeated: string): Refusal<'wachtwoord.ongelijk'> | null {
  return password === repeated ? null : { code: 'wachtwoord.ongelijk', params: {} }
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s/g, '')

/** A name of 4 letters or more inside the password; of an e-mail address the part before the at sign counts too. */
function holdsName(password: string, names: OwnNames): boolean {
  const own = withoutSpaces(password)
  return names
    .flatMap((name) => [name, name.split('@')[0] ?? ''])
    .map(withoutSpaces)
    .some((name) => name.length >= ownNameMinLength && own.includes(name))
}
