import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** An icon of its package, whose one index imports them all. */
const iconModule = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/](Icon\w+)\.[cm]?js$/
const iconName = /\bIcon[A-Z0-9]\w*/g

const entry = fileURLToPath(new URL('./src/app/main.tsx', import.meta.url))

/**
 * Everything the entry imports before any screen: it goes into few files, because on a slow phone each further file
 * costs a journey to the server, and a browser fetches six at a time.
 */
export function firstPageModules(): {
  readonly plugin: Plugin
  has(id: string): boolean
  /** An icon that only later screens draw. */
  isLaterIcon(id: string): boolean
} {
  const modules = new Set<string>()
  const icons = new Set<string>()
  const iconOf = (id: string) => iconModule.exec(id)?.[1]
  const plugin: Plugin = {
    name: 'first-page-modules',
    apply: 'build',
    buildEnd() {
      const open = [entry]
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (modules.has(id)) continue
        modules.add(id)
        const info = this.getModuleInfo(id)
        if (!id.includes('node_modules')) for (const name of info?.code?.match(iconName) ?? []) icons.add(name)
        open.push(...(info?.importedIds ?? []))
      }
    },
  }
  const isLaterIcon = (id: string) => !icons.has(iconOf(id) ?? '') && iconOf(id) !== undefined
  return { plugin, isLaterIcon, has: (id) => modules.has(id) && !isLaterIcon(id) }
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
