import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Locale, locales } from './src/locale.ts'

/** Texts that no first page shows: of the administration, of mails, of deciding, of the day of a site, of the bell, of removals, moves, transport, inspections and stock. A browser fetches them when they are asked for. */
const laterFeatures = [
  'settings',
  'outbox',
  'sync',
  'tasks',
  'service-check',
  'audit',
  'mails',
  'agenda',
  'approvals',
  'complaints',
  'location-changes',
  'exit-orders',
  'categories',
  'content',
  'invoices',
  'page-usage',
  'reports',
  'quick-order',
  'sets',
  'transport',
  'moving',
  'removing',
  'inspections',
  'stock',
  'favourites',
  'uploads',
  'users',
  'second-factor',
  'look-along',
  'metacom',
  'notifications',
  'record-menu',
]

/** The words of the Dutch text files; every other language has the same. */
export const features: readonly string[] = readdirSync(new URL('src/nl-NL', import.meta.url))
  .map((name) => name.replace('.json', ''))
  .sort()

function identifier(feature: string): string {
  return feature.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A module that joins text files of one language, so that a browser fetches them as one file. */
function renderModule(locale: Locale, joined: readonly string[]): string {
  const imports = joined.map(
    (feature) => `import ${identifier(feature)} from '../${locale}/${feature}.json' with { type: 'json' }\n`,
  )
  const spreads = joined.map((feature) => `  ...${identifier(feature)},\n`)
  const header = '// Written by packages/i18n/write-locales.ts of the text files; not to be edited.\n'
  return `${header}${imports.join('')}\nexport const texts = {\n${spreads.join('')}}\n`
}

/** The modules of a language by file name: what every page may need as one file, and what is fetched later. */
export function modulesOf(locale: Locale): readonly (readonly [name: string, text: string])[] {
  const isLater = (feature: string) => laterFeatures.includes(feature)
  return [
    [
      `${locale}.ts`,
      renderModule(
        locale,
        features.filter((feature) => !isLater(feature)),
      ),
    ],
    [`${locale}-later.ts`, renderModule(locale, features.filter(isLater))],
  ]
}

/** Runs before every command (tooling/bootstrap.mjs): a new Dutch file needs no more than to be there. */
function writeLocales(): void {
  for (const locale of locales) {
    for (const feature of features) {
      const file = new URL(`src/${locale}/${feature}.json`, import.meta.url)
      if (!existsSync(file)) writeFileSync(file, '{}\n')
    }
    for (const [name, text] of modulesOf(locale)) {
      const file = new URL(`src/locales/${name}`, import.meta.url)
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
    }
  }
}

if (import.meta.main) writeLocales()
