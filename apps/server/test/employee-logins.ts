import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import type { TenantLogins } from '../src/platform/tenant.ts'
import { type DirectoryEntry, type DirectoryServer, startDirectory } from './directory-server.ts'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'

/** Every way in for employees: a directory, Microsoft's place and a federation server, all of them real. */
export interface EmployeeLogins {
  readonly directory: DirectoryServer
  readonly microsoft: IdentityProvider
  readonly federation: IdentityProvider
  readonly logins: TenantLogins
  readonly settings: SettingPreset
  stop(): Promise<void>
}

interface Employees {
  readonly inDirectory?: readonly DirectoryEntry[]
  /** By the name that somebody types at the identity servers. */
  readonly people?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly returnAddresses?: readonly string[]
}

export async function startEmployeeLogins(employees: Employees = {}): Promise<EmployeeLogins> {
  const { inDirectory = [], people = {}, returnAddresses = ['http://localhost/inlog-methode'] } = employees
  const directory = await startDirectory(inDirectory)
  const microsoft = await startIdentityProvider({ kind: 'microsoft', returnAddresses, people })
  const federation = await startIdentityProvider({ kind: 'federation', returnAddresses, people })
  return {
    directory,
    microsoft,
    federation,
    logins: { directory: directory.config, microsoft: microsoft.config, federation: federation.config },
    settings: { Login_AD: true, Login_AD_Domein: 'BOUWER', Login_Azure: true, Login_AuthServer: true },
    stop: async () => void (await Promise.all([directory.stop(), microsoft.close(), federation.close()])),
  }
}
