import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function readJson<T>(path: string): T {
  // The caller names the shape of a file that belongs to the project.
  return JSON.parse(readText(path)) as T
}

/** Files that belong to the project: tracked, or new and not ignored. */
export function listProjectFiles(): readonly string[] {
  const out = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return out.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

export function listFolders(path: string): readonly string[] {
  if (!existsSync(join(root, path))) return []
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
