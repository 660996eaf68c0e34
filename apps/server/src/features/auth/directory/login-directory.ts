import type { auth } from '@portal/contract/auth.ts'
import { type ErrorCode, PortalError } from '@portal/contract/errors.ts'
import { type BindRefusal, readDirectoryName } from '@portal/domain/auth/directory-name.ts'
import type { AskFirst } from '../../../http/handlers.ts'
import type { AskingCtx, Ctx } from '../../../platform/context.ts'
import type { DirectoryLogin } from '../../../platform/tenant.ts'
import { findAccount } from '../accounts.store.ts'
import { accountOf } from '../employees/employee-account.ts'
import { findIdentityOwner } from '../employees/employees.store.ts'
import { permitGuess, settleGuess } from '../guesses.ts'
import { openSession } from '../open-session.ts'
import { askDirectory, DirectoryError, type DirectoryFault, type DirectoryPerson } from './directory.ts'
import { type NameRules, nameRulesOf, provenBy } from './directory-names.ts'

const faultCodes: Readonly<Record<DirectoryFault, ErrorCode>> = {
  away: 'login.directory_weg',
  certificate: 'login.certificaat',
  account: 'login.directory_instelling',
  base: 'login.directory_instelling',
}

const refusalCodes: Readonly<Record<BindRefusal, ErrorCode>> = {
  wrong: 'login.onjuist',
  expired: 'login.wachtwoord_verlopen',
  closed: 'login.account_gesloten',
}

interface Proof {
  /** Null for a name that the directory does not have. */
  readonly person: DirectoryPerson | null
  /** Under which failures count: one name, however it was typed. */
  readonly guessed: string
  /** Null when the password is right. */
  readonly refusal: BindRefusal | null
}

/** @throws PortalError `login.methode_niet_beschikbaar` or `login.methode_niet_ingericht` */
function requireDirectory({ settings, tenant }: Ctx): DirectoryLogin {
  if (!settings.bool('Login_AD')) throw new PortalError('login.methode_niet_beschikbaar')
  if (tenant.logins.directory === null) throw new PortalError('login.methode_niet_ingericht')
  return tenant.logins.directory
}

/**
 * Asks the directory once. A name that waits is not tried there, nor one that it does not have: every wrong password
 * there counts towards the lock of the company's own account.
 */
async function prove(
  before: AskingCtx,
  directory: DirectoryLogin,
  tried: { readonly typed: string; readonly password: string; readonly rules: NameRules },
): Promise<Proof> {
  const { typed, password, rules } = tried
  const name = readDirectoryName(typed, rules)
  if (name === null) throw new PortalError(rules.form === '{email}' ? 'login.naam_als_email' : 'login.naam_als_domein')
  await permitGuess(before, typed)
  return askDirectory(directory, async (open) => {
    const [person, other] = await open.find(name)
    if (person === undefined || other !== undefined || person.id === '') {
      if (person !== undefined)
        before.log.error(
          { dn: person.dn, more: other?.dn },
          'a directory entry has no id of its own, or shares its name',
        )
      // An unknown name: what takes as long as a wrong password, and counts for no account of the company.
      await open.refuse(`cn=${crypto.randomUUID()},${directory.baseDn}`, crypto.randomUUID())
      return { person: null, guessed: typed, refusal: 'wrong' }
    }
    const { identity, accountName } = provenBy(person, rules, directory)
    const guessed = (await findIdentityOwner(before.db, identity)) ?? accountName
    await permitGuess(before, guessed)
    return { person, guessed, refusal: await open.refuse(person.dn, password) }
  })
}

async function proveOrSay(...asked: Parameters<typeof prove>): Promise<Proof> {
  try {
    return await prove(...asked)
  } catch (error) {
    if (!(error instanceof DirectoryError)) throw error
    const [{ log }, { url }] = asked
    log.error({ event: 'authn_directory_fault', fault: error.fault, url, reason: error.message }, 'directory not asked')
    throw new PortalError(faultCodes[error.fault])
  }
}

/**
 * Log in with the account of the company's directory (R-GEN-20, R-GEN-21). The directory is asked before the transaction;
 * failures are counted here as those of a password of the portal are.
 */
export const loginDirectory: AskFirst<typeof auth.loginDirectory> = {
  async ask(before, { gebruikersnaam: typed, wachtwoord: password }) {
    const directory = requireDirectory(before)
    const rules = nameRulesOf(before.settings, directory)
    const { person, guessed, refusal } = await proveOrSay(before, directory, { typed, password, rules })
    return async (ctx) => {
      await settleGuess(ctx, {
        userName: guessed,
        account: await findAccount(ctx.db, guessed),
        succeeded: refusal === null,
        refusal: refusalCodes[refusal ?? 'wrong'],
      })
      // A failure has just been refused.
      if (person === null) throw new PortalError('login.onjuist')
      const account = await accountOf(ctx, provenBy(person, rules, directory))
      ctx.audit(account.userName, { method: account.loginType })
      return { token: await openSession(ctx, account) }
    }
  },
}
