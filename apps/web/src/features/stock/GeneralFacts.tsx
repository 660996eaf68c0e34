import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { ItemPrice } from '../../shared/items/ItemPrice.tsx'
import { FactList } from '../../shared/records/FactList.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from './Stock.module.css'

/** What everybody may know of a kind of equipment, with the way to all of it. */
export function GeneralFacts({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <ItemPrice item={item} />
      <FactList
        facts={[
          ['stock.kindNumber', item.materieelSoort],
          ['stock.type', text(`enum.ItemKind.${item.kind}`)],
          ['stock.unit', item.eenheid],
          ['stock.weightEach', item.gewichtPerStuk > 0 ? format.weight(item.gewichtPerStuk) : ''],
        ]}
      />
      <Row as="p" gap={3} align="center" wrap className={classes.hitActions}>
        <ScreenButton to={`/details/${encodeURIComponent(item.materieelSoort)}`}>{text('stock.toItem')}</ScreenButton>
      </Row>
    </>
  )
}
