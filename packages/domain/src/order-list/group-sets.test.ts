import { describe, expect, it } from 'vitest'
import { groupBySet } from './group-sets.ts'

const line = (id: number, setNummer = '') => ({ id, setNummer })
const shown = (...lines: readonly ReturnType<typeof line>[]) =>
  groupBySet(lines).map((group) => [group.setNummer, ...group.lines.map(({ id }) => id)])

describe('lines in groups', () => {
  it('has the lines of a set together at the place of the first', () => {
    expect(shown(line(1), line(2, 'A'), line(3), line(4, 'A'), line(5, 'B'))).toEqual([
      ['', 1],
      ['A', 2, 4],
      ['', 3],
      ['B', 5],
    ])
  })

  it('keeps lines by themselves as they are', () => {
    expect(shown(line(1), line(2), line(3))).toEqual([['', 1, 2, 3]])
    expect(shown()).toEqual([])
  })
})
