import { type ScreenPath, screenAt, screenPaths, textsOf } from '@portal/contract/screens.ts'
import { extents } from '@portal/i18n/extents.ts'
import type { Plugin } from 'vite'
import { type Bundle, chunkAt, entryOf, filesOf } from './kept-parts.ts'

/** Whether only somebody with a session gets to see it; the start of somebody who chose a location is another page. */
function needsOf(path: ScreenPath): 'nothing' | 'session' | 'location' {
  if (path === '/') return 'location'
  return screenAt(path).access === 'public' ? 'nothing' : 'session'
}

function pageOf(bundle: Bundle, path: ScreenPath): string {
  const { page } = screenAt(path)
  const file = chunkAt(bundle, `/src/features/${page}.tsx`)
  if (file === undefined) throw new Error(`${page} of ${path} is in no file of its own`)
  return file
}

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
        const textFiles = (locale: string, path: ScreenPath) =>
          extents[textsOf(screenAt(path))].flatMap((part) => chunkAt(bundle, `/locales/${locale}-${part}.ts`) ?? [])
        const screens = screenPaths.map((path) => {
          const files = [...filesOf(bundle, [pageOf(bundle, path)], () => [])].filter((name) => !first.has(name))
          const texts = Object.fromEntries(locales.map((locale) => [locale, textFiles(locale, path)]))
          return { path, needs: needsOf(path), files, texts }
        })
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
      },
    },
  }
}
