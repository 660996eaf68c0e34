import { type ChildProcess, spawn } from 'node:child_process'
import { exited, root } from '../../tooling/processes.ts'

export interface Minimum {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** The minimum as a process of its own on the portal's database, with as much room for what is young as the portal has. */
export async function startMinimum(
  database: { readonly host: string; readonly name: string },
  backOffice: string,
): Promise<Minimum> {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', 'bench/minimum/server.ts', database.host, database.name, backOffice],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The minimum stopped (${code})`)))
  })
  return {
    url,
    process: child,
    stop: async () => {
      child.kill('SIGTERM')
      await exited(child)
    },
  }
}
