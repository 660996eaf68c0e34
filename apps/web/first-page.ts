import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** An icon of its package, whose one index imports them all. */
const iconModule = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/](Icon\w+)\.[cm]?js$/
const iconName = /\bIcon[A-Z0-9]\w*/g

const entry = fileURLToPath(new URL('./src/app/main.tsx', import.meta.url))
/** The screens that most days begin with: their icons are in a file of their own, without those of all other screens. */
const often = [
  'catalogue/CataloguePage',
  'item/ItemPage',
  'stock/StockPage',
  'requests/RequestsPage',
  'locations/SitePage',
].map((page) => fileURLToPath(new URL(`./src/features/${page}.tsx`, import.meta.url)))

/**
 * Everything the entry imports before any screen: it goes into few files, because on a slow phone each further file
 * costs a journey to the server, and a browser fetches six at a time.
 */
export function firstPageModules(): {
  readonly plugin: Plugin
  has(id: string): boolean
  /** An icon that screens draw which are opened often, and no first page. */
  isOftenIcon(id: string): boolean
  /** An icon that only later screens draw. */
  isLaterIcon(id: string): boolean
} {
  const modules = new Set<string>()
  const icons = new Set<string>()
  const oftenIcons = new Set<string>()
  const iconOf = (id: string) => iconModule.exec(id)?.[1]
  const plugin: Plugin = {
    name: 'first-page-modules',
    apply: 'build',
    buildEnd() {
      const codeOf = (id: string) => this.getModuleInfo(id)
      for (const [id, names] of reach([entry], codeOf)) {
        modules.add(id)
        for (const name of names) icons.add(name)
      }
      for (const names of reach(often, codeOf).values()) for (const name of names) oftenIcons.add(name)
    },
  }
  const isIconOf = (names: ReadonlySet<string>, id: string) => names.has(iconOf(id) ?? '')
  const isLaterIcon = (id: string) => !isIconOf(icons, id) && iconOf(id) !== undefined
  const isOftenIcon = (id: string) => isLaterIcon(id) && isIconOf(oftenIcons, id)
  return { plugin, isLaterIcon, isOftenIcon, has: (id) => modules.has(id) && !isLaterIcon(id) }
}

interface Module {
  readonly code: string | null
  readonly importedIds: readonly string[]
}

/** All that some modules import, each with the names of icons in it. */
function reach(from: readonly string[], moduleOf: (id: string) => Module | null): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    const module = moduleOf(id)
    if (module === null && from.includes(id)) throw new Error(`${id} is not in the web`)
    found.set(id, id.includes('node_modules') ? [] : (module?.code?.match(iconName) ?? []))
    open.push(...(module?.importedIds ?? []))
  }
  return found
}

/** Has the texts of the default language fetched beside the program, which asks for them only when it runs. */
export function preloadTexts(locale: string): Plugin {
  return {
    name: 'preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const texts = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === locale)
        if (texts === undefined) throw new Error(`The texts of ${locale} are in no file of their own`)
        return [{ tag: 'link', attrs: { rel: 'modulepreload', href: `/${texts.fileName}` }, injectTo: 'head' }]
      },
    },
  }
}
