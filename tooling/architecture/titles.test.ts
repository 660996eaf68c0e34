import { describe, expect, it } from 'vitest'
import { findRuleIds, findRuleRanges } from '../rule-ids.ts'
import { listProjectFiles, readText } from './project-files.ts'

const tests = listProjectFiles().filter(
  (path) => /\.(test|spec|prove)\.tsx?$/.test(path) && path !== 'tooling/architecture/titles.test.ts',
)

/** Titles that go on with the one before. */
function findLeaning(source: string): readonly string[] {
  const titles = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(['"`])((?:and|so|but|or) .*?)\1/g
  return [...source.matchAll(titles)].map(([, , title = '']) => title)
}

describe('titles of tests', () => {
  it('name each rule by itself, never a range', () => {
    expect(tests.length).toBeGreaterThan(200)
    expect(tests.flatMap((path) => findRuleRanges(readText(path)).map((title) => `${path}: ${title}`))).toEqual([])
  })

  it('can be read alone', () => {
    const leaning = tests.flatMap((path) => findLeaning(readText(path)).map((title) => `${path}: ${title}`))
    expect(leaning).toEqual([])
    expect(findLeaning("it('and so on', run)\ntest.each(all)('so does %s', run)\nit('stands alone', run)")).toEqual([
      'and so on',
      'so does %s',
    ])
  })

  it('are found to name a range, however it is written', () => {
    for (const range of ['R-AB-01..09', 'R-AB-01 to R-AB-09', 'R-SCR-AB-01–09', 'R-AB-01 – R-AB-09', 'R-AB-01 t/m 09'])
      expect([range, findRuleRanges(`it('holds (${range})', run)`)]).toEqual([range, [expect.stringContaining(range)]])
    expect(findRuleRanges("it.each(cases)('holds (R-AB-01..09)', run)")).toHaveLength(1)
    expect(findRuleRanges("it('holds (R-AB-01, R-SCR-AB-02)', run)\n// from R-AB-01 to R-AB-09")).toEqual([])
  })

  it('count for the rules they name and no other', () => {
    expect([...findRuleIds('holds (R-AB-01..03, R-SCR-AB-02)')]).toEqual(['R-AB-01', 'R-SCR-AB-02'])
  })
})
