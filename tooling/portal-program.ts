import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const sourcesOf = (name: string) => `apps/server/src/app/${name}.ts`
const builtOf = (name: string) => `apps/server/dist/${name}.js`
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

/** A program of the portal as it was built, or its sources when they have changed since. */
function programOf(name: string, root: string): string {
  const at = join(root, stamp)
  if (!existsSync(at) || !existsSync(join(root, builtOf(name)))) return sourcesOf(name)
  const builtAt = changedAt(at)
  const isOld =
    changedAt(join(root, 'package-lock.json')) > builtAt ||
    folders.some((folder) => holdsNewer(join(root, folder), builtAt))
  return isOld ? sourcesOf(name) : builtOf(name)
}

/** The file that starts the portal. */
export const portalProgram = (root: string = project): string => programOf('main', root)

/** The file of a command beside the portal, with its whole path. */
export const commandProgram = (name: string): string => join(project, programOf(name, project))

export const isPortalProgram = (file: string): boolean => file === sourcesOf('main') || file === builtOf('main')
