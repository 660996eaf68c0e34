import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const sources = 'apps/server/src/app/main.ts'
const built = 'apps/server/dist/main.js'
/** Written by bootstrap.mjs, as old as the moment it looked at the sources. */
const stamp = 'apps/server/dist/.portal-build'
/** What the portal is built of; the same list is in bootstrap.mjs, which runs before anything is installed. */
const folders = [
  'apps/server/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/erp-protocol/src',
  'packages/i18n/src',
]

const changedAt = (path: string): number => statSync(path).mtimeMs

function holdsNewer(folder: string, than: number): boolean {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files.some(
    (one) => one.isFile() && !one.name.endsWith('.test.ts') && changedAt(join(one.parentPath, one.name)) > than,
  )
}

/** The file that starts the portal: as it was built, or its sources when they have changed since. */
export function portalProgram(root: string = project): string {
  const at = join(root, stamp)
  if (!existsSync(at) || !existsSync(join(root, built))) return sources
  const builtAt = changedAt(at)
  const isOld =
    changedAt(join(root, 'package-lock.json')) > builtAt ||
    folders.some((folder) => holdsNewer(join(root, folder), builtAt))
  return isOld ? sources : built
}

export const isPortalProgram = (file: string): boolean => file === sources || file === built
