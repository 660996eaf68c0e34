import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openJournal } from './journal.ts'

const dir = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function entriesOf(file: string): readonly unknown[] {
  const seen: unknown[] = []
  openJournal(file, (entry) => seen.push(entry)).close()
  return seen
}

describe('the journal', () => {
  it('gives back what was written, big numbers included', () => {
    const file = join(dir, 'plain.jsonl')
    const journal = openJournal(file, () => undefined)
    journal.append({ version: 12_345_678_901_234_567_890n, text: 'één\nregel' })
    journal.close()
    expect(entriesOf(file)).toEqual([{ version: 12_345_678_901_234_567_890n, text: 'één\nregel' }])
  })

  it('takes off a line that a crash cut off in the middle of a letter, and goes on behind it', () => {
    const file = join(dir, 'torn.jsonl')
    const journal = openJournal(file, () => undefined)
    journal.append({ no: 1, text: 'é' })
    journal.close()
    appendFileSync(file, Buffer.from('{"no":2,"text":"é').subarray(0, -1))
    const again = openJournal(file, () => undefined)
    again.append({ no: 3 })
    again.close()
    expect(entriesOf(file)).toEqual([{ no: 1, text: 'é' }, { no: 3 }])
  })

  it('begins again with one entry', () => {
    const file = join(dir, 'again.jsonl')
    const journal = openJournal(file, () => undefined)
    journal.append({ no: 1 })
    journal.restart({ no: 2 })
    journal.append({ no: 3 })
    journal.close()
    expect(readFileSync(file, 'utf8')).toBe('{"no":2}\n{"no":3}\n')
  })
})
