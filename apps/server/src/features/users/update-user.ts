import type { Account } from '@portal/contract/accounts.ts'
import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { refuseAccountChange, refuseConfirming, refuseOwnLink } from '@portal/domain/users/account-changes.ts'
import { nameKey } from '@portal/domain/users/account-names.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { endAccess, endLinks, forgetFailures, inviteAccount } from '../auth/auth.ts'
import { accountValues, type WrittenAccount } from './account-values.ts'
import { judgedAccount, lockJudged } from './judged-account.ts'
import { moveRecords } from './records.store.ts'
import { tellAddress, tellLinked } from './tell-administrators.ts'
import { tellUsers } from './tell-users.ts'
import {
  type AccountValues,
  findUser,
  isNameTaken,
  listAdministrators,
  saveProvedEmail,
  updateUserRow,
} from './users.store.ts'

/** What of an account is another than before, by the name of its field. */
function changedFields(account: Account, values: AccountValues): readonly string[] {
  const now: Readonly<Record<string, unknown>> = {
    gebruikersnaam: values.userName,
    voornaam: values.firstName,
    achternaam: values.lastName,
    bedrijfsnaam: values.companyName,
    email: values.email,
    telefoonnummer: values.phoneNumber,
    taal: values.language,
    roles: values.roles,
    isAdministrator: values.isAdministrator,
    geblokkeerd: values.isBlocked,
    backofficeNaam: values.erpUserName,
    eigenKlanten: values.customerNos,
  }
  const before: Readonly<Record<string, unknown>> = account
  return Object.keys(now).filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
}

/** When one of these changes, an open session no longer belongs to the person it was opened for. */
const endsSessions = ['gebruikersnaam', 'roles', 'isAdministrator', 'geblokkeerd', 'backofficeNaam']

/** An address given by an administrator gets no link for a password before the person or a second one says it is right. */
async function holdAddress(ctx: Ctx, account: Account, email: string): Promise<void> {
  const old = account.bewezenEmail ?? account.email
  const isHeld = account.heeftWachtwoord && old !== '' && nameKey(old) !== nameKey(email)
  await saveProvedEmail(ctx.db, account.id, isHeld ? { email: old, by: signedIn(ctx).id } : null)
  if (account.heeftWachtwoord) await tellAddress(ctx, account, { old, email })
}

/** Who asks beside whom: so many others administer and can log in. */
async function countOthers(ctx: Ctx): Promise<number> {
  const { userName } = signedIn(ctx)
  return (await listAdministrators(ctx.db)).filter((name) => name !== userName).length
}

async function confirmAddress(ctx: Ctx, account: Account): Promise<void> {
  if (account.bewezenEmail === null) return
  const gaveIt = account.emailDoor === signedIn(ctx).userName
  const refusal = refuseConfirming({ gaveIt, others: await countOthers(ctx) })
  if (refusal !== null) throw new PortalError(refusal.code)
  await saveProvedEmail(ctx.db, account.id, null)
}

/** Writes what changed, and ends what the account could do before. */
async function saveChange(ctx: Ctx, account: Account, values: AccountValues): Promise<readonly string[]> {
  const changed = changedFields(account, values)
  if (changed.includes('gebruikersnaam')) {
    if (await isNameTaken(ctx.db, values.userName, account.id))
      throw new PortalError('gebruiker.naam_bezet', {}, { field: 'gebruikersnaam' })
    await moveRecords(ctx.db, { from: account.gebruikersnaam, to: values.userName })
  }
  if (changed.length > 0 && !(await updateUserRow(ctx.db, { id: account.id, version: account.versie }, values)))
    throw new PortalError('error.tussentijds_gewijzigd')
  if (changed.includes('email')) await holdAddress(ctx, account, values.email)
  if (changed.some((field) => endsSessions.includes(field))) await endAccess(ctx, account.id)
  // A link that went to another address opens nothing any more.
  if (changed.includes('email') || values.isBlocked) await endLinks(ctx, account.id)
  return changed
}

async function sendLink(ctx: Ctx, { id, ...account }: Account): Promise<'verzonden' | 'bewaard'> {
  const { gebruikersnaam: userName, taal: language, loginSoort } = account
  const geblokkeerd = account.geblokkeerd || account.geblokkeerdInBackoffice
  if (loginSoort !== 'Identity' || geblokkeerd) throw new PortalError('gebruiker.geen_uitnodiging')
  const { roles, isAdministrator } = account
  const email = account.bewezenEmail ?? account.email
  return inviteAccount(ctx, { id, userName, email, language, roles, isAdministrator })
}

/** From and to of what changed, for the audit. */
function told(account: Account, after: Account, changed: readonly string[]) {
  const of = (one: Account) => Object.fromEntries(Object.entries(one).filter(([field]) => changed.includes(field)))
  return { from: of(account), to: of(after) }
}

type Wanted = Omit<
  CallRequest<typeof users.updateUser>,
  'id' | 'versie' | 'wisMislukteLogins' | 'nodigUit' | 'bevestigEmail'
>

/** The account with what is wanted of it in place; what was left out stays. */
function written(account: Account, wanted: Wanted): WrittenAccount {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return { ...account, ...Object.fromEntries(given) }
}

async function change(ctx: Ctx, account: Account, { wanted, otherChiefs }: { wanted: Wanted; otherChiefs: number }) {
  const whole = written(account, wanted)
  const { roles, isAdministrator, geblokkeerd: isBlocked } = whole
  const on = { actor: judgedAccount(signedIn(ctx)), account: judgedAccount(account), otherChiefs }
  const refusal = refuseAccountChange(on, { rights: { roles, isAdministrator }, isBlocked })
  if (refusal !== null) throw new PortalError(refusal.code)
  const values = await accountValues(ctx, whole, { asked: Object.keys(wanted) })
  if (values.erpUserName === account.backofficeNaam) return { changed: await saveChange(ctx, account, values) }
  const own = refuseOwnLink({ isOwn: on.actor.id === account.id, others: await countOthers(ctx) })
  if (own !== null) throw new PortalError(own.code, {}, { field: 'backofficeNaam' })
  return { changed: await saveChange(ctx, account, values), linked: await tellLinked(ctx, values) }
}

/**
 * Changes an account, blocks it, clears its failed logins (R-ROLE-34, OP-51) or sends a link for a password. New rights,
 * a new name or a block end its sessions in every process at once.
 */
export const updateUser: UseCase<typeof users.updateUser> = async (ctx, input) => {
  const { account, otherChiefs } = await lockJudged(ctx, input)
  const { id: _, versie: __, wisMislukteLogins = false, nodigUit = false, bevestigEmail = false, ...wanted } = input
  const changesMore = Object.keys(wanted).length > 0 || nodigUit || bevestigEmail
  const { changed, linked = {} } = changesMore
    ? await change(ctx, account, { wanted, otherChiefs })
    : { changed: [] as const }
  if (bevestigEmail) await confirmAddress(ctx, account)
  const after = await findUser(ctx.db, account.id)
  if (after === null) throw new PortalError('error.niet_gevonden')
  if (wisMislukteLogins) await forgetFailures(ctx, after.gebruikersnaam)
  const uitnodiging = nodigUit ? await sendLink(ctx, after) : ('geen' as const)
  tellUsers(ctx)
  ctx.audit(after.gebruikersnaam, {
    ...told(account, after, changed),
    ...linked,
    ...(bevestigEmail ? { confirmed: after.email } : {}),
    cleared: wisMislukteLogins,
    invited: uitnodiging,
  })
  return { gebruiker: wisMislukteLogins ? { ...after, mislukteLogins: 0 } : after, uitnodiging }
}
