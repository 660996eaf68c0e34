import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** An append-only file of transactions; what `append` returned from is on the disk. */
export interface Journal {
  append(entry: unknown): void
  /** Puts this one entry in the place of all, in one step. */
  restart(entry: unknown): void
  close(): void
}

/** Rows hold bigints, which JSON does not know. */
const write = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? { $big: value.toString() } : value)
const read = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$big' in value && typeof value.$big === 'string'
    ? BigInt(value.$big)
    : value

const lineOf = (entry: unknown): string => `${JSON.stringify(entry, write)}\n`

/** Takes off a last line that a crash cut off, and hands every complete entry to `replay`. */
function replayFile(file: string, replay: (entry: unknown) => void): void {
  const content = readFileSync(file)
  const complete = content.subarray(0, content.lastIndexOf('\n') + 1)
  for (const line of complete.toString('utf8').split('\n')) if (line !== '') replay(JSON.parse(line, read))
  if (complete.length !== content.length) truncateSync(file, complete.length)
}

function writeDurably(handle: number, text: string): void {
  writeFileSync(handle, text)
  fsyncSync(handle)
}

export function openJournal(file: string, replay: (entry: unknown) => void): Journal {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) replayFile(file, replay)
  let handle = openSync(file, 'a')
  return {
    append: (entry) => writeDurably(handle, lineOf(entry)),
    restart: (entry) => {
      const fresh = openSync(`${file}.new`, 'w')
      writeDurably(fresh, lineOf(entry))
      closeSync(fresh)
      renameSync(`${file}.new`, file)
      closeSync(handle)
      handle = openSync(file, 'a')
    },
    close: () => closeSync(handle),
  }
}
