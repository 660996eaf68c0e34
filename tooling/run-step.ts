import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './processes.ts'

export interface Step {
  readonly title: string
  /** Program of node_modules and its arguments, run on this runtime. */
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface StepResult {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs one step to its end and keeps what it printed; with `live`, prints it while it runs. */
export function runStep(step: Step, live = false): Promise<StepResult> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: root,
      env: { ...process.env, ...step.env },
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
