import { readdir, readFile } from 'node:fs/promises'
import { type DrizzleSnapshotJSON, generateDrizzleJson } from 'drizzle-kit/api'

const schemaFolder = new URL('../apps/server/src/platform/db/schema/', import.meta.url)
const mirrorTables = new URL('../apps/server/src/erp/mirror-tables.ts', import.meta.url)
/** What all migrations make together. */
export const snapshotFile = new URL('../migrations/meta/snapshot.json', schemaFolder)

/** What the schema exports, tables and sequences by name. */
export async function readTables(): Promise<Readonly<Record<string, unknown>>> {
  const files = (await readdir(schemaFolder)).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    [...files.sort().map((name) => new URL(name, schemaFolder)), mirrorTables].map(({ href }) => import(href)),
  )
  return Object.fromEntries(modules.flatMap((module) => Object.entries(module)))
}

/** The tables as the code declares them. */
export async function readSchema(): Promise<DrizzleSnapshotJSON> {
  return generateDrizzleJson({ ...(await readTables()) })
}

/** The tables as the migrations make them. */
export async function readMigrated(): Promise<DrizzleSnapshotJSON> {
  return JSON.parse(await readFile(snapshotFile, 'utf8'))
}
