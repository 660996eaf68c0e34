import type { TechnicalProperty } from '@portal/contract/catalogue.ts'
import { fallbackLocale } from '@portal/domain/constants.ts'
import { useFormat } from '../../lib/format.ts'
import { useLocale } from '../../lib/preferences.ts'
import { writeMeasure } from './write-measure.ts'

type Texts = Readonly<Record<string, string | undefined>>

/** Technical data in the language of the person; Dutch, marked as such, where there is no translation (R-ENT-06). */
export function useTechnicalRows(properties: readonly TechnicalProperty[]) {
  const locale = useLocale()
  const format = useFormat()
  const shown = (own: string, translations: Texts) => ({
    words: translations[locale] ?? translations[fallbackLocale] ?? own,
    lang: translations[locale] === undefined ? fallbackLocale : undefined,
  })
  return properties.map((property) => {
    const value = shown(property.text, property.textTranslations)
    return {
      key: `${property.label}\n${property.text}`,
      label: shown(property.label, property.labelTranslations),
      value: {
        words: writeMeasure(value.words, property.waarde, format),
        lang: property.waarde === null ? value.lang : undefined,
      },
    }
  })
}
