import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../processes.ts'
import { findRowReadings } from '../row-shapes.ts'

/** A project of one file, in which `execute` gives rows of the type it is told. */
function readingsOf(call: string): readonly unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "files": ["store.ts"] }')
    writeFileSync(join(folder, 'store.ts'), `declare function execute<T>(): Promise<{ rows: T[] }>\n${call}\n`)
    return [...findRowReadings(join(folder, 'tsconfig.json')).values()].flatMap(({ readings }) =>
      readings.map(({ row }) => row),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('statements', () => {
  // The tests of the server compare them with what the database answers (apps/server/test/check-rows.ts).
  it('name the columns of their rows', () => {
    const found = findRowReadings(join(root, 'apps/server/tsconfig.json'))
    expect([...found.values()].flatMap(({ readings }) => readings).length).toBeGreaterThan(100)
  }, 120_000)

  it('are found with what their columns may be', () => {
    expect(
      readingsOf("void execute<{ no: string; state?: 'sent' | null; lines: readonly { no: number }[] }>()"),
    ).toEqual([
      {
        kinds: ['object'],
        fields: {
          no: { kinds: ['string'] },
          state: { kinds: expect.arrayContaining(['null', 'string', 'undefined']), words: ['sent'] },
          lines: { kinds: ['array'], items: { kinds: ['object'], fields: { no: { kinds: ['number'] } } } },
        },
      },
    ])
  })

  it.each(['unknown', 'object', 'Record<string, unknown>'])('are refused with rows of %s', (type) => {
    expect(() => readingsOf(`void execute<${type}>()`)).toThrow('without columns')
  })
})
