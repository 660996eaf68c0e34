import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { nextMigrationNumber } from './migration-numbers.ts'
import { readMigrated, readSchema, snapshotFile } from './read-schema.ts'

/**
 * `npm run db:generate -- add-something`: writes what changed in the drizzle schema as the next migration.
 * With `--squash` the schema is written as the one migration 0001; only until the first release.
 */
const database = new URL('../apps/server/src/platform/db/', import.meta.url)
const migrationsFolder = new URL('migrations/', database)

const mark = '-- Generated from the drizzle schema.\n'

const { values, positionals } = parseArgs({ options: { squash: { type: 'boolean' } }, allowPositionals: true })

async function readSnapshot(): Promise<DrizzleSnapshotJSON> {
  if (values.squash) return generateDrizzleJson({})
  return readMigrated()
}

/** Hand-written migrations stay. */
async function removeGenerated(file: URL): Promise<void> {
  if ((await readFile(file, 'utf8')).startsWith(mark)) await rm(file)
}

async function nextName(): Promise<string> {
  const present = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  if (values.squash) {
    for (const name of present) await removeGenerated(new URL(name, migrationsFolder))
    return '0001_create-schema.sql'
  }
  const [title] = positionals
  if (title === undefined || !/^[a-z]+(-[a-z0-9]+)+$/.test(title))
    throw new Error('Say what the migration does: npm run db:generate -- add-something')
  return `${nextMigrationNumber(present)}_${title}.sql`
}

const schema = await readSchema()
const statements = await generateMigration(await readSnapshot(), schema)
const unfilled = statements.find((text) => /ADD COLUMN .* NOT NULL/.test(text) && !/ DEFAULT /.test(text))
if (unfilled !== undefined) throw new Error(`A table with rows cannot take a column without a value: ${unfilled}`)
if (statements.length === 0) console.log('The migrations already make this schema.')
else {
  const name = await nextName()
  await writeFile(new URL(name, migrationsFolder), `${mark}${statements.join('\n\n')}\n`)
  await writeFile(snapshotFile, `${JSON.stringify({ ...schema, id: '', prevId: '' }, null, 1)}\n`)
  console.log(`Wrote ${name} with ${statements.length} statements.`)
}
