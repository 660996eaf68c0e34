import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { secretFiles } from '../keys/secrets.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'
import type { KeptDatabase } from './dump-database.ts'
import type { Kept, Pieces } from './pieces.ts'

/** The format of what lies in a place; a portal that knows only older ones refuses it. */
const format = 1

const Label = z.object({
  format: z.number(),
  portal: z.string(),
  made: z.iso.datetime(),
  tenants: z.array(z.string()),
  encrypted: z.boolean(),
  contents: z.object({ pieces: z.array(z.string()), bytes: z.number(), digest: z.string() }),
})

/** What a backup says of itself without a key. */
export type BackupLabel = z.output<typeof Label>

/** Content of the portal under its hash. */
export interface KeptFile extends Kept {
  readonly hash: string
}

export interface KeptTenant {
  readonly id: string
  readonly database: KeptDatabase
  readonly files: readonly KeptFile[]
}

export interface BackupContents {
  readonly tenants: readonly KeptTenant[]
  /** Secrets that the portal made itself; only in an encrypted backup. */
  readonly secrets: readonly { readonly name: (typeof secretFiles)[number]; readonly text: string }[]
  /** Whose sessions and authenticator apps these are. */
  readonly signingKeyIds: readonly string[]
}

const fileOf = (name: string) => `${name}.json`

/** Names of the backups that are whole, oldest first: the label is written last. */
export async function listBackups({ named }: BackupPlace): Promise<readonly string[]> {
  const names = await named.list()
  return names.flatMap((name) => /^(\d{4}-\d{2}-\d{2}T[\d-]+Z)\.json$/.exec(name)?.[1] ?? []).sort()
}

/** @throws BackupFault when there is no such backup, its label is damaged, or a newer portal made it */
export async function readLabel({ named, title }: BackupPlace, name: string): Promise<BackupLabel> {
  const bytes = await named.read(fileOf(name))
  if (bytes === null) throw new BackupFault(`In ${title} is geen back-up ${name}: kies er een met --list.`)
  const place = `${title}/backups/${fileOf(name)}`
  let read: unknown
  try {
    read = JSON.parse(bytes.toString())
  } catch {
    throw new BackupFault(`${place} is beschadigd: neem een andere back-up.`)
  }
  const label = Label.safeParse(read)
  if (!label.success) throw new BackupFault(`${place} is beschadigd: neem een andere back-up.`)
  if (label.data.format > format)
    throw new BackupFault(
      `De back-up ${name} is gemaakt door versie ${label.data.portal}: herstel haar met die versie.`,
    )
  return label.data
}

export async function readContents(pieces: Pieces, label: BackupLabel): Promise<BackupContents> {
  // Written by `writeBackup` below, and the same bytes: its pieces are compared with their hashes.
  return (await json(Readable.from(pieces.read(label.contents)))) as BackupContents
}

export interface NewBackup {
  readonly at: Date
  readonly portal: string
  readonly encrypted: boolean
}

/** Makes a backup of what was kept; from then on it is listed. Gives its name. */
export async function writeBackup(
  { place, pieces }: { readonly place: BackupPlace; readonly pieces: Pieces },
  contents: BackupContents,
  { at, portal, encrypted }: NewBackup,
): Promise<string> {
  const kept = await pieces.keep(Readable.from([Buffer.from(JSON.stringify(contents))]))
  const tenants = contents.tenants.map(({ id }) => id)
  const label: BackupLabel = {
    format,
    portal,
    made: at.toISOString(),
    tenants,
    encrypted,
    contents: { ...kept, pieces: [...kept.pieces] },
  }
  const name = at.toISOString().replaceAll(/[:.]/g, '-')
  await place.named.write(fileOf(name), Buffer.from(`${JSON.stringify(label, null, 2)}\n`))
  return name
}

export const removeBackup = ({ named }: BackupPlace, name: string): Promise<void> => named.remove(fileOf(name))
