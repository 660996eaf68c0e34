import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { exited, root } from './processes.ts'
import { runtimeArguments, runtimeEnvironment } from './runtime-arguments.ts'

/** The account a program runs as, when it is not ours. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

interface QuietProgram {
  readonly env: Readonly<Record<string, string>>
  /** Gets what the program prints. */
  readonly log: string[]
  readonly account?: Account | undefined
  /** What stands behind the file on the command line. */
  readonly given?: readonly string[]
}

/** Starts one of our programs without a terminal; it ends when we are gone. */
export function startQuietly(file: string, { env, log, account, given = [] }: QuietProgram): ChildProcess {
  const child = spawn(process.execPath, [...runtimeArguments(file), file, ...given], {
    cwd: root,
    env: {
      ...process.env,
      ...runtimeEnvironment,
      ...env,
      PORTAL_PARENT_PID: String(process.pid),
      npm_lifecycle_event: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  collectOutput(child, log)
  return child
}

/** Adds what a program prints to the log. The pipe of one that is killed breaks off, which says nothing that its end does not. */
export function collectOutput({ stdout, stderr }: ChildProcess, log: string[]): void {
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => log.push(chunk.toString())).on('error', () => undefined)
}

/** Waits until the address answers that all is well; fails when the program ends or three minutes are over. */
export async function waitUntilReady(url: string, child: ChildProcess, log: readonly string[]): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program stopped (${child.exitCode}):\n${log.join('')}`)
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await pause(25)
  }
  throw new Error(`${url} was not ready in time:\n${log.join('')}`)
}

/** Sends the signal and waits for the end; nothing when the program has ended already. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await exited(child)
}
