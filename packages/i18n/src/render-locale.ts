import type { Locale } from './features.ts'
import { features, laterFeatures } from './features.ts'

function identifier(feature: string): string {
  return feature.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The modules of a language by file name: what every page may need as one file, and what is fetched later. */
export function modulesOf(locale: Locale): readonly (readonly [name: string, text: string])[] {
  const first = features.filter((feature) => !laterFeatures.includes(feature))
  return [
    [`${locale}.ts`, renderModule(locale, first)],
    [`${locale}-later.ts`, renderModule(locale, laterFeatures)],
  ]
}

/** A module that joins text files of one language, so that a browser fetches them as one file. */
function renderModule(locale: Locale, features: readonly string[]): string {
  const sorted = [...features].sort()
  const imports = sorted.map(
    (feature) => `import ${identifier(feature)} from '../${locale}/${feature}.json' with { type: 'json' }\n`,
  )
  const spreads = features.map((feature) => `  ...${identifier(feature)},\n`)
  const header = '// Written by packages/i18n/write-locales.ts; edit the JSON files or features.ts instead.\n'
  return `${header}${imports.join('')}\nexport const texts = {\n${spreads.join('')}}\n`
}
