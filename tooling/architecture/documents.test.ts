import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
      .filter((path) => !/\/dist(\/|$)/.test(path))
      .map((path) => `${page}: ${path}`),
  )
  expect(lost).toEqual([])
})

it('the nginx of docs/operations.md takes the largest file that the portal takes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readText('docs/operations.md')) ?? []
  // Beside the file there is the rest of the call.
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(mostBase64 + 1024 * 1024)
})

const decisions = listProjectFiles().filter((path) => path.startsWith('docs/decisions/'))
const linesOf = (page: string) => readText(page).trimEnd().split('\n')

it('there are at most 40 pages of decisions, each of at most 80 lines under a title of words', () => {
  expect(decisions.length).toBeGreaterThan(20)
  expect(decisions.length).toBeLessThanOrEqual(40)
  expect(decisions.filter((page) => !/^docs\/decisions\/[a-z-]+\.md$/.test(page))).toEqual([])
  expect(decisions.filter((page) => linesOf(page).length > 80)).toEqual([])
  expect(decisions.filter((page) => !/^# [A-Z]/.test(linesOf(page)[0] ?? ''))).toEqual([])
})

/** As `(decision: outbox)`, or by the number that pages once had; a parameter of a function has a type there. */
const reference = /[(,] ?decision(?:: (?!string|boolean)| (?=\d{3}))([a-z\d-]+)/g

it('every decision that code or a page refers to has its page', () => {
  const references = listProjectFiles()
    .filter((path) => /\.(md|ts|tsx|mjs|css)$/.test(path))
    .flatMap((path) => [...readText(path).matchAll(reference)].map(([, name]) => ({ path, name })))
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter(({ name }) => !decisions.includes(`docs/decisions/${name}.md`))).toEqual([])
})

/** A name of code, not a word: it has a capital inside, an underscore, or the ending of a source. */
const codeName = /`([\w./-]*(?:[a-z][A-Z]|_|\.tsx?\b)[\w./-]*)`/g

it('the code that a decision says holds exists', () => {
  const sources = listProjectFiles().filter((path) => /\.(ts|tsx|mjs|json|sql)$/.test(path))
  const code = sources.map((path) => `${path}\n${readText(path)}`).join('\n')
  const lost = decisions.flatMap((page) => {
    const [today = ''] = readText(page).split('**Refused.**')
    const names = [...today.matchAll(codeName)].map(([, name = '']) => name)
    return names.filter((name) => !code.includes(name)).map((name) => `${page}: ${name}`)
  })
  expect(lost).toEqual([])
})

it('the code uses each code word of the glossary', () => {
  const sources = listProjectFiles().filter((path) => /^(apps|packages)\/.*\.(tsx?|json)$/.test(path))
  const code = sources.map((path) => `${path}\n${readText(path)}`.toLowerCase()).join('\n')
  const words = [...readText('docs/glossary.md').matchAll(/^\| [^|]+ \| ([a-z]\w+) \|(?: [^|]+ \|){4}$/gm)].map(
    ([, word = '']) => word,
  )
  const spellings = (word: string) => [word.toLowerCase(), word.replace(/[A-Z]/g, '-$&').toLowerCase()]
  expect(words.length).toBeGreaterThan(80)
  expect(words.filter((word) => !spellings(word).some((spelling) => code.includes(spelling)))).toEqual([])
})

it('no text holds two sides of a merge', () => {
  const torn = listProjectFiles()
    .filter((path) => /\.(md|ts|tsx|mjs|json|css|py)$/.test(path))
    .filter((path) => /^(<{7}|>{7}) /m.test(readText(path)))
  expect(torn).toEqual([])
})
