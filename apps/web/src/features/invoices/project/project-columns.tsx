import type { InvoicedProject, ProjectInvoice } from '@portal/contract/invoice-records.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import type { Format } from '../../../lib/format.ts'
import type { Text } from '../../../lib/text.ts'
import { locationColumn } from '../../../shared/records/location-column.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { column, field } from '../../../ui/table/field-column.ts'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import classes from '../Invoices.module.css'
import { stateKinds } from '../invoice-columns.tsx'
import { stateKey } from '../invoice-state.ts'

type Column = TableColumn<ProjectInvoice>

/** Each post with its amount, in one line: `05.32 € 100,00 · 12.10 € 50,00`. */
function postsOf({ posten }: ProjectInvoice, { text, format }: { text: Text; format: Format | null }): string {
  const shown = posten.map(({ bewakingspost, bedrag }) =>
    [bewakingspost || text('projects.noPost'), format === null ? '' : format.money(eurosOf(bedrag))]
      .filter(Boolean)
      .join(' '),
  )
  return shown.join(' · ')
}

function amounts(text: Text): readonly Column[] {
  return [
    column('totaalPrijs', text('invoices.total'), {
      value: (row) => eurosOf(row.totaalPrijs),
      kind: 'money',
      sortable: false,
    }),
    column('openstaandBedrag', text('invoices.outstanding'), {
      value: (row) => eurosOf(row.openstaandBedrag),
      kind: 'money',
      sortable: false,
    }),
  ]
}

/** An invoice of a project; without amounts for who may not see prices (R-VAL-15). */
export function projectInvoiceColumns(text: Text, format: Format, pricesVisible: boolean): readonly Column[] {
  const place: Column = { ...locationColumn<ProjectInvoice>(text), filter: false, sortable: false }
  return [
    field('documentNummer', text('invoices.number'), {
      cell: (row) => (
        <span className={classes.number} translate="no">
          {row.documentNummer}
        </span>
      ),
      required: true,
      title: true,
      sortable: false,
    }),
    field('soort', text('invoices.kind'), { words: (row) => text(`enum.InvoiceKind.${row.soort}`), sortable: false }),
    field('staat', text('invoices.state'), {
      words: (row) => text(stateKey(row)),
      cell: (row) => <StatusChip kind={stateKinds[row.staat]}>{text(stateKey(row))}</StatusChip>,
      sortable: false,
    }),
    field('boekingsDatum', text('invoices.bookingDate'), { kind: 'date', sortable: false }),
    place,
    column('posten', text('projects.posts'), {
      value: (row) => postsOf(row, { text, format: pricesVisible ? format : null }),
      sortable: false,
    }),
    ...(pricesVisible ? amounts(text) : []),
  ]
}

/** A project of the user with what was charged to it. */
export function projectColumns(text: Text, pricesVisible: boolean): readonly TableColumn<InvoicedProject>[] {
  const money: readonly TableColumn<InvoicedProject>[] = [
    column('totaalPrijs', text('invoices.total'), { value: (row) => eurosOf(row.totaalPrijs), kind: 'money' }),
    column('openstaandBedrag', text('invoices.outstanding'), {
      value: (row) => eurosOf(row.openstaandBedrag),
      kind: 'money',
    }),
  ]
  return [
    field('projectNummer', text('projects.project'), { required: true, title: true }),
    field('aantalLocaties', text('projects.locations'), { kind: 'number' }),
    field('aantalFacturen', text('projects.invoiceCount'), { kind: 'number' }),
    ...(pricesVisible ? money : []),
  ]
}
