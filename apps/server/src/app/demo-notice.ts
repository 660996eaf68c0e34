import { demoAccounts, demoPassword } from '../features/auth/demo-accounts.ts'
import type { Tenant } from '../platform/tenant.ts'

/** Who can log in where, for somebody who tries the portal; nothing where every tenant is a production one. */
export function demoNotice(tenants: readonly Tenant[], port: number): string {
  const demos = tenants.filter(({ production }) => !production)
  if (demos.length === 0) return ''
  const width = Math.max(...demoAccounts.map(({ userName }) => userName.length))
  const lines = [
    '',
    `Demo-accounts, allemaal met wachtwoord ${demoPassword}:`,
    ...demoAccounts.map(({ userName, who }) => `  ${userName.padEnd(width)}  ${who}`),
    '',
    'Demo-omgevingen:',
    ...demos.map(({ branding, hostNames }) => `  http://${hostNames[0]}:${port}  ${branding.name}`),
    ...(demos.some(({ logins }) => logins.microsoft !== null)
      ? [
          '',
          'Als medewerker inloggen (Microsoft of inlogserver): kies Medewerker op het inlogscherm, zonder wachtwoord.',
        ]
      : []),
    '',
    'Probeer eerst: log in als uitvoerder, kies locatie 10001, zoek een minigraver en bestel hem.',
  ]
  return `${lines.join('\n')}\n`
}
