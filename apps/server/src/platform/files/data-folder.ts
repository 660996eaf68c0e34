import { chmod, mkdir, stat } from 'node:fs/promises'

/** The embedded database of a portal that runs as root runs as somebody else, who must come through but sees no names. */
const modeOf = (userId: number | undefined): number => (userId === 0 ? 0o711 : 0o700)

/** Makes the folder of keys, files and the embedded database, or closes one that others could read. */
export async function closeDataFolder(folder: string): Promise<void> {
  const userId = process.getuid?.()
  const mode = modeOf(userId)
  await mkdir(folder, { recursive: true, mode })
  const { mode: found, uid } = await stat(folder)
  if (uid === userId && (found & 0o777 & ~mode) !== 0) await chmod(folder, mode)
}
