import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { isPieceUnit } from '@portal/domain/catalogue/unit-words.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './Item.module.css'

/** What every item has: number, kind, unit where it is not the piece, and weight. */
export function ItemFacts({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const format = useFormat()
  const facts = [
    { label: text('item.number'), value: item.materieelSoort },
    { label: text('item.kind'), value: text(`enum.ItemKind.${item.kind}`) },
    { label: text('item.priceType'), value: text(`enum.PriceType.${item.priceType}`) },
    { label: text('item.unit'), value: isPieceUnit(item.eenheid) ? '' : item.eenheid },
    { label: text('item.weightEach'), value: item.gewichtPerStuk > 0 ? format.weight(item.gewichtPerStuk) : '' },
  ].filter(({ value }) => value !== '')
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
