import { fileURLToPath } from 'node:url'
import { screenAt, screenPaths } from '@portal/contract/screens.ts'
import type { Plugin } from 'vite'

/** An icon of its package, whose one index imports them all. */
const iconModule = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/](Icon\w+)\.[cm]?js$/
const iconName = /\bIcon[A-Z0-9]\w*/g

const entry = fileURLToPath(new URL('./src/app/main.tsx', import.meta.url))
/** The screens that most days begin with, by the page that draws them. */
const often = new Map(
  screenPaths.flatMap((path) => {
    const { page, often: kind } = screenAt(path)
    return kind === undefined ? [] : [[page, kind]]
  }),
)
/** So many of them share what comes with each. */
const fewest = 4
/** So little code, in characters as it is written, that a file of its own costs a slow phone more than it holds. */
const leastOfFile = 2500
/** The first step of ordering brings thirty small modules that otherwise only other wizards share. */
const wizard = screenAt('/bestellen/gegevens').page
/** Its parts that any screen may use are apart: one field would bring all the rest. */
const forAnyScreen = /[\\/](ui|lib|plain)[\\/]/
/** What so many files use stands apart: it would bring the other fields of the wizard to nearly every screen. */
const usedByMost = 15

/** The word that screens have in common, where they are all that have it: what only they share comes with no others. */
function kindOf(pages: readonly string[]): string | null {
  const kinds = new Set(pages.map((page) => often.get(page)))
  const [kind] = kinds
  const alike = [...often.values()].filter((one) => one === kind)
  return kind !== undefined && kinds.size === 1 && alike.length === pages.length ? kind : null
}

/**
 * Everything the entry imports before any screen, and what the screens opened often have in common, goes into few files:
 * on a slow phone each further file costs a journey to the server, and a browser fetches six at a time.
 */
export function firstPageModules(): {
  readonly plugin: Plugin
  has(id: string): boolean
  /** Files for what screens opened often share. */
  readonly shared: readonly { name(id: string): string | null; readonly debugName: string; readonly priority: number }[]
  /** An icon that screens draw which are opened often, and no first page. */
  isOftenIcon(id: string): boolean
  /** An icon that only later screens draw. */
  isLaterIcon(id: string): boolean
} {
  const modules = new Set<string>()
  const icons = new Set<string>()
  const oftenIcons = new Set<string>()
  const users = new Map<string, readonly string[]>()
  const sizes = new Map<string, number>()
  const usedByMany = new Set<string>()
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
      for (const page of often.keys()) {
        const id = fileURLToPath(new URL(`./src/features/${page}.tsx`, import.meta.url))
        for (const [reached, names] of reach([id], codeOf)) {
          for (const name of names) oftenIcons.add(name)
          users.set(reached, [...(users.get(reached) ?? []), page])
        }
      }
      for (const id of users.keys()) {
        if ((this.getModuleInfo(id)?.importers.length ?? 0) >= usedByMost) usedByMany.add(id)
        const name = groupOf(id)
        if (name !== null) sizes.set(name, (sizes.get(name) ?? 0) + (codeOf(id)?.code?.length ?? 0))
      }
    },
  }
  const isIconOf = (names: ReadonlySet<string>, id: string) => names.has(iconOf(id) ?? '')
  const isLaterIcon = (id: string) => !isIconOf(icons, id) && iconOf(id) !== undefined
  const isOftenIcon = (id: string) => isLaterIcon(id) && isIconOf(oftenIcons, id)
  const has = (id: string) => modules.has(id) && !isLaterIcon(id)
  const groupOf = (id: string): string | null => {
    const pages = users.get(id) ?? []
    if (modules.has(id) || iconOf(id) !== undefined || id.endsWith(`${wizard}.tsx`)) return null
    if (pages.length >= fewest) return 'often'
    if (pages.length < 2 && pages[0] !== wizard) return null
    if (pages.length < 2)
      return usedByMany.has(id) ? 'used-by-most' : forAnyScreen.test(id) ? 'often-fields' : 'often-wizard'
    const kind = kindOf(pages)
    // What every screen may use would bring all of this to screens that are not like them.
    if (kind !== null && !id.includes('/web/src/lib/')) return `often-${kind}`
    return `of-${pages.map((page) => page.slice(page.indexOf('/') + 1, -'Page'.length).toLowerCase()).join('-')}`
  }
  const fileOf = (id: string): string | null => {
    const name = groupOf(id)
    return name?.startsWith('of-') === true && (sizes.get(name) ?? 0) < leastOfFile ? 'often' : name
  }
  const filesWhere = (isMeant: (pages: number, file: string) => boolean) => (id: string) => {
    const file = fileOf(id)
    return file !== null && isMeant(users.get(id)?.length ?? 0, file) ? file : null
  }
  // What many share first: what one file takes in, it takes with all that it imports.
  const shared = [
    { name: filesWhere((_, file) => file === 'often'), debugName: 'of many', priority: 9 },
    { name: filesWhere((pages) => pages === 3), debugName: 'of three', priority: 8 },
    { name: filesWhere((pages) => pages === 2), debugName: 'of two', priority: 7 },
    { name: filesWhere((_, file) => file === 'used-by-most'), debugName: 'used by most', priority: 6.5 },
    { name: filesWhere((_, file) => file === 'often-fields'), debugName: 'fields', priority: 6 },
    { name: filesWhere((_, file) => file === 'often-wizard'), debugName: 'wizard', priority: 5 },
  ]
  return { plugin, isLaterIcon, isOftenIcon, has, shared }
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
