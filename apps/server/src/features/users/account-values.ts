import type { Account } from '@portal/contract/accounts.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { type AccountForm, accountFaults, readAccountForm } from '@portal/domain/users/account-form.ts'
import { accountName, nameKey } from '@portal/domain/users/account-names.ts'
import type { Ctx } from '../../platform/context.ts'
import { type AccountValues, findErpName, listUnknownCustomers } from './users.store.ts'

/** An account as it was filled in, with everything that was left out already in its place. */
export type WrittenAccount = AccountForm &
  Pick<Account, 'taal' | 'roles' | 'isAdministrator' | 'geblokkeerd' | 'backofficeNaam' | 'eigenKlanten'>

async function refuseUnknownCustomers(ctx: Ctx, customerNos: readonly string[]): Promise<void> {
  const [unknown] = customerNos.length === 0 ? [] : await listUnknownCustomers(ctx.db, customerNos)
  if (unknown !== undefined)
    throw new PortalError('gebruiker.klant_onbekend', { customer: unknown }, { field: 'eigenKlanten' })
}

interface How {
  /** The fields that were filled in; left out all of them. An existing value does not prevent changing the rest. */
  readonly asked?: readonly string[]
  /** A stranger wrote the user name: it links to no person, and the proved address is used instead. */
  readonly isRegistration?: boolean
}

type Naming = Pick<WrittenAccount, 'email' | 'gebruikersnaam' | 'backofficeNaam'>

/**
 * Who an account is in the back office: as an administrator says, else who has its mail address there, else by the name of
 * the account, which a registration is never linked by. The mirror writes these names in lowercase.
 */
export async function erpNameFor(ctx: Pick<Ctx, 'db'>, named: Naming, { isRegistration }: How): Promise<string> {
  const said = nameKey(named.backofficeNaam)
  if (said !== '') return said
  const email = accountName(named.email)
  const byAddress = email === '' ? null : await findErpName(ctx.db, email)
  return byAddress ?? nameKey(isRegistration === true ? email : named.gebruikersnaam)
}

/**
 * What is stored of an account. Texts are read by the one rule for names, and `erpNameFor` says who it is.
 * @throws PortalError naming each field at fault, or an unknown customer
 */
export async function accountValues(ctx: Ctx, written: WrittenAccount, how: How = {}): Promise<AccountValues> {
  const { asked = null } = how
  const form = readAccountForm(written)
  const [first, ...others] = accountFaults(form).filter(({ field }) => asked === null || asked.includes(field))
  if (first !== undefined)
    throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
  const customerNos = [...new Set(written.eigenKlanten)].sort()
  if (asked === null || asked.includes('eigenKlanten')) await refuseUnknownCustomers(ctx, customerNos)
  return {
    userName: form.gebruikersnaam,
    firstName: form.voornaam,
    lastName: form.achternaam,
    companyName: form.bedrijfsnaam,
    email: form.email,
    phoneNumber: form.telefoonnummer,
    language: written.taal,
    roles: [...new Set(written.roles)],
    isAdministrator: written.isAdministrator,
    isBlocked: written.geblokkeerd,
    erpUserName: await erpNameFor(ctx, { ...form, backofficeNaam: written.backofficeNaam }, how),
    customerNos,
  }
}
