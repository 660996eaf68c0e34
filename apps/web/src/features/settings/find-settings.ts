import type { AdminSetting } from '@portal/contract/settings.ts'
import { hasWords } from '@portal/domain/plain/has-words.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import type { Text } from '../../lib/text.ts'
import { areaName, groupName, settingHint, settingName } from './setting-words.ts'

type Placed = Pick<AdminSetting, 'name' | 'area'>

/** Everything a setting is called and means, to look for words in. */
export function wordsOf({ name, area }: Placed, text: Text): string {
  const words = [name, name.replaceAll('_', ' '), settingName(name, text), settingHint(name, text)]
  const place = [areaName(area, text), groupName(findSetting(name)?.group, text)]
  return normalizeSearchText([...words, ...place].join(' '))
}

/** Settings that have every word of a term; those that have it in their name come first. */
export function findSettings(items: readonly Placed[], term: string, text: Text) {
  const wanted = searchWords(term)
  const found = items.filter((item) => {
    return wanted.length > 0 && hasWords(wordsOf(item, text), wanted)
  })
  const named = found.map(({ name, area }) => ({ name, label: settingName(name, text), area: areaName(area, text) }))
  const isNamed = ({ label }: { readonly label: string }) => hasWords(normalizeSearchText(label), wanted)
  return [...named.filter(isNamed), ...named.filter((one) => !isNamed(one))]
}
