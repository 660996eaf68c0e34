import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runtimeArguments, runtimeEnvironment } from './runtime-arguments.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder of everything that is kept: the portal's own, and within it the simulator's. */
export function dataFolders(): { readonly portal: string; readonly simulator: string } {
  const { PORTAL_DATA_DIR, SIMULATOR_DATA_DIR } = process.env
  const portal = resolve(root, PORTAL_DATA_DIR || '.data')
  return { portal, simulator: SIMULATOR_DATA_DIR ? resolve(root, SIMULATOR_DATA_DIR) : join(portal, 'simulator') }
}

/** Starts the simulator with its books beside the portal's data. */
export function startSimulator(): ChildProcess {
  return startProgram('apps/erp-simulator/src/main.ts', { SIMULATOR_DATA_DIR: dataFolders().simulator })
}

/** Starts one of our programs on the runtime this program runs on, with its output on this terminal. */
export function startProgram(file: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [...runtimeArguments(file), file], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...runtimeEnvironment, PORTAL_PARENT_PID: String(process.pid), ...env },
  })
}

export function exited(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Calls back once when we are asked to stop: by signal, or because the npm that started us is gone without a word. */
export function onStopAsked(stop: () => void): void {
  let asked = false
  const ask = (): void => {
    if (asked) return
    asked = true
    stop()
  }
  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) ask()
  }, 500).unref()
}
