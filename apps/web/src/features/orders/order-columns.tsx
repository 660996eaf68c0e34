import type { Order } from '@portal/contract/orders.ts'
import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import { isLateOrder } from '@portal/domain/orders/late-order.ts'
import { orderTable } from '@portal/domain/orders/order-table.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { againColumn } from '../../shared/records/again-column.tsx'
import { Facts } from '../../shared/records/Facts.tsx'
import { LateDate } from '../../shared/records/LateDate.tsx'
import { locationColumn, placeName } from '../../shared/records/location-column.ts'
import { NamedLink } from '../../shared/records/NamedLink.tsx'
import { OrderStatusChip, orderStanding, orderStandingWords } from '../../shared/records/OrderStatusChip.tsx'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Orders.module.css'
import type { OrderScreen } from './order-screens.ts'

type Column = TableColumn<Order>

interface Words {
  readonly text: Text
  readonly format: Format
}

/** The columns that the setting knows, and those that always go with one of them. */
function columnsByName(screen: OrderScreen, { text, format }: Words): Readonly<Record<string, readonly Column[]>> {
  const number: Column = field('ordernummer', text('orders.erpNumber'), { kind: 'code' })
  const statusWord = (row: Order) => text(`enum.OrderStatus.${row.status}`)
  const standing: Column = column('stand', text('orders.status'), {
    value: (row) => orderStanding(row),
    words: (row) => orderStandingWords(row, text),
    cell: (row) => (
      <span className={classes.standing}>
        <OrderStatusChip {...row} />
        <small>{statusWord(row)}</small>
      </span>
    ),
    filter: true,
    brief: (row) => (
      <Facts>
        {row.leverDatum !== null && isLateOrder(row, today()) && <LateDate date={row.leverDatum} isLate />}
        <OrderStatusChip {...row} />
      </Facts>
    ),
  })
  // The word of the back office itself, by which the reports count.
  const status: Column = field('status', text('orders.erpStatus'), {
    words: statusWord,
    filter: true,
    hidden: true,
    inside: 'stand',
  })
  const kind: Column = field('type', text('requests.kind'), { words: (row) => text(`enum.OrderKind.${row.type}`) })
  const asker: Column = field('aangevraagdDoor', text('requests.requestedBy'), { filter: true })
  return {
    ordernummer: [number],
    type: [kind],
    status: [standing, status],
    datums: [
      column('datums', text(screen.day), {
        value: (row) => row.leverDatum,
        kind: 'date',
        brief: (row) => row.leverDatum !== null && !isLateOrder(row, today()) && format.date(row.leverDatum),
        cell: (row) => (
          <span className={classes.standing}>
            {row.leverDatum !== null && <LateDate date={row.leverDatum} isLate={isLateOrder(row, today())} />}
            {row.geboektOp !== null && (
              <small data-posted>
                {text('orders.postedDate')} <span>{format.date(row.geboektOp)}</span>
              </small>
            )}
          </span>
        ),
      }),
      field('geboektOp', text('orders.postedDate'), { kind: 'date', hidden: true, inside: 'datums' }),
    ],
    aangevraagdDoor: [asker],
    referentie: [field('referentie', text('requests.reference'), { brief: true })],
    ophalen: [field('ophalen', text('requests.pickup'), { kind: 'yesNo', filter: true })],
  }
}

/** What an order is of, with the number that its customer knows; the heading of each row. */
function contentsColumn(screen: OrderScreen, text: Text): Column {
  return column('inhoud', text('orders.number'), {
    value: (row) => customerNumber({ ...row, nummer: row.ordernummer }),
    cell: (row) => (
      <NamedLink
        to={`${screen.path}/${encodeURIComponent(row.ordernummer)}`}
        contents={row.inhoud}
        number={customerNumber({ ...row, nummer: row.ordernummer })}
      />
    ),
    required: true,
    title: true,
  })
}

/** The name of what is in an order, to find it by. */
function nameColumn(text: Text): Column {
  return column('naam', text('requests.contents'), { value: (row) => row.inhoud.naam, hidden: true, inside: 'inhoud' })
}

/** A place in two lines: the whole of a long name stands with the order. */
function OtherPlace({ number, name }: { readonly number: string; readonly name: string }) {
  return (
    <span className={classes.other} title={placeName(number, name)}>
      {name}
      {number !== name && <small translate="no">{number}</small>}
    </span>
  )
}

/** The other end of a move: that it is there is why the list has it. */
function otherEnd(screen: OrderScreen, text: Text): readonly Column[] {
  const from: Column = column('vanLocatie', text('orders.from'), {
    value: (row) => (row.vanElders ? text('orders.elsewhere') : placeName(row.vanLocatie, row.vanOmschrijving)),
    cell: (row) =>
      row.vanElders ? text('orders.elsewhere') : <OtherPlace number={row.vanLocatie} name={row.vanOmschrijving} />,
    filter: true,
  })
  const to: Column = column('naarLocatie', text('orders.to'), {
    value: (row) => (row.naarElders ? text('orders.elsewhere') : placeName(row.naarLocatie, row.naarOmschrijving)),
    cell: (row) =>
      row.naarElders ? text('orders.elsewhere') : <OtherPlace number={row.naarLocatie} name={row.naarOmschrijving} />,
    filter: true,
  })
  if (screen.direction === null) return []
  return screen.direction === 'naar' ? [from] : [to]
}

/** Columns that are hidden until they are chosen. */
function extraColumns(text: Text): readonly Column[] {
  return [
    field('aanvraagnummer', text('orders.request'), { kind: 'code', hidden: true, inside: 'inhoud' }),
    column('teLaat', text('orders.late'), {
      value: (row) => isLateOrder(row, today()),
      kind: 'yesNo',
      filter: true,
      hidden: true,
    }),
    field('orderDatum', text('orders.orderDate'), { kind: 'date', hidden: true }),
    field('retourDatum', text('requests.returnDate'), { kind: 'date', hidden: true }),
    field('aantalRegels', text('requests.lines'), { kind: 'number', hidden: true }),
  ]
}

/** The status where the setting leaves it out: a figure of the reports leads to the orders that have one. */
function hiddenStatus(known: ReturnType<typeof columnsByName>, shown: readonly string[]): readonly Column[] {
  return shown.includes('status') ? [] : (known.status ?? []).map((column) => ({ ...column, hidden: true }))
}

interface ColumnChoiceOf extends Words {
  readonly settings: Pick<Settings, 'column' | 'int'>
  readonly inProject: boolean
}

/** The columns of an order table as its setting says (R-ENT-34, R-SET-33). */
export function orderColumns(
  screen: OrderScreen,
  { settings, text, format, inProject }: ColumnChoiceOf,
): readonly Column[] {
  const known = columnsByName(screen, { text, format })
  const { columns } = orderTable(settings, screen)
  const shown = visibleColumns([...columns])
  return [
    contentsColumn(screen, text),
    nameColumn(text),
    ...settingColumns(columns, known),
    ...hiddenStatus(known, shown),
    ...otherEnd(screen, text),
    ...(inProject ? [locationColumn<Order>(text)] : []),
    ...extraColumns(text),
    againColumn<Order>(text, ({ aantalRegels, ordernummer }) =>
      aantalRegels === 0 ? null : { kind: screen.type, number: ordernummer },
    ),
  ]
}
