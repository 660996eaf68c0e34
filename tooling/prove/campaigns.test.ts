import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../processes.ts'
import { campaigns } from './campaigns.ts'

it('the campaigns of npm run prove run each journey once, and files that are there', () => {
  const files = campaigns.flatMap((campaign) => campaign.files)
  const journeys = files.filter((file) => file.startsWith('e2e/'))
  expect(journeys.toSorted()).toEqual(globSync('e2e/**/*.{prove,spec}.ts', { cwd: root }).toSorted())
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('each test that npm test leaves out is in a campaign', () => {
  const files = new Set(campaigns.flatMap((campaign) => campaign.files))
  const tests = globSync('{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', { cwd: root })
  const leftOut = tests.filter((file) =>
    /@module-tag nightly|tags: \['nightly'\]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(leftOut.length).toBeGreaterThan(10)
  expect(leftOut.filter((file) => !files.has(file))).toEqual([])
})
