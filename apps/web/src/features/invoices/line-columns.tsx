import type { InvoiceLine } from '@portal/contract/invoice-records.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { aboutWords } from './about-words.ts'
import classes from './Invoices.module.css'

type Column = TableColumn<InvoiceLine>

/** A rate by its word; another unit of the back office as it is written there. */
function unitOf(text: Text, { tariefEenheid }: InvoiceLine): string {
  return tariefEenheid === 'DAG' || tariefEenheid === 'WEEK' ? text(`invoices.unit.${tariefEenheid}`) : tariefEenheid
}

function priceColumns(text: Text): readonly Column[] {
  return [
    column('stuksPrijs', text('invoices.unitPrice'), {
      value: (line) => eurosOf(line.stuksPrijs),
      kind: 'money',
      sortable: false,
    }),
    column('totaalPrijs', text('invoices.total'), {
      value: (line) => eurosOf(line.totaalPrijs),
      kind: 'money',
      brief: true,
      sortable: false,
    }),
  ]
}

const ofText = (id: string, header: string, value: (line: InvoiceLine) => string): Column => ({
  id,
  header,
  value,
  cell: (line) => <span translate="no">{value(line)}</span>,
  sortable: false,
})
const ofCode = (...of: Parameters<typeof ofText>): Column => ({ ...ofText(...of), kind: 'code' })

interface ColumnsOf {
  readonly text: Text
  readonly format: Format
  readonly pricesVisible: boolean
  /** Whether the lines are of more invoices than one. */
  readonly ofMany: boolean
  /** Whether any of them was charged too long. */
  readonly isMarked: boolean
}

/** What a line says; what was charged too long stands beside its description. */
export function lineColumns({ text, format, pricesVisible, ofMany, isMarked }: ColumnsOf): readonly Column[] {
  const invoice: readonly Column[] = [
    { ...ofCode('documentNummer', text('invoices.number'), (line) => line.documentNummer), brief: true },
    field('boekingsDatum', text('invoices.bookingDate'), { kind: 'date', sortable: false }),
  ]
  return [
    field('omschrijving', text('invoices.description'), { required: true, title: true, sortable: false }),
    column('teLang', text('invoices.tooLong'), {
      value: (line) => line.teLang?.dagen ?? null,
      kind: 'number',
      hidden: !isMarked,
      cell: (line) =>
        line.teLang !== null && (
          <StatusChip kind="danger">{text('invoices.tooLongDays', { count: line.teLang.dagen })}</StatusChip>
        ),
      sortable: false,
    }),
    ...(ofMany ? invoice : []),
    column('betreft', text('invoices.regarding'), {
      value: (line) => aboutWords(text, line.betreft),
      cell: (line) => (
        <span className={classes.named}>
          {aboutWords(text, line.betreft)}
          <small className={classes.number} translate="no">
            {line.huurPeriode}
          </small>
        </span>
      ),
      sortable: false,
    }),
    ofCode('materieelNummer', text('invoices.piece'), (line) => line.materieelNummer),
    { ...ofText('huurPeriode', text('invoices.period'), (line) => line.huurPeriode), hidden: true, inside: 'betreft' },
    field('tijdseenheden', text('invoices.timeUnits'), {
      cell: (line) => `${format.number(line.tijdseenheden, 2)} ${unitOf(text, line)}`.trim(),
      kind: 'number',
      sortable: false,
    }),
    field('aantal', text('invoices.quantity'), { kind: 'number', sortable: false }),
    ...(pricesVisible ? priceColumns(text) : []),
    ofCode('aanvoerOrder', text('invoices.arrivalOrder'), (line) => line.aanvoerOrder),
    ofCode('afvoerOrder', text('invoices.removalOrder'), (line) => line.afvoerOrder),
    { ...ofCode('bewakingspost', text('invoices.budgetLine'), (line) => line.bewakingspost), hidden: true },
  ]
}
