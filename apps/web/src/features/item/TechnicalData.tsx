import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { fallbackLocale } from '@portal/domain/constants.ts'
import { useFormat } from '../../lib/format.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import classes from './Item.module.css'
import { writeMeasure } from './write-measure.ts'

type Texts = Readonly<Record<string, string | undefined>>

/** The technical data in the language of the person; Dutch, marked as such, where there is no translation (R-ENT-06). */
export function TechnicalData({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  const { authenticated } = useSession()
  const forAnonymous = useSettings().bool('AppDetails_TechnischeGegevensAnoniem')
  const shown = (own: string, translations: Texts) => ({
    words: translations[locale] ?? translations[fallbackLocale] ?? own,
    lang: translations[locale] === undefined ? fallbackLocale : undefined,
  })
  const rows = item.technischeGegevens.map((property) => ({
    key: `${property.label}\n${property.text}`,
    label: shown(property.label, property.labelTranslations),
    value: shown(property.text, property.textTranslations),
    number: property.waarde,
  }))
  const hidden = !authenticated && !forAnonymous
  return (
    <section className={classes.block} aria-labelledby="technische-gegevens">
      <h2 id="technische-gegevens">{text('item.technicalData')}</h2>
      {rows.length === 0 && <p>{text(hidden ? 'item.technicalLogin' : 'item.technicalNone')}</p>}
      {rows.length > 0 && (
        <table className={classes.technical}>
          <tbody>
            {rows.map(({ key, label, value, number }) => (
              <tr key={key}>
                <th scope="row" lang={label.lang}>
                  {label.words}
                </th>
                <td lang={number === null ? value.lang : undefined}>{writeMeasure(value.words, number, format)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
