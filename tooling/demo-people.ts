import type { DemoWords } from './demo-identity-words.ts'

/** Where the demo identity server listens: this machine alone. */
export function demoIdentity() {
  return {
    host: 'localhost',
    port: Number(process.env.IDENTITY_PORT || 3004),
    clientId: 'materieel-portaal',
    clientSecret: 'demo-inlogserver',
  }
}

/** The two servers with two people each, who are known in the simulated back office too. */
export const demoProviders = [
  {
    path: '/microsoft/8a6d7b0e-6f0a-4a53-9d3e-3f1f0c5f8a11/v2.0',
    titleOf: () => 'Microsoft (demo)',
    people: [
      { login: 'goedkeurder', firstName: 'Marloes', lastName: 'Peters' },
      { login: 'uitvoerder', firstName: 'Kees', lastName: 'de Bruin' },
    ],
  },
  {
    path: '/adfs',
    titleOf: ({ company }: DemoWords) => company,
    people: [
      { login: 'administratie', firstName: 'Anja', lastName: 'Smit' },
      { login: 'voorman', firstName: 'Sjoerd', lastName: 'Visser' },
    ],
  },
] as const

/** Where each demo tenant takes people back; the portal's own port decides. */
export function demoReturnAddresses(): string[] {
  const port = process.env.PORTAL_PORT || '3000'
  const hosts = ['localhost', 'dura.localhost', 'vsm.localhost', 'ballast.localhost']
  return hosts.map((host) => `http://${host}:${port}/inlog-methode`)
}
