import { listBackups, readContents, readLabel, removeBackup } from './backup-list.ts'
import type { Backups } from './make-backup.ts'

/** The pieces that a backup consists of. */
async function* piecesOf({ place, pieces }: Backups, name: string): AsyncGenerator<string> {
  const label = await readLabel(place, name)
  yield* label.contents.pieces
  for (const { database, files } of (await readContents(pieces, label)).tenants)
    for (const { pieces: used } of [...database.tables, ...files]) yield* used
}

/**
 * Removes all backups but the newest ones, with the pieces that no other uses. Gives how many went.
 * @throws BackupFault before anything is removed, when one that stays cannot be read
 */
export async function pruneBackups(backups: Backups, keep: number): Promise<number> {
  const { place } = backups
  const names = await listBackups(place)
  const gone = names.slice(0, Math.max(0, names.length - keep))
  if (gone.length === 0) return 0
  const used = new Set<string>()
  for (const name of names.slice(gone.length)) for await (const piece of piecesOf(backups, name)) used.add(piece)
  for (const name of gone) await removeBackup(place, name)
  for await (const piece of place.store.list()) if (!used.has(piece)) await place.store.remove(piece)
  return gone.length
}
