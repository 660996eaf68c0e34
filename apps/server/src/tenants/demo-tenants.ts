import { type Config, ConfigError } from '../platform/config.ts'
import { isLoopback } from '../platform/net/loopback.ts'
import type { Tenant } from '../platform/tenant.ts'
import { variantNames, variants } from './presets.ts'

const demoNames = { standaard: 'localhost', dura: 'dura.localhost', vsm: 'vsm.localhost', ballast: 'ballast.localhost' }

/** The four tenants of an installation without a tenants file: one for each variant, on localhost. */
export function demoTenants({ backOffice, metacom, demoIdentityUrl }: Config) {
  const { url, user, password, company } = backOffice
  const employees = demoIdentityUrl === null ? {} : demoLogins(demoIdentityUrl)
  return variantNames.map((variant) => ({
    id: variant,
    variant,
    hostNames: [demoNames[variant]],
    isDefault: variant === 'standaard',
    production: false,
    backOffice: { url, user, password, company },
    metacom: variants[variant].capabilities.includes('locations.createWithMetacom') ? metacom : null,
    ...employees,
  }))
}

const directoryId = '8a6d7b0e-6f0a-4a53-9d3e-3f1f0c5f8a11'

/** The logins of employees at the identity server that `npm start` brings along, so that they can be tried by hand. */
function demoLogins(identityUrl: string) {
  const client = { clientId: 'materieel-portaal', clientSecret: 'demo-inlogserver' }
  const microsoft = { directoryId, issuer: `${identityUrl}/microsoft/${directoryId}/v2.0`, ...client }
  const federation = { issuer: `${identityUrl}/adfs`, ...client }
  return { settings: { Login_Azure: true, Login_AuthServer: true }, logins: { microsoft, federation } }
}

const remedy =
  'Name your own tenants in a file as docs/back-office.md explains, and give its path as PORTAL_TENANTS_FILE.'

/**
 * The password of demo accounts is public, an administrator's too: a demo is for this machine alone and for the simulator.
 * @throws ConfigError when others could reach a demo tenant, or it would open a real back office
 */
export function refuseExposedDemo(tenants: readonly Tenant[], { host, tenantsFile }: Config): void {
  const demos = tenants.filter(({ production }) => !production)
  const [first] = demos
  if (first === undefined) return
  const what = tenantsFile === null ? 'The demo tenants' : `Tenant ${first.id} is a demo (production: false) and`
  if (!isLoopback(host))
    throw new ConfigError(`${what} may be reached from this machine only, but PORTAL_HOST is ${host}. ${remedy}`)
  const isElsewhere = (url: string | undefined) => url !== undefined && !isLoopback(new URL(url).hostname)
  const real = demos.find(({ backOffice, metacom }) => isElsewhere(backOffice.url) || isElsewhere(metacom?.url))
  if (real === undefined) return
  const isBackOffice = isElsewhere(real.backOffice.url)
  const [named, described] = isBackOffice ? ['NAVISION_URL', 'its back office'] : ['METACOM_URL', 'its MetaCom']
  const where = tenantsFile === null ? named : described
  const whose = tenantsFile === null ? what : `Tenant ${real.id} is a demo (production: false) and`
  const url = isBackOffice ? real.backOffice.url : real.metacom?.url
  throw new ConfigError(`${whose} may use the simulator of this machine only, but ${where} is ${url}. ${remedy}`)
}
