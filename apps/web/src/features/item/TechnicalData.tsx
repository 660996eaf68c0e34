import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useTechnicalRows } from '../../shared/items/use-technical-rows.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './Item.module.css'

/** All technical data of an item (R-SCR-ITEM-01). */
export function TechnicalData({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const { authenticated } = useSession()
  const forAnonymous = useSettings().bool('AppDetails_TechnischeGegevensAnoniem')
  const rows = useTechnicalRows(item.technischeGegevens)
  const hidden = !authenticated && !forAnonymous
  return (
    <Stack as="section" gap={3} aria-labelledby="technische-gegevens">
      <h2 id="technische-gegevens">{text('item.technicalData')}</h2>
      {rows.length === 0 && <p>{text(hidden ? 'item.technicalLogin' : 'item.technicalNone')}</p>}
      {rows.length > 0 && (
        <table className={classes.technical}>
          <tbody>
            {rows.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row" lang={label.lang}>
                  {label.words}
                </th>
                <td lang={value.lang}>{value.words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  )
}
