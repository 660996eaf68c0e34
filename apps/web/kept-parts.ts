import { screenAt, screenPaths } from '@portal/contract/screens.ts'
import type { Plugin, Rolldown } from 'vite'

/** Texts of a language: those of every page, and what its screens show beside them but for administration. */
const textsFile = /\/i18n\/src\/locales\/([a-z]{2}-[A-Z]{2})(?:-(?!admin)\w+)?\.ts$/
const firstTexts = (locale: string) => `/locales/${locale}.ts`
/** Screens of administrators: nobody works on them without a connection, and few ever open them. */
const setAside = screenPaths.filter((path) => screenAt(path).access === 'admin').map((path) => screenAt(path).page)
/** Stands in every page, although it is fetched when somebody opens it. */
const inFrame = [
  '/src/app/search/SearchPanel.tsx',
  '/src/app/menu/UserEntries.tsx',
  '/src/shared/location/parts/LocationChoice.tsx',
  // What waits for a connection is kept, sent and shown from the first visit on.
  '/src/app/queue/follow-queue.ts',
  '/src/features/queue/QueuePage.tsx',
  '/locales/nl-NL-queue.ts',
]

type Chunk = Rolldown.OutputChunk
export type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

export function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  if (entry === undefined) throw new Error('The web has no entry')
  return entry
}

/** The file of a module that is fetched by itself. */
export const chunkAt = (bundle: Bundle, end: string): string | undefined =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(end) === true)?.fileName

function chunkOf(bundle: Bundle, name: string): Chunk | null {
  const file = bundle[name]
  return file?.type === 'chunk' ? file : null
}

/** A chunk with all that it brings along. */
export function filesOf(
  bundle: Bundle,
  start: readonly string[],
  follows: (chunk: Chunk) => readonly string[],
): Set<string> {
  const files = new Set<string>()
  const open = [...start]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = chunkOf(bundle, name)
    if (files.has(name) || chunk === null) continue
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    open.push(...chunk.imports, ...follows(chunk))
  }
  return files
}

const isAt = (bundle: Bundle, name: string, places: readonly string[]) =>
  places.some((place) => chunkOf(bundle, name)?.facadeModuleId?.includes(place))

/** A place that was moved or renamed is kept no longer, or always, and nobody would see it. */
function refuseLostPlaces(bundle: Bundle): void {
  const lost = inFrame.filter((place) => chunkAt(bundle, place) === undefined)
  if (lost.length > 0) throw new Error(`Nothing in the web is at ${lost.join(', ')}`)
}

/** What the first page of every visitor needs, and what stands in its frame. */
function shellOf(bundle: Bundle, entry: string): Set<string> {
  return filesOf(bundle, [entry], ({ dynamicImports }) => dynamicImports.filter((name) => isAt(bundle, name, inFrame)))
}

/** The files of texts of each language. */
function textsOf(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, file] of Object.entries(bundle)) {
    const locale = file.type === 'chunk' ? textsFile.exec(file.facadeModuleId ?? '')?.[1] : undefined
    if (locale !== undefined) found[locale] = [...(found[locale] ?? []), name]
  }
  return found
}

function partsOf(bundle: Bundle, entry: string, shell: ReadonlySet<string>) {
  const screens = filesOf(bundle, [entry], ({ dynamicImports }) =>
    dynamicImports.filter(
      (name) => !isAt(bundle, name, [...setAside.map((page) => `/features/${page}.tsx`), '/i18n/src/locales/']),
    ),
  )
  const texts = textsOf(bundle)
  const known = new Set([...screens, ...Object.values(texts).flat()])
  return {
    entry,
    texts,
    screens: [...screens].filter((name) => !shell.has(name)),
    others: Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name) && !known.has(name)),
  }
}

/**
 * Names what the browser's worker keeps: `has` the shell, which it fetches at the first visit; all else stands in
 * `parts.json`, for the page to keep as it is used and when nothing else is to be done. The texts of `locale` come with
 * every first page anyway, and a page that finds no others begins with them.
 */
export function keptParts(locale: string): { readonly plugin: Plugin; has(file: string): boolean } {
  let shell: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'kept-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = entryOf(bundle)
        refuseLostPlaces(bundle)
        shell = new Set([...shellOf(bundle, entry), chunkAt(bundle, firstTexts(locale)) ?? ''])
        const source = JSON.stringify(partsOf(bundle, entry, shell))
        this.emitFile({ type: 'asset', fileName: 'parts.json', source })
      },
    },
  }
  return { plugin, has: (file) => shell.has(file) }
}
