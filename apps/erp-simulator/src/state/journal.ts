import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** An append-only file of transactions; what `append` returned from is on the disk. */
export interface Journal {
  append(entry: unknown): void
  close(): void
  clear(): void
}

/** Rows hold bigints, which JSON does not know. */
const write = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? { $big: value.toString() } : value)
const read = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$big' in value && typeof value.$big === 'string'
    ? BigInt(value.$big)
    : value

/** Opens the journal and hands every complete entry to `replay`; a last line cut off by a crash is taken off. */
export function openJournal(file: string, replay: (entry: unknown) => void): Journal {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) {
    const text = readFileSync(file, 'utf8')
    const complete = text.slice(0, text.lastIndexOf('\n') + 1)
    for (const line of complete.split('\n')) if (line !== '') replay(JSON.parse(line, read))
    if (complete.length !== text.length) truncateSync(file, Buffer.byteLength(complete))
  }
  let handle = openSync(file, 'a')
  return {
    append: (entry) => {
      writeSync(handle, `${JSON.stringify(entry, write)}\n`)
      fsyncSync(handle)
    },
    close: () => closeSync(handle),
    clear: () => {
      closeSync(handle)
      rmSync(file, { force: true })
      handle = openSync(file, 'a')
    },
  }
}
