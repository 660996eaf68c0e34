import type { OrderListItem } from '@portal/contract/order-list.ts'
import { orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/ItemPicture.tsx'
import { usePricesVisible } from '../../shared/use-prices-visible.ts'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './OrderSummary.module.css'
import type { OrderReady } from './order-ready.ts'

type Summed = Pick<OrderReady, 'items' | 'list'>

/** The list and its totals: beside the form on a desk, one line to open on a phone. */
export function OrderSummary({ items, list }: Summed) {
  const text = useText()
  const format = useFormat()
  const narrow = useNarrowScreen()
  const settings = useSettings()
  const totals = orderListTotals(items, settings.int('MaterieelPrijs_DaysInWeek'))
  const short = text('ordering.summaryShort', {
    pieces: format.number(totals.pieces),
    weight: format.weight(totals.weight),
  })
  if (narrow) {
    return (
      <details className={classes.folded}>
        <summary>
          <strong>{list.naam}</strong>
          <span>{short}</span>
        </summary>
        <SummaryLines items={items} />
        <SummaryTotals items={items} />
      </details>
    )
  }
  return (
    <section className={classes.summary} aria-label={list.naam}>
      <h2>{list.naam}</h2>
      <SummaryLines items={items} />
      <SummaryTotals items={items} />
    </section>
  )
}

export function SummaryLines({ items }: { readonly items: readonly OrderListItem[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className={classes.lines}>
      {items.map((item) => (
        <li key={item.id} data-child={item.parentId !== null || undefined}>
          <ItemPicture item={item} size="small" />
          <span className={classes.lineText}>
            <span>{item.omschrijving}</span>
            <small translate="no">{item.materieelSoort}</small>
            {item.comment && <small>{item.comment}</small>}
            {!item.bestelbaar && <strong className={classes.lineFault}>{text('ordering.lineGone')}</strong>}
          </span>
          <span className={classes.lineCount}>{`${format.number(item.aantal)} ${item.eenheid}`}</span>
        </li>
      ))}
    </ul>
  )
}

export function SummaryTotals({ items }: { readonly items: readonly OrderListItem[] }) {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const pricesVisible = usePricesVisible()
  const totals = orderListTotals(items, settings.int('MaterieelPrijs_DaysInWeek'))
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{text('total.pieces')}</dt>
        <dd>{format.number(totals.pieces)}</dd>
      </div>
      <div>
        <dt>{text('total.weight')}</dt>
        <dd>{format.weight(totals.weight)}</dd>
      </div>
      {pricesVisible && totals.rentPerWeek > 0 && (
        <div>
          <dt>{text('price.estimate')}</dt>
          <dd>{format.money(totals.rentPerWeek)}</dd>
        </div>
      )}
      {pricesVisible && totals.saleAmount > 0 && (
        <div>
          <dt>{text('ordering.saleAmount')}</dt>
          <dd>{format.money(totals.saleAmount)}</dd>
        </div>
      )}
      {pricesVisible && !totals.pricesComplete && (
        <div className={classes.note}>{text('ordering.pricesIncomplete')}</div>
      )}
    </dl>
  )
}
