import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Contents that were handed in, kept by their SHA-256. */
export interface Files {
  /** Returns when the content is on the disk. */
  put(content: Buffer): { readonly hash: string; readonly size: number }
  get(hash: string): Buffer | undefined
}

export function createFiles(folder: string): Files {
  return {
    put: (content) => {
      const hash = createHash('sha256').update(content).digest('hex')
      mkdirSync(folder, { recursive: true })
      const path = join(folder, hash)
      const handle = openSync(`${path}.new`, 'w')
      writeFileSync(handle, content)
      fsyncSync(handle)
      closeSync(handle)
      renameSync(`${path}.new`, path)
      return { hash, size: content.length }
    },
    get: (hash) => {
      const path = join(folder, hash)
      return /^[0-9a-f]{64}$/.test(hash) && existsSync(path) ? readFileSync(path) : undefined
    },
  }
}
