import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listProjectFiles } from '../architecture/project-files.ts'
import { root } from '../processes.ts'

/** A copy of the project in which anything may be broken, whatever ends the run. */
export interface ProjectCopy {
  readonly folder: string
  remove(): void
}

/** Packages are those of the project itself; our own lead into the copy. */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-prove-')))
  for (const file of listProjectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const modules = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', '@portal'), { recursive: true })
  for (const name of readdirSync(modules)) {
    if (name !== '@portal') symlinkSync(join(modules, name), join(folder, 'node_modules', name))
  }
  for (const name of readdirSync(join(modules, '@portal'))) {
    const own = realpathSync(join(modules, '@portal', name)).slice(realpathSync(root).length)
    symlinkSync(join(folder, own), join(folder, 'node_modules', '@portal', name))
  }
  const built = join(root, 'apps', 'web', 'dist')
  if (existsSync(built)) symlinkSync(built, join(folder, 'apps', 'web', 'dist'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
