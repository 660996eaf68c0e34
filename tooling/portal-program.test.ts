import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portalProgram } from './portal-program.ts'

const before = new Date('2026-01-01T10:00:00Z')
const building = new Date('2026-01-01T11:00:00Z')
const after = new Date('2026-01-01T12:00:00Z')

let root = ''
function put(path: string, at: Date): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, at, at)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'program-'))
  for (const part of ['apps/server', 'packages/contract', 'packages/domain', 'packages/erp-protocol', 'packages/i18n'])
    put(`${part}/src/deep/one.ts`, before)
  put('package-lock.json', before)
  put('apps/server/dist/main.js', building)
  put('apps/server/dist/.portal-build', building)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the program of the portal', () => {
  it('is what was built while its sources are older', () => {
    expect(portalProgram(root)).toBe('apps/server/dist/main.js')
  })

  it.each([
    'apps/server/src/deep/two.ts',
    'packages/i18n/src/nl-NL/site.json',
    'packages/domain/src/deep/one.ts',
    'package-lock.json',
  ])('is its sources once %s is newer than what was built', (path) => {
    put(path, after)
    expect(portalProgram(root)).toBe('apps/server/src/app/main.ts')
  })

  it('is what was built when only a test is newer', () => {
    put('apps/server/src/deep/one.test.ts', after)
    expect(portalProgram(root)).toBe('apps/server/dist/main.js')
  })

  it('is its sources when nothing was built, or building broke off', () => {
    rmSync(join(root, 'apps/server/dist/.portal-build'))
    expect(portalProgram(root)).toBe('apps/server/src/app/main.ts')
  })
})
