import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'

const nobody = 65_534
const mapToNobody = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
/** Ends the program when we are killed without a chance to end it. After unshare, which would clear it. */
const endWithParent = ['setpriv', '--pdeathsig', 'INT', '--']

function works(command: readonly string[]): boolean {
  const [program, ...args] = [...command, 'true']
  return program !== undefined && spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

/** How programs that refuse to run as root are started on this machine. */
export interface RunAs {
  readonly prefix: readonly string[]
  /** The account that must own the files, when it is not ours. */
  readonly owner: number | null
}

export function findRunAs(): RunAs {
  if (process.platform !== 'linux') return { prefix: [], owner: null }
  const guard = works(endWithParent) ? endWithParent : []
  if (process.getuid?.() !== 0) return { prefix: guard, owner: null }
  if (works(mapToNobody)) return { prefix: [...mapToNobody, ...guard], owner: null }
  return { prefix: guard, owner: nobody }
}

export function spawnAs(runAs: RunAs, command: readonly string[], options: SpawnOptions): ChildProcess {
  const [program, ...args] = [...runAs.prefix, ...command]
  if (program === undefined) throw new Error('Nothing to run')
  const account = runAs.owner === null ? {} : { uid: runAs.owner, gid: runAs.owner }
  return spawn(program, args, { ...options, ...account })
}
