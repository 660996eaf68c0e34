import { readdirSync, readFileSync } from 'node:fs'
import { type Extent, extents } from '@portal/i18n/extents.ts'
import type { Plugin } from 'vite'
import { type Bundle, entryOf, filesOf } from './kept-parts.ts'

interface Screen {
  readonly path: string
  /** Whether only somebody with a session, or also with a chosen location, gets to see it. */
  readonly needs: 'nothing' | 'session' | 'location'
  readonly texts: Extent
  /** The module of its page, from `src/` on. */
  readonly page: string
}

const tables = new URL('./src/app/', import.meta.url)
/** The start of somebody who chose a location is another page, under the same address. */
const start: Screen = { path: '/', needs: 'location', texts: 'site', page: 'features/locations/SitePage.tsx' }
function textsOf(access: string | undefined, named: string | undefined): Screen['texts'] {
  if (access === 'admin') return 'admin'
  const isExtent = (word: string | undefined): word is Extent => Object.hasOwn(extents, word ?? '')
  return isExtent(named) ? named : 'first'
}

/** Every screen of the route table that fetches its page; those of developers are in no build. */
function listScreens(): readonly Screen[] {
  const sources = readdirSync(tables).filter((name) => /routes[\w-]*\.tsx$/.test(name))
  const entries = sources.flatMap((name) => readFileSync(new URL(name, tables), 'utf8').split('createPage(').slice(1))
  return entries.flatMap((entry) => {
    const [, path] = /^\s*'([^']+)'/.exec(entry) ?? []
    const [, page] = /import\('\.\.\/(features\/[^']+)'\)/.exec(entry) ?? []
    if (path === undefined || page === undefined) return []
    const [, access] = /access: '(\w+)'/.exec(entry) ?? []
    const [, texts] = /texts: '(\w+)'/.exec(entry) ?? []
    return [{ path, page, needs: access === 'public' ? 'nothing' : 'session', texts: textsOf(access, texts) } as const]
  })
}

const ofModule = (bundle: Bundle, end: string): string | undefined =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(end) === true)?.fileName

/**
 * Writes `screens.json`: which files each screen needs beside those of every page. The portal names them in the page it
 * sends, so that a browser fetches them at once instead of when the program finds out.
 */
export function screenFiles(locales: readonly string[]): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = filesOf(bundle, [entryOf(bundle)], () => [])
        const textFiles = (locale: string, { texts }: Screen) =>
          extents[texts].flatMap((extent) => ofModule(bundle, `/locales/${locale}-${extent}.ts`) ?? [])
        const screens = [start, ...listScreens()].map((screen) => {
          const page = ofModule(bundle, `/src/${screen.page}`)
          if (page === undefined) throw new Error(`${screen.page} is in no file of its own`)
          const files = [...filesOf(bundle, [page], () => [])].filter((name) => !first.has(name))
          const texts = Object.fromEntries(locales.map((locale) => [locale, textFiles(locale, screen)]))
          return { path: screen.path, needs: screen.needs, files, texts }
        })
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
      },
    },
  }
}
