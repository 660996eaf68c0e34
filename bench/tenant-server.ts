import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { listenerName } from '../apps/server/src/platform/db/other-listeners.ts'

interface NamedTenant {
  readonly id: string
  readonly host: string
}

/** A PostgreSQL with the databases of many tenants, which are copies of the first. */
export interface TenantServer {
  readonly tenants: readonly NamedTenant[]
  /** Of an installation that has them all. */
  readonly env: Readonly<Record<string, string>>
  /** Of one that has the first, as a demo with accounts. */
  readonly modelEnv: Readonly<Record<string, string>>
  copyModel(): Promise<void>
  /** Connections to the databases of the tenants now. */
  count(): Promise<{ readonly listening: number; readonly working: number; readonly others: number }>
  close(): Promise<void>
}

interface Place {
  readonly folder: string
  readonly backOfficeUrl: string
  readonly count: number
}

export async function openTenantServer(
  address: string,
  { folder, backOfficeUrl, count }: Place,
): Promise<TenantServer> {
  const prefix = `many_${randomUUID().slice(0, 8)}`
  const tenants = Array.from({ length: count }, (_, at) => ({ id: `t${at}`, host: `t${at}.many.example` }))
  const databaseOf = ({ id }: NamedTenant) => `${prefix}_${id}`
  const client = new Client(address)
  await client.connect()
  await client.query(`create database ${escapeIdentifier(prefix)}`)
  const url = new URL(address)
  url.pathname = `/${prefix}`
  const account = {
    url: backOfficeUrl,
    user: 'portaal',
    password: 'portaal-koppeling',
    company: 'Rijnmond Materieel B.V.',
  }
  const envOf = (name: string, those: readonly NamedTenant[], production: boolean) => {
    const file = join(folder, name)
    const entries = those.map(({ id, host }, at) => ({
      ...{ id, hostNames: [host], isDefault: at === 0, production },
      // The simulator has no other users to spare.
      backOffice: { ...account, requestsPerMinute: 6000 },
    }))
    writeFileSync(file, JSON.stringify(entries))
    const secrets = { PORTAL_SECRET_KEYS: 'a key that only this measurement signs with', PORTAL_DATA_DIR: folder }
    return { ...secrets, PORTAL_DATABASE_URL: url.href, PORTAL_TENANTS_FILE: file }
  }
  return {
    tenants,
    env: envOf('tenants.json', tenants, true),
    modelEnv: envOf('model.json', tenants.slice(0, 1), false),
    async copyModel() {
      const [model, ...copies] = tenants.map((tenant) => escapeIdentifier(databaseOf(tenant)))
      for (const copy of copies) await client.query(`create database ${copy} template ${model} strategy file_copy`)
    },
    async count() {
      const { rows } = await client.query(
        `select count(*) filter (where application_name = $2)::int as listening,
           count(*) filter (where application_name = 'materieel-portaal')::int as working,
           count(*) filter (where application_name not in ('materieel-portaal', $2))::int as others
         from pg_stat_activity where datname ^@ $1`,
        [prefix, listenerName],
      )
      return rows[0]
    },
    async close() {
      for (const name of [...tenants.map(databaseOf), prefix])
        await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
      await client.end()
    },
  }
}
