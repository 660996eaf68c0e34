import type { Account } from '@portal/contract/accounts.ts'
import type { CallInput } from '@portal/contract/define.ts'
import type { FieldError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { accountFaults } from '@portal/domain/users/account-form.ts'
import { CallError } from '../../lib/call-error.ts'
import { faultWords } from '../../lib/fault-words.ts'
import type { Text } from '../../lib/text.ts'
import { missingOfAccounts } from '../../shared/administration/missing-of-accounts.ts'

/** What the form of a user looks like; numbers of customers are one text. */
export type UserDraft = Pick<
  Account,
  | 'voornaam'
  | 'achternaam'
  | 'bedrijfsnaam'
  | 'email'
  | 'telefoonnummer'
  | 'gebruikersnaam'
  | 'backofficeNaam'
  | 'taal'
  | 'roles'
  | 'isAdministrator'
> & { readonly klanten: string }

/** The words of each fault by its field. */
export type Faults = Readonly<Record<string, string>>

export function draftOf(account: Account): UserDraft {
  return {
    voornaam: account.voornaam,
    achternaam: account.achternaam,
    bedrijfsnaam: account.bedrijfsnaam,
    email: account.email,
    telefoonnummer: account.telefoonnummer,
    gebruikersnaam: account.gebruikersnaam,
    backofficeNaam: account.backofficeNaam,
    taal: account.taal,
    roles: account.roles,
    isAdministrator: account.isAdministrator,
    klanten: account.eigenKlanten.join(', '),
  }
}

type Sent = Omit<CallInput<typeof users.createUser>, 'wachtwoord'>

/** What is sent of a form; rights go along only with who may grant them. */
export function inputOf({ klanten, roles, isAdministrator, ...draft }: UserDraft, mayGrant: boolean): Sent {
  const eigenKlanten = klanten.split(/[\s,;]+/).filter((number) => number !== '')
  return { ...draft, eigenKlanten, ...(mayGrant ? { roles, isAdministrator } : {}) }
}

/** What of a changed form is another than the account; null when nothing is. */
export function changesOf(account: Account, draft: UserDraft, mayGrant: boolean): Partial<Sent> | null {
  const before: Readonly<Record<string, unknown>> = inputOf(draftOf(account), mayGrant)
  const changed = Object.entries(inputOf(draft, mayGrant)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

function wordsOf(faults: readonly FieldError[], text: Text): Faults {
  return Object.fromEntries(faults.map((fault) => [fault.field, faultWords(fault, missingOfAccounts, text)]))
}

/** What the rules of the form find, once somebody tried to send it. */
export function ownFaults(draft: UserDraft, text: Text): Faults {
  return wordsOf(accountFaults(draft), text)
}

/** What the portal refused, by field; empty when it was refused for something else. */
export function refusedFaults(error: Error | null, text: Text): Faults {
  return error instanceof CallError ? wordsOf(error.fields, text) : {}
}
