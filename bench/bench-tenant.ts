import { writeFileSync } from 'node:fs'

export interface BenchTenant {
  readonly file: string
  readonly backOfficeUrl: string
  readonly port: number
}

/**
 * The company that is measured, as a tenants file. A demo reads the back office every few seconds, which would share the
 * processor with what is measured; a company reads it every few minutes. It may ask as often as a demo does.
 */
export function writeTenants(
  { file, backOfficeUrl, port }: BenchTenant,
  { production }: { readonly production: boolean },
): void {
  const backOffice = {
    url: backOfficeUrl,
    user: 'portaal',
    password: 'portaal-koppeling',
    company: 'Rijnmond Materieel B.V.',
    requestsPerMinute: 6000,
  }
  const tenant = {
    ...{ id: 'standaard', hostNames: ['localhost'], isDefault: true, publicUrl: `http://localhost:${port}` },
    ...{ production, backOffice },
  }
  writeFileSync(file, JSON.stringify([tenant]))
}
