import { adoptConfiguredCompany } from '../erp/connector.ts'
import { ErpError } from '../erp/erp-error.ts'
import { describeCompany } from '../erp/odata/find-company.ts'
import { systemClock } from '../platform/clock.ts'
import { ConfigError } from '../platform/config.ts'
import { findDatabases, openDatabase } from '../platform/db/connect.ts'
import { createLog } from '../platform/log/log.ts'
import { type AtTenant, runTenantCommand } from './tenant-command.ts'

type Adoption = Awaited<ReturnType<typeof adoptConfiguredCompany>>

/** What the operator reads. */
function tell({ former, company, writes }: Adoption, tenantId: string): string {
  const now = describeCompany(company)
  if (former === null)
    return `De gegevens van tenant ${tenantId} horen nog bij geen bedrijf; ${now} is het geconfigureerde.`
  if (former.id === company.id && former.name === company.name)
    return `De gegevens van tenant ${tenantId} horen al bij ${now}. Er is niets veranderd.`
  return [
    `De gegevens van tenant ${tenantId} hoorden bij ${describeCompany(former)} en horen nu bij ${now}.`,
    `Wachtende opdrachten die meegaan: ${writes}. Geef wat is vastgehouden vrij in /settings/outbox.`,
    'Voer nu de taak VergelijkBackoffice uit.',
  ].join('\n')
}

function refuseOther(configured: string, given: string): void {
  if (configured.trim().toLowerCase() === given.trim().toLowerCase()) return
  throw new ConfigError(`Het geconfigureerde bedrijf is ${configured}, niet ${given}: er is niets veranderd`)
}

async function adopt({ tenant, operator }: AtTenant, given: string): Promise<string> {
  refuseOther(tenant.backOffice.company, given)
  const made = await findDatabases(tenant.server, [tenant.database])
  if (!made.has(tenant.database)) throw new ConfigError(`Tenant ${tenant.id} heeft nog geen gegevens`)
  const log = createLog('silent')
  const database = openDatabase(tenant.server, tenant.database, { log })
  try {
    const options = { backOffice: tenant.backOffice, db: database.db, clock: systemClock, log }
    return tell(await adoptConfiguredCompany(options, operator), tenant.id)
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    throw new ConfigError(`De backoffice van tenant ${tenant.id} noemt het bedrijf niet: ${error.message}`)
  } finally {
    await database.pool.end()
  }
}

/**
 * `npm run company -- <tenant> <company>`: the data of a tenant belong to the configured company from now on, which is
 * named once more so that nobody does it by mistake.
 */
runTenantCommand({ usage: 'Gebruik: npm run company -- <tenant> <geconfigureerd bedrijf>', flags: [], run: adopt })
