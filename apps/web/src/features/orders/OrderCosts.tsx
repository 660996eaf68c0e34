import type { OrderCost, orders } from '@portal/contract/orders.ts'
import { costTotals } from '@portal/domain/orders/cost-totals.ts'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Orders.module.css'

interface OrderCostsProps {
  readonly call: typeof orders.getDeliveredCosts
  readonly ordernummer: string
}

/** What an order costs beside rent and sale, by type with totals; without amounts for who may not see prices. */
export function OrderCosts({ call, ordernummer }: OrderCostsProps) {
  const text = useText()
  const query = useCall(call, { ordernummer })
  return (
    <Panel title={text('orders.costs')}>
      <StateView
        query={query}
        skeleton="text"
        isEmpty={({ kostenRegels }) => kostenRegels.length === 0}
        empty={<p className="soft">{text('orders.costsNone')}</p>}
      >
        {({ toonPrijs, kostenRegels }) => (
          <>
            <p className="soft">{text(toonPrijs ? 'orders.costsNote' : 'orders.costsHidden')}</p>
            <CostTable lines={kostenRegels} pricesVisible={toonPrijs} />
            {toonPrijs && <CostTotals lines={kostenRegels} />}
          </>
        )}
      </StateView>
    </Panel>
  )
}

function costColumns(text: Text, pricesVisible: boolean): readonly TableColumn<OrderCost>[] {
  const prices: readonly TableColumn<OrderCost>[] = [
    { id: 'stuksPrijs', header: text('orders.unitPrice'), value: priceOf((line) => line.stuksPrijs), kind: 'money' },
    { id: 'bedrag', header: text('orders.amount'), value: priceOf((line) => line.bedrag), kind: 'money' },
  ]
  return [
    field('type', text('orders.costKind'), { words: (line) => text(`enum.OrderCostType.${line.type}`), filter: true }),
    field('omschrijving', text('orders.description'), { title: true }),
    column('aantal', text('orders.quantity'), {
      value: (line) => (line.type === 'Text' ? null : line.aantal),
      kind: 'number',
    }),
    ...(pricesVisible ? prices : []),
  ]
}

/** A line of text has no price; a 0 would read as free of charge. */
function priceOf(price: (line: OrderCost) => number): (line: OrderCost) => number | null {
  return (line) => (line.type === 'Text' ? null : price(line))
}

function CostTable({
  lines,
  pricesVisible,
}: {
  readonly lines: readonly OrderCost[]
  readonly pricesVisible: boolean
}) {
  const text = useText()
  const columns = useMemo(() => costColumns(text, pricesVisible), [text, pricesVisible])
  return (
    <DataTable
      label={text('orders.costs')}
      columns={columns}
      rows={lines}
      rowKey={(line) => String(line.regelNummer)}
      state="own"
      empty={null}
      unpaged
    />
  )
}

function CostTotals({ lines }: { readonly lines: readonly OrderCost[] }) {
  const text = useText()
  const format = useFormat()
  const { types, total } = costTotals(lines)
  return (
    <dl className={classes.totals} aria-label={text('orders.totals')}>
      {types.map(({ type, bedrag }) => (
        <div key={type}>
          <dt>{text(`enum.OrderCostType.${type}`)}</dt>
          <dd>{format.money(bedrag)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{text('orders.total')}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  )
}
