import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../../tooling/processes.ts'
import { versionsOf } from '../../../../tooling/two-steps.ts'

const changes = 'CHANGELOG.md'

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

const isThere = (commit: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: root }).status === 0

/** The tag of the former version, or where there is none the last commit before the present version got its number. */
function findCommit(version: string, former: string): string {
  const tag = `v${former}`
  if (isThere(tag)) return git('rev-parse', `${tag}^{commit}`)
  const raised = git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json')
  const commit = `${raised}^`
  if (raised === '' || !isThere(commit))
    throw new Error(
      `This clone does not have version ${former}: fetch its tags and history (git fetch --tags --unshallow)`,
    )
  return git('rev-parse', commit)
}

/** The version before the present one, as it would be installed. */
export interface FormerRelease {
  readonly version: string
  readonly commit: string
  /** The file that starts it. */
  readonly program: string
  remove(): void
}

/**
 * Puts the version before the present one into a folder of its own, with its own packages from the registry.
 * @throws Error that names what is missing in this clone or what npm said
 */
export function installFormerRelease(): FormerRelease {
  const [version, former] = versionsOf(git('show', `HEAD:${changes}`))
  if (version === undefined || former === undefined) throw new Error(`${changes} names no version before this one`)
  const commit = findCommit(version, former)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-former-')))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const packed = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: packed })
    const only = ['--omit=dev', '--workspace=@portal/server', '--include-workspace-root']
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']
    const made = spawnSync('npm', ['ci', ...quiet, ...only], { cwd: folder, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`npm ci of version ${former} failed: ${made.stderr}`)
    // It serves calls here; its pages are nobody's matter.
    const pages = join(root, 'apps/web/dist')
    if (existsSync(pages)) symlinkSync(pages, join(folder, 'apps/web/dist'))
    return { version: former, commit, program: join(folder, 'apps/server/src/app/main.ts'), remove }
  } catch (error) {
    remove()
    throw error
  }
}
