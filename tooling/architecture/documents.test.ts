import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { mostBase64 } from '@portal/contract/uploads.ts'
import { expect, it } from 'vitest'
import { root } from '../processes.ts'
import { listProjectFiles, readText } from './project-files.ts'

/** A path in backticks or in a link, when it begins like a path of the project. */
const pathPattern =
  /(?:`|\]\()((?:\.{1,2}\/)*(?:apps|packages|docs|spec|tooling|e2e|bench|deploy|[A-Z]+\.md)[\w./-]*)(?:`|[)#])/g

it('every path named in a Markdown file exists', () => {
  const pages = listProjectFiles().filter((path) => path.endsWith('.md') && !path.startsWith('spec/'))
  expect(pages.length).toBeGreaterThan(3)
  const lost = pages.flatMap((page) =>
    [...readText(page).matchAll(pathPattern)]
      .map((match) => match[1] ?? '')
      .filter((path) => !/[<*{]/.test(path))
      .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(page), path)))
      // Built, never kept: a new clone has none yet.
      .filter((path) => !path.endsWith('/dist'))
      .map((path) => `${page}: ${path}`),
  )
  expect(lost).toEqual([])
})

it('the nginx of docs/operations.md takes the largest file that the portal takes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readText('docs/operations.md')) ?? []
  // Beside the file there is the rest of the call.
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(mostBase64 + 1024 * 1024)
})

it('a decision record has at most 40 lines', () => {
  const long = listProjectFiles()
    .filter((path) => /^docs\/decisions\/\d{3}-.*\.md$/.test(path))
    .filter((path) => readText(path).trimEnd().split('\n').length > 40)
  expect(long).toEqual([])
})

it('a decision record has a number of its own, the one that its first line says', () => {
  const records = listProjectFiles().filter((path) => path.startsWith('docs/decisions/'))
  const numbers = records.map((path) => basename(path).slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(records.filter((path, at) => !readText(path).startsWith(`# ${numbers[at]}`))).toEqual([])
})

it('no text holds two sides of a merge', () => {
  const torn = listProjectFiles()
    .filter((path) => /\.(md|ts|tsx|mjs|json|css|py)$/.test(path))
    .filter((path) => /^(<{7}|>{7}) /m.test(readText(path)))
  expect(torn).toEqual([])
})
