import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Extent, extents } from './src/extents.ts'
import { type Locale, locales } from './src/locale.ts'

/** Texts of the day of a site: its lists, its stock, its requests and orders. */
const siteFeatures = [
  'agenda',
  'stock',
  'inspections',
  'record-menu',
  'favourites',
  'requests',
  'orders',
  'removal-list',
  'saved-views',
  'locations',
]
/** Texts of the steps of ordering, which a day on a site begins with as well. */
const wizardFeatures = ['wizard', 'ordering', 'missing', 'list-words']
/** Texts of what waits for a connection with its files and refusals, which a browser has from the first visit on. */
const queueFeatures = ['queue', 'uploads']
/** Texts of what somebody does with a phone before a machine. */
const groundFeatures = ['machines', 'site-walks', 'hand-overs']
/** Texts of screens that are opened now and then, fetched with the first of them. */
const laterFeatures = [
  'notifications',
  'approvals',
  'complaints',
  'location-changes',
  'exit-orders',
  'content',
  'invoices',
  'reports',
  'quick-order',
  'sets',
  'transport',
  'moving',
  'removing',
  'second-factor',
  'look-along',
  'shortcuts',
  'metacom',
  'search-words',
]
/** Texts of the administration and of mails, which a site never reads. */
const adminFeatures = [
  'settings',
  'outbox',
  'sync',
  'tasks',
  'service-check',
  'audit',
  'mails',
  'categories',
  'page-usage',
  'users',
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

/** The extent whose own file has the texts of a feature. */
export function extentOf(feature: string): Extent {
  if (siteFeatures.includes(feature)) return 'site'
  if (wizardFeatures.includes(feature)) return 'wizard'
  if (queueFeatures.includes(feature)) return 'queue'
  if (groundFeatures.includes(feature)) return 'ground'
  if (laterFeatures.includes(feature)) return 'later'
  return adminFeatures.includes(feature) ? 'admin' : 'first'
}

/** The modules of a language by file name, one an extent. */
export function modulesOf(locale: Locale): readonly (readonly [name: string, text: string])[] {
  // The keys of a closed table.
  return (Object.keys(extents) as Extent[]).map((extent) => [
    extent === 'first' ? `${locale}.ts` : `${locale}-${extent}.ts`,
    renderModule(
      locale,
      features.filter((feature) => extentOf(feature) === extent),
    ),
  ])
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
