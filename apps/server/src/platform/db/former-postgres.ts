import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const longestWaitMs = 20_000

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

/** The socket folder and port of a server that runs on this cluster; null when none does. */
export async function findRunningPostgres(dataFolder: string): Promise<{ host: string; port: number } | null> {
  const pidFile = join(dataFolder, 'postmaster.pid')
  const pid = await readPid(pidFile)
  if (pid === null || !(await runsWith(pid, dataFolder))) return null
  // PostgreSQL writes its process id, data folder, start, port and socket folder, one a line.
  const [, , , port, host = ''] = (await readFile(pidFile, 'utf8')).split('\n')
  return { host, port: Number(port) }
}

export const ownerFile = (folder: string) => join(folder, 'portal.pid')

/** Every process of a server works in its data folder; after a crash some may outlive the first of them. */
async function worksIn(dataFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const place = await realpath(dataFolder).catch(() => null)
  const isPart = async (pid: string) =>
    (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === place &&
    (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres'
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return (await Promise.all(pids.map(isPart))).includes(true)
}

async function waitUntilNot(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + longestWaitMs
  while (await isSo()) {
    if (performance.now() > deadline) throw new Error(`The former PostgreSQL (${what}) does not stop`)
    await pause(20)
  }
}

/**
 * Ends a server that an earlier portal left running on this cluster, and clears the marks of one that is gone: they
 * name a process id, which may be somebody else's since then, and PostgreSQL would not start.
 * @throws Error when the portal that started it still runs
 */
export async function endFormerPostgres(folder: string, dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid')
  const former = await readPid(pidFile)
  if (former !== null) {
    const owner = await readPid(ownerFile(folder))
    const isOurs = () => runsWith(former, dataFolder)
    if (owner !== null && owner !== process.pid && (await runsWith(owner, 'node')) && (await isOurs()))
      throw new Error(`The data directory ${folder} is in use by the portal with process id ${owner}`)
    if (await isOurs()) process.kill(former, 'SIGINT')
    await waitUntilNot(isOurs, `process ${former}`)
  }
  await waitUntilNot(() => worksIn(dataFolder), `in ${dataFolder}`)
  const socket = join(folder, 'socket', '.s.PGSQL.5432')
  for (const mark of [pidFile, socket, `${socket}.lock`]) await rm(mark, { force: true })
}
