import { invitationHours } from '@portal/domain/auth/password-link.ts'
import { type AccountForm, accountFaults, accountLengths } from '@portal/domain/users/account-form.ts'
import { accountName } from '@portal/domain/users/account-names.ts'
import { type Invited, inviteAdministrator } from '../features/auth/invite-administrator.ts'
import { systemClock } from '../platform/clock.ts'
import { ConfigError } from '../platform/config.ts'
import { connectionTo, type Db, ensureDatabase, openDatabase } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { transact } from '../platform/db/transact.ts'
import { createLog } from '../platform/log/log.ts'
import { createMailQueue } from '../platform/mail/mail.ts'
import { hasMailServer } from '../platform/mail/mail-sender.ts'
import { holdSettings } from '../platform/memory/settings-holder.ts'
import type { Tenant } from '../platform/tenant.ts'
import { type AtTenant, runTenantCommand } from './tenant-command.ts'

const nobody: AccountForm = {
  voornaam: '',
  achternaam: '',
  bedrijfsnaam: '',
  email: '',
  telefoonnummer: '',
  gebruikersnaam: '',
}

/** What the operator reads. */
function tell(tenant: Tenant, email: string, invited: Invited): string {
  if (invited.kind === 'present') {
    const who = invited.administrators.join(', ')
    return `Tenant ${tenant.id} heeft al een hoofdbeheerder: ${who}. Er is niets gemaakt; met --another komt er een bij.`
  }
  const base = tenant.publicUrl ?? `https://${tenant.hostNames[0]}`
  const mailed = invited.mailed ? 'De link is ook gemaild.' : 'De link is niet gemaild: geef hem zelf door.'
  return [
    `${email} is hoofdbeheerder van tenant ${tenant.id} en kiest hier een wachtwoord:`,
    new URL(invited.path, base).href,
    `De link werkt één keer en ${invitationHours} uur lang. ${mailed}`,
  ].join('\n')
}

async function invite(
  db: Db,
  { tenant, operator }: AtTenant,
  who: { email: string; another: boolean },
): Promise<string> {
  const { live: settings } = await holdSettings(db, tenant.preset)
  const invited = await transact(db, (tx) => {
    const mail = hasMailServer({ tenant, settings }) ? createMailQueue(tx, systemClock) : null
    return inviteAdministrator(tx, { ...who, operator, at: systemClock.now(), mail, tenant })
  })
  if (invited === null) throw new ConfigError(`${who.email} heeft al een account bij tenant ${tenant.id}`)
  return tell(tenant, who.email, invited)
}

async function account(at: AtTenant, address: string, flags: Readonly<Record<string, unknown>>): Promise<string> {
  const email = accountName(address)
  if (accountFaults({ ...nobody, email, gebruikersnaam: email }, ['email']).length > 0)
    throw new ConfigError(`${address} is geen e-mailadres van hoogstens ${accountLengths.email} tekens`)
  await ensureDatabase(at.tenant.server, at.tenant.database)
  await migrate(connectionTo(at.tenant.server, at.tenant.database))
  const database = openDatabase(at.tenant.server, at.tenant.database, { log: createLog('silent') })
  try {
    return await invite(database.db, at, { email, another: flags.another === true })
  } finally {
    await database.pool.end()
  }
}

/**
 * `npm run account -- <tenant> <e-mail>`: makes the first chief administrator of a tenant, with a link to choose a password
 * by, whether the portal runs or not.
 */
runTenantCommand({
  usage: 'Gebruik: npm run account -- <tenant> <e-mailadres> [--another]',
  flags: ['another'],
  run: account,
})
