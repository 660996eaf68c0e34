import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache, runtimeArguments } from './runtime-arguments.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts one of our programs on the runtime this program runs on, with its output on this terminal. */
export function startProgram(file: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [...runtimeArguments(file), file], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...compileCache, PORTAL_PARENT_PID: String(process.pid), ...env },
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
