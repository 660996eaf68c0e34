import type { Locale } from './features.ts'

function identifier(feature: string): string {
  return feature.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The module that joins the text files of one language, so that a browser fetches each language as one file. */
export function renderLocale(locale: Locale, features: readonly string[]): string {
  const sorted = [...features].sort()
  const imports = sorted.map(
    (feature) => `import ${identifier(feature)} from '../${locale}/${feature}.json' with { type: 'json' }\n`,
  )
  const spreads = features.map((feature) => `  ...${identifier(feature)},\n`)
  const header = '// Written by packages/i18n/write-locales.ts; edit the JSON files or features.ts instead.\n'
  return `${header}${imports.join('')}\nexport const texts = {\n${spreads.join('')}}\n`
}
