import { Writable } from 'node:stream'
import { createLog, type Logger } from '../src/platform/log/log.ts'

export interface WrittenLog {
  readonly log: Logger
  /** What it is written to, for a log of one's own. */
  readonly out: Writable
  /** Everything written so far. */
  text(): string
  /** Each line as it was written. */
  lines(): readonly Readonly<Record<string, unknown>>[]
}

/** A log as a collector gets it. */
export function writtenLog(level = 'info'): WrittenLog {
  let text = ''
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return {
    log: createLog(level, out),
    out,
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter((line) => line !== '')
        // Every line of the log is one object.
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  }
}
