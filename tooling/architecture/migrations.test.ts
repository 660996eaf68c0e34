import { describe, expect, it } from 'vitest'
import { doubledNumbers, nextMigrationNumber } from '../migration-numbers.ts'
import { listProjectFiles } from './project-files.ts'

/** Applied at customers under these names; both of a pair run in the order of their names. */
const doubledBefore = ['0003', '0006', '0013']

describe('migrations', () => {
  const names = listProjectFiles()
    .filter((path) => /^apps\/server\/src\/platform\/db\/migrations\/[^/]+\.sql$/.test(path))
    .map((path) => path.split('/').at(-1) ?? '')

  it('have a number of their own', () => {
    expect(names.length).toBeGreaterThan(25)
    expect(doubledNumbers(names)).toEqual(doubledBefore)
  })

  it('are missed where one takes the number of another', () => {
    expect(doubledNumbers([...names, '0030_add-planted.sql'])).toEqual([...doubledBefore, '0030'])
  })

  it('are numbered after the highest', () => {
    expect(nextMigrationNumber(['0000_a-b.sql', '0003_c-d.sql', '0003_e-f.sql', 'meta'])).toBe('0004')
    expect(nextMigrationNumber([])).toBe('0000')
  })
})
