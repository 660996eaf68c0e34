import { PortalError } from '@portal/contract/errors.ts'
import type { Account } from '@portal/contract/users.ts'
import { type AccountForm, accountFaults } from '@portal/domain/users/account-form.ts'
import type { Ctx } from '../../platform/context.ts'
import { type AccountValues, findErpName, listUnknownCustomers } from './users.store.ts'

/** An account as it was filled in, with everything that was left out already in its place. */
export type WrittenAccount = AccountForm &
  Pick<Account, 'taal' | 'roles' | 'isAdministrator' | 'geblokkeerd' | 'backofficeNaam' | 'eigenKlanten'>

function trimmed(form: AccountForm): AccountForm {
  return {
    voornaam: form.voornaam.trim(),
    achternaam: form.achternaam.trim(),
    bedrijfsnaam: form.bedrijfsnaam.trim(),
    email: form.email.trim(),
    telefoonnummer: form.telefoonnummer.trim(),
    gebruikersnaam: form.gebruikersnaam.trim(),
  }
}

async function refuseUnknownCustomers(ctx: Ctx, customerNos: readonly string[]): Promise<void> {
  const [unknown] = customerNos.length === 0 ? [] : await listUnknownCustomers(ctx.db, customerNos)
  if (unknown !== undefined)
    throw new PortalError('gebruiker.klant_onbekend', { customer: unknown }, { field: 'eigenKlanten' })
}

/**
 * What is stored of an account. Without a name in the back office it is who has the same mail address there, else the name
 * of the account itself; the mirror writes these names in lowercase.
 * @param asked the fields that were filled in; left out all of them. What was there before keeps nobody from changing the rest.
 * @throws PortalError naming each field at fault, or a customer that nobody knows
 */
export async function accountValues(
  ctx: Ctx,
  written: WrittenAccount,
  asked: readonly string[] | null = null,
): Promise<AccountValues> {
  const form = trimmed(written)
  const [first, ...others] = accountFaults(form).filter(({ field }) => asked === null || asked.includes(field))
  if (first !== undefined)
    throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
  const customerNos = [...new Set(written.eigenKlanten)].sort()
  if (asked === null || asked.includes('eigenKlanten')) await refuseUnknownCustomers(ctx, customerNos)
  const erpName = written.backofficeNaam.trim() || (await findErpName(ctx.db, form.email)) || form.gebruikersnaam
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
    erpUserName: erpName.toLowerCase(),
    customerNos,
  }
}
