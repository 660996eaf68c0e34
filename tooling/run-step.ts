import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './processes.ts'
import { compileCache } from './runtime-arguments.ts'

export interface Step {
  readonly title: string
  /** Program of node_modules and its arguments, run on this runtime. */
  readonly args: readonly string[]
  /** What is undefined is taken away. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

export interface StepResult {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** Off a terminal, in the log of a build server, output is plain and only failures are shown at length. */
export const isTerminal = process.stdout.isTTY === true

/** Build servers switch colours on by themselves; the last two are of the printed pages in failed tests of the web. */
const plainEnv = isTerminal ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined, COLORS: 'false', DEBUG_PRINT_LIMIT: '2000' }

/** Runs one step to its end and keeps what it printed; with `live`, prints it while it runs. */
export function runStep(step: Step, live = false): Promise<StepResult> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: root,
      env: { ...process.env, ...compileCache, ...plainEnv, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (live) process.stdout.write(chunk)
      })
    }
    child.once('close', (code) => resolve({ ok: code === 0, output, seconds: (performance.now() - began) / 1000 }))
  })
}
