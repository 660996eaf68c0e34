import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { decidingProperties } from '@portal/domain/catalogue/deciding-properties.ts'
import { useTechnicalRows } from '../../shared/items/use-technical-rows.ts'
import { Row } from '../../ui/Layout.tsx'
import classes from './DecidingData.module.css'

/** What somebody chooses the item by, large: working height, reach, power. */
export function DecidingData({ item }: { readonly item: CatalogueItem }) {
  const rows = useTechnicalRows(decidingProperties(item.technischeGegevens, item.gewichtPerStuk))
  if (rows.length === 0) return null
  return (
    <Row as="dl" wrap className={classes.deciding}>
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt lang={label.lang}>{label.words}</dt>
          <dd lang={value.lang}>{value.words}</dd>
        </div>
      ))}
    </Row>
  )
}
