import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { services } from '@portal/erp-protocol/services.ts'
import cds from '@sap/cds'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'

/** An OData V4 server of another maker, with the services of the back office in it. */
export interface ForeignServer {
  /** Stands where the root of the back office's instance stands. */
  readonly url: string
  readonly company: string
  fill(service: ServiceDefinition, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  /** Changes or removes the row with this `No`, which is the service's key. */
  change(service: string, no: string, values: Readonly<Record<string, unknown>>): Promise<void>
  remove(service: string, no: string): Promise<void>
  /** Takes the rows of a service away under the server, which then fails at run time. */
  drop(service: string): Promise<void>
  stop(): Promise<void>
}

const types: Readonly<Record<FieldType['type'], string>> = {
  Code: 'cds.String',
  Text: 'cds.String',
  Option: 'cds.String',
  Decimal: 'cds.Decimal',
  Date: 'cds.Date',
  DateTime: 'cds.Timestamp',
  Boolean: 'cds.Boolean',
  Integer: 'cds.Integer',
  BigInteger: 'cds.Int64',
  Guid: 'cds.UUID',
}

function elementOf(service: ServiceDefinition, name: string, field: FieldType): object {
  return {
    type: types[field.type],
    ...('length' in field ? { length: field.length } : {}),
    ...(service.key.includes(name) ? { key: true } : {}),
    ...(name === 'Row_Version' ? { '@odata.etag': true } : {}),
  }
}

/** The services as that server describes its own: one entity each. */
function modelOf(all: readonly ServiceDefinition[]): object {
  const entities = all.map((service) => [
    `NAV.${service.name}`,
    {
      kind: 'entity',
      elements: Object.fromEntries(
        Object.entries(service.fields).map(([name, field]) => [name, elementOf(service, name, field)]),
      ),
    },
  ])
  return { definitions: { NAV: { kind: 'service', '@path': '/services' }, ...Object.fromEntries(entities) } }
}

const company = { Id: '0b9c1a52-3f0e-4b86-9d5a-2f4c1d9e8b10', Name: 'Elders B.V.' }
const root = '/BC/ODataV4'

/** Only the addresses are ours: that server knows no companies. */
function answerAddress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const url = request.url ?? ''
  if (url === `${root}/Company`) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value: [company] }))
    return
  }
  request.url = url.replace(/^\/BC\/ODataV4(\/Company\(Id=[0-9a-f-]+\))?/, '/services')
  next()
}

const silent = () => ({ trace() {}, debug() {}, log() {}, info() {}, warn() {}, error() {} })

async function listen(folder: string, database: string): Promise<Server> {
  const model = join(folder, 'nav.csn')
  const described = modelOf(Object.values(services))
  writeFileSync(model, JSON.stringify(described))
  cds.root = folder
  cds.log.Logger = silent
  Object.assign(cds.env.requires, {
    auth: { kind: 'dummy' },
    db: {
      kind: 'postgres',
      dialect: 'postgres',
      impl: '@cap-js/postgres',
      credentials: { ...testServer().connection, database },
    },
  })
  cds.on('bootstrap', (app) => app.use(answerAddress))
  const server = await cds.server({
    from: [model],
    port: 0,
    in_memory: false,
    static: false,
    favicon: false,
    index: false,
    silent: true,
  })
  // One after the other; its own way of making them asks one connection for all at once.
  for (const statement of cds.compile.to.sql(described, { dialect: 'postgres' })) await cds.run(statement)
  return server
}

export async function startForeignServer(): Promise<ForeignServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
  const database = await createTestDatabase()
  const server = await listen(folder, database)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/BC`,
    company: company.Name,
    fill: async (service, rows) => {
      if (rows.length > 0) await cds.ql.INSERT.into(`NAV.${service.name}`).entries(rows)
    },
    change: async (service, no, data) => {
      await cds.ql.UPDATE(`NAV.${service}`).with(data).where({ No: no })
    },
    remove: async (service, no) => {
      await cds.ql.DELETE.from(`NAV.${service}`).where({ No: no })
    },
    drop: async (service) => {
      await cds.run(`drop table NAV_${service}`)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await cds.db.disconnect()
      await dropTestDatabase(database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
