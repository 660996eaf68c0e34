import { invoiceOrders, invoices } from '@portal/contract/invoices.ts'
import { eurosOf, type WithoutVat, type WithVat } from '@portal/domain/invoices/vat-amounts.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { Button } from '../../ui/Button.tsx'
import type { KeptState } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from './Invoices.module.css'
import { invoiceColumns } from './invoice-columns.tsx'
import type { AskedInvoices } from './use-invoice-filter.ts'

export interface InvoiceListProps {
  readonly asked: AskedInvoices
  readonly table: KeptState
  /** Whether a filter or a search leaves some out. */
  readonly narrowed: boolean
  readonly onClear: () => void
}

/** The invoices by page as the server narrowed and ordered them, with the sums of all of them. */
export function InvoiceTable(props: InvoiceListProps & { readonly onOpen: (number: string) => void }) {
  const { asked, table, narrowed, onClear, onOpen } = props
  const [state] = table
  const text = useText()
  const settings = useSettings()
  const format = useFormat()
  const preferences = usePreferences()
  const inProject = useSelectedProject() !== null
  const sorteer = invoiceOrders.find((one) => one === state.sort?.column) ?? 'boekingsDatum'
  const order = { sorteer, aflopend: state.sort === null || state.sort.descending }
  const page = { pagina: state.page, rijen: state.pageSize ?? preferences.pageSize }
  const query = useCall(invoices.getInvoices, { ...asked, ...order, ...page }, { keepLast: true })
  const pricesVisible = query.data?.toonPrijs ?? true
  const isMarked = query.data?.items.some(({ regelsTeLang }) => regelsTeLang > 0) === true
  const columns = useMemo(
    () => invoiceColumns({ settings, text, format, inProject, pricesVisible, isMarked }),
    [settings, text, format, inProject, pricesVisible, isMarked],
  )
  return (
    <>
      {query.data?.toonPrijs && query.data.totaal > 0 && (
        <Sums total={query.data.somTotaalPrijs} outstanding={query.data.somOpenstaand} />
      )}
      <QueryTable
        query={query}
        label={text('page./facturen')}
        columns={columns}
        rowKey={(row) => row.documentNummer}
        state={table}
        onOpen={(row) => onOpen(row.documentNummer)}
        exportable={settings.bool('AppMaterieelFacturen_ExportExcel')}
        readPage={(one) => call(invoices.getInvoices, { ...asked, ...order, ...one })}
        empty={
          <EmptyState
            icon={<IconFileInvoice />}
            title={text(narrowed ? 'invoices.noMatch' : 'facturen.leeg')}
            action={narrowed && <Button onClick={onClear}>{text('invoices.clear')}</Button>}
          >
            {text(narrowed ? 'invoices.searchHint' : 'invoices.emptyText')}
          </EmptyState>
        }
      />
    </>
  )
}

/** What the whole list comes to: apart, because one is without VAT and the other with (R-SCR-INV-04). */
function Sums({ total, outstanding }: { readonly total: WithoutVat; readonly outstanding: WithVat }) {
  const text = useText()
  const format = useFormat()
  return (
    <Row as="dl" wrap className={classes.sums} aria-label={text('invoices.sums')}>
      <div>
        <dt>{text('invoices.sumTotal')}</dt>
        <dd className="figures">{format.money(eurosOf(total))}</dd>
      </div>
      <div>
        <dt>{text('invoices.sumOutstanding')}</dt>
        <dd className="figures">{format.money(eurosOf(outstanding))}</dd>
      </div>
    </Row>
  )
}
