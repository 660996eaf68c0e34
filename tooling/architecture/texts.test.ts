import { posix } from 'node:path'
import { screenAt, screenPaths, textsOf } from '@portal/contract/screens.ts'
import { describe, expect, it } from 'vitest'
import { type Extent, extents } from '../../packages/i18n/src/extents.ts'
import { extentOf } from '../../packages/i18n/write-locales.ts'
import { listProjectFiles, readJson, readText } from './project-files.ts'

/** The parts of the texts that a screen has when it opens. */
const partsOf = (extent: Extent): ReadonlySet<string> => new Set(['first', ...extents[extent]])
const isExtent = (word: string | undefined): word is Extent => Object.hasOwn(extents, word ?? '')
const web = 'apps/web/src/'
const files = new Set(listProjectFiles().filter((path) => path.startsWith(web) && /\.tsx?$/.test(path)))

/** Each key of the texts, and the stem of one with forms, with the extent it comes with. */
const extentOfKey = new Map<string, Extent>()
for (const path of listProjectFiles()) {
  const feature = /^packages\/i18n\/src\/nl-NL\/([a-z-]+)\.json$/.exec(path)?.[1]
  if (feature === undefined) continue
  for (const key of Object.keys(readJson<object>(path)))
    for (const name of [key, key.replace(/_(one|other)$/, '')]) extentOfKey.set(name, extentOf(feature))
}

const staticImport = /^(?:import|export) (?!type )[^'"]*?'(\.[^']+\.tsx?)'/gm

function resolve(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier)
}

/** A file with all that it brings along; what it fetches later sees to its own texts. */
function closureOf(start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [start]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || !files.has(path)) continue
    found.add(path)
    for (const [, specifier = ''] of readText(path).matchAll(staticImport)) open.push(resolve(path, specifier))
  }
  return found
}

/** Keys that stand in a file, whole or as the beginning of one that is composed. */
function keysIn(source: string): readonly string[] {
  const whole = [...source.matchAll(/'([^'\n]+)'/g)].flatMap(([, key = '']) => (extentOfKey.has(key) ? [key] : []))
  const begun = [...source.matchAll(/`([\w./-]+\.)\$\{/g)].map(([, start = '']) => start)
  const composed = begun.flatMap((start) => [...extentOfKey.keys()].filter((key) => key.startsWith(start)))
  return [...whole, ...composed]
}

/** The keys that a screen and what it brings along show, and that do not come with what it has. */
function missingTexts(start: string, has: Extent): readonly string[] {
  const beyond = (key: string) => !partsOf(has).has(extentOfKey.get(key) ?? 'first')
  return [...closureOf(start)].flatMap((path) =>
    keysIn(readText(path))
      .filter(beyond)
      .map((key) => `${start} shows ${key} (${path})`),
  )
}

describe('the texts of a screen', () => {
  const screens = screenPaths.map((path) => ({
    page: `${web}features/${screenAt(path).page}.tsx`,
    has: textsOf(screenAt(path)),
  }))

  it('are fetched with it', () => {
    expect(screens.length).toBeGreaterThan(70)
    expect(screens.flatMap(({ page, has }) => missingTexts(page, has))).toEqual([])
  })

  it('are no more than it shows', () => {
    const less = (than: Extent) =>
      Object.keys(extents)
        .filter(isExtent)
        .filter((one) => partsOf(one).size < partsOf(than).size)
    const spare = screens.filter(
      ({ page, has }) => has !== 'admin' && less(has).some((one) => missingTexts(page, one).length === 0),
    )
    expect(spare).toEqual([])
  })

  it('of the frame and the start are among the first', () => {
    expect(missingTexts(`${web}app/main.tsx`, 'first')).toEqual([])
  })

  it('are fetched by each part that is fetched later and shows others', () => {
    const parts = [...files].filter((path) => !/test|routes/.test(path))
    const alone = parts.flatMap((path) =>
      [...readText(path).matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].flatMap(([, specifier = '']) => {
        const named = /load(Site|Wizard|Queue|Ground|Later|Admin)Texts\(\)/.exec(readText(path))?.[1]?.toLowerCase()
        return missingTexts(resolve(path, specifier), isExtent(named) ? named : 'first')
      }),
    )
    expect(alone.filter((line) => !ofPages.some((page) => line.startsWith(page)))).toEqual([])
  })
})

/** Parts of one screen that has their texts already, and follow-up work that fetches them when something happens. */
const ofPages: readonly string[] = [
  `${web}features/content/RichEditor.tsx`,
  `${web}features/stock/save-history.ts`,
  `${web}features/page-usage/UsageChart.tsx`,
  `${web}app/follow-later.ts`,
]
