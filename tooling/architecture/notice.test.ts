import { expect, it } from 'vitest'
import { makeNotice, noticeFile } from '../notice.ts'
import { readJson, readText } from './project-files.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>
}

it('NOTICE has the licences of everything that is shipped; `npm run notice` writes it', () => {
  const notice = readText(noticeFile)
  const { list, texts } = makeNotice()
  expect(notice.startsWith(`${list}\n`)).toBe(true)
  // Of what is not installed here no text can be compared.
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => !notice.includes(text))).toEqual([])
})

it('NOTICE names every package that server and web ask for', () => {
  const { packages } = readJson<Lock>('package-lock.json')
  const asked = ['apps/server', 'apps/web'].flatMap((place) => Object.keys(packages[place]?.dependencies ?? {}))
  const notice = readText(noticeFile)
  const missing = asked.filter((name) => !name.startsWith('@portal/') && !notice.includes(`\n${name} `))
  expect(asked.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
