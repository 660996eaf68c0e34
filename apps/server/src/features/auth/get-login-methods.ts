import type { auth } from '@portal/contract/auth.ts'
import { returnAddressOf } from '@portal/domain/auth/return-address.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { isOffered, providerOf } from './providers/provider.ts'

/** Every address to come back to that has to be named where the portal is registered. */
function returnAddressesOf(tenant: Tenant): string[] {
  const hosts = tenant.hostNames.map((name) => `https://${name}`)
  const origins = tenant.publicUrl === null ? hosts : [tenant.publicUrl, ...hosts]
  const addresses = origins.map((origin) => returnAddressOf(origin, tenant)).filter((address) => address !== null)
  return [...new Set(addresses)]
}

/** The ways in for employees as they are set and set up; secrets are not among it (R-GEN-22). */
export const getLoginMethods: UseCase<typeof auth.getLoginMethods> = async ({ settings, tenant }) => {
  const { directory } = tenant.logins
  const terugadressen = returnAddressesOf(tenant)
  const providers = (['Azure', 'Federation'] as const).map((methode) => {
    const provider = providerOf(tenant, methode)
    return {
      methode,
      aan: isOffered(settings, methode),
      ingericht: provider !== null,
      adres: provider?.issuer ?? '',
      terugadressen,
    }
  })
  const byDirectory = {
    methode: 'Directory' as const,
    aan: settings.bool('Login_AD'),
    ingericht: directory !== null,
    adres: directory?.url ?? '',
    terugadressen: [],
  }
  return { items: [...providers, byDirectory] }
}
