import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

async function readPid(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Process ids are used again, in containers at once: only the command line tells whose it is. */
async function runsWith(pid: number, word: string): Promise<boolean> {
  if (!lives(pid)) return false
  if (process.platform !== 'linux') return true
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(word)
}

export const ownerFile = (folder: string) => join(folder, 'portal.pid')

/**
 * Ends a server that an earlier portal left running on this cluster, and clears the mark of one that is gone.
 * @throws Error when the portal that started it still runs
 */
export async function endFormerPostgres(folder: string, dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid')
  const former = await readPid(pidFile)
  if (former === null) return
  const owner = await readPid(ownerFile(folder))
  const isOurs = () => runsWith(former, dataFolder)
  if (owner !== null && owner !== process.pid && (await runsWith(owner, 'node')) && (await isOurs()))
    throw new Error(`The data directory ${folder} is in use by the portal with process id ${owner}`)
  if (await isOurs()) process.kill(former, 'SIGINT')
  const deadline = performance.now() + 20_000
  while (await isOurs()) {
    if (performance.now() > deadline) throw new Error(`The former PostgreSQL (process ${former}) does not stop`)
    await pause(20)
  }
  await rm(pidFile, { force: true })
}
