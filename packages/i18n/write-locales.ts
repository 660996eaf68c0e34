import { existsSync, writeFileSync } from 'node:fs'
import { features, locales } from './src/features.ts'
import { modulesOf } from './src/render-locale.ts'

for (const locale of locales) {
  for (const feature of features) {
    const file = new URL(`src/${locale}/${feature}.json`, import.meta.url)
    if (!existsSync(file)) writeFileSync(file, '{}\n')
  }
  for (const [name, text] of modulesOf(locale)) writeFileSync(new URL(`src/locales/${name}`, import.meta.url), text)
}
