import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exited, root } from '../tooling/processes.ts'

/** A process of its own that serves these bytes. */
export async function startBareServer(
  body: Buffer,
  encoding: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const child = spawn(process.execPath, ['bench/bare-server.ts', file, encoding], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The bare server stopped (${code})`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
