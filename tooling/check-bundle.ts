import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

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
/** What the first page needs beside the program, which has the start screen in it. */
const firstTexts = '../../packages/i18n/src/locales/nl-NL.ts'

function closureOf(manifest: Manifest, names: readonly string[], known: Set<string> = new Set()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue
    known.add(name)
    closureOf(manifest, manifest[name]?.imports ?? [], known)
  }
  return known
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
  readonly faults: readonly string[]
}

/** Gzipped JavaScript of the built web against P10: first page at most 180 kB, each screen at most 60 kB more. */
export function checkBundle(): BundleReport {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const missing = [firstTexts].filter((name) => manifest[name] === undefined)
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
  const faults = [
    ...missing.map((name) => `${name} is not in the bundle`),
    ...(firstLoadKb > firstLoadLimitKb ? [`first page: ${firstLoadKb} kB, at most ${firstLoadLimitKb}`] : []),
    ...routes.filter(({ kb }) => kb > routeLimitKb).map(({ name, kb }) => `${name}: ${kb} kB, at most ${routeLimitKb}`),
  ]
  return { firstLoadKb, routes, faults }
}

if (import.meta.main) {
  const { firstLoadKb, routes, faults } = checkBundle()
  console.log(`first page ${firstLoadKb} kB gzip (at most ${firstLoadLimitKb})`)
  for (const { name, kb } of routes.slice(0, 8)) console.log(`${name} +${kb} kB`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
