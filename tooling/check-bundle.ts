import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { screenAt, screenPaths, textsOf } from '@portal/contract/screens.ts'
import { extents } from '../packages/i18n/src/extents.ts'

/** One chunk of Vite's manifest, as far as sizes need it. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const dist = new URL('../apps/web/dist/', import.meta.url)
const firstLoadLimitKb = 180
const routeLimitKb = 60
/** A screen that a day begins with, opened cold: its program, code and texts as the portal sends them (decision: first-page). */
const coldLimitKb = 183
const texts = '../../packages/i18n/src/locales/nl-NL'
const cold = [
  { name: 'home of a visitor', page: null, extent: 'first' } as const,
  ...screenPaths.flatMap((path) => {
    const screen = screenAt(path)
    return screen.often === undefined ? [] : [{ name: path, page: screen.page, extent: textsOf(screen) }]
  }),
]
/** What the first page needs beside the program, which has the start screen in it. */
const firstTexts = `${texts}.ts`

function closureOf(manifest: Manifest, names: readonly string[], known: Set<string> = new Set()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue
    known.add(name)
    closureOf(manifest, manifest[name]?.imports ?? [], known)
  }
  return known
}

/** As it goes over the line: Brotli made at build time, else what is too small to be made smaller there. */
function sentBytes(file: string): number {
  const made = new URL(`${file}.br`, dist)
  return existsSync(made) ? readFileSync(made).length : gzipSync(readFileSync(new URL(file, dist))).length
}

function coldScreens(manifest: Manifest, entries: readonly string[]) {
  return cold.map(({ name, page, extent }) => {
    const wanted = page === null ? [] : Object.keys(manifest).filter((one) => one.endsWith(`/features/${page}.tsx`))
    if (page !== null && wanted.length !== 1) throw new Error(`${page} is in ${wanted.length} chunks`)
    const furtherTexts = extents[extent].map((one) => `${texts}-${one}.ts`)
    const parts = closureOf(manifest, [...entries, firstTexts, ...furtherTexts, ...wanted])
    const files = new Set(
      [...parts].flatMap((part) => manifest[part]?.file ?? []).filter((file) => file.endsWith('.js')),
    )
    const sent = [...files].reduce((sum, file) => sum + sentBytes(file), 0)
    return { name, kb: Math.round(sent / 100) / 10, gzipKb: gzipKb(manifest, parts) }
  })
}

function gzipKb(manifest: Manifest, names: Iterable<string>): number {
  const files = new Set([...names].flatMap((name) => manifest[name]?.file ?? []))
  const bytes = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(new URL(file, dist))).length)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10
}

export interface BundleReport {
  readonly firstLoadKb: number
  /** Every screen with what it loads beyond the first page, largest first. */
  readonly routes: readonly { readonly name: string; readonly kb: number }[]
  /** Screens opened cold with all the JavaScript they begin with, as sent and by gzip. */
  readonly cold: readonly { readonly name: string; readonly kb: number; readonly gzipKb: number }[]
  readonly faults: readonly string[]
}

/** Gzipped JavaScript of the built web against P10: first page at most 180 kB, each screen at most 60 kB more; and as sent, at most 183 kB. */
export function checkBundle(): BundleReport {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const missing = [firstTexts, ...extents.later.map((one) => `${texts}-${one}.ts`)].filter(
    (name) => manifest[name] === undefined,
  )
  const first = closureOf(manifest, [...entries, firstTexts])
  const pages = Object.keys(manifest).filter((name) => /src\/features\/.*Page\.tsx$/.test(name))
  const routes = pages
    .map((name) => ({
      name,
      kb: gzipKb(
        manifest,
        [...closureOf(manifest, [name])].filter((one) => !first.has(one)),
      ),
    }))
    .sort((a, b) => b.kb - a.kb)
  const firstLoadKb = gzipKb(manifest, first)
  const opened = coldScreens(manifest, entries)
  const faults = [
    ...missing.map((name) => `${name} is not in the bundle`),
    ...(firstLoadKb > firstLoadLimitKb ? [`first page: ${firstLoadKb} kB, at most ${firstLoadLimitKb}`] : []),
    ...routes.filter(({ kb }) => kb > routeLimitKb).map(({ name, kb }) => `${name}: ${kb} kB, at most ${routeLimitKb}`),
    ...opened
      .filter(({ kb }) => kb > coldLimitKb)
      .map(({ name, kb }) => `${name}: ${kb} kB sent, at most ${coldLimitKb}`),
  ]
  return { firstLoadKb, routes, cold: opened, faults }
}

if (import.meta.main) {
  const { firstLoadKb, routes, cold: opened, faults } = checkBundle()
  console.log(`first page ${firstLoadKb} kB gzip (at most ${firstLoadLimitKb})`)
  for (const { name, kb, gzipKb: zipped } of opened) console.log(`${name}: ${kb} kB sent (gzip ${zipped})`)
  for (const { name, kb } of routes.slice(0, 8)) console.log(`${name} +${kb} kB`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
