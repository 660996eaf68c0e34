import { invoices } from '@portal/contract/invoices.ts'
import { reports } from '@portal/contract/reports.ts'
import { type PaymentState, paymentStates } from '@portal/domain/invoices/payment-state.ts'
import { eurosOf, type WithoutVat, type WithVat } from '@portal/domain/invoices/vat-amounts.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { column } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { Report } from './Report.tsx'
import { countColumn } from './StatusReports.tsx'
import { useReportPlace } from './use-report-place.ts'

const tones: Readonly<Record<PaymentState, ChipKind>> = { betaald: 'success', te_betalen: 'info', vervallen: 'danger' }

/** What the list of invoices answers for a state, of which only the count and the sums are taken (decision: reports). */
function usePaymentState(location: Location, staat: PaymentState) {
  return useCall(invoices.getInvoices, { ...useReportPlace(location), staat, rijen: 1 })
}

interface PaymentRow {
  readonly staat: PaymentState
  readonly aantal: number
  readonly total: WithoutVat
  readonly outstanding: WithVat
}

/** Invoices that are paid, to be paid and overdue (R-SCR-REP-03). */
export function InvoicesReport({ location }: { readonly location: Location }) {
  const text = useText()
  const answers = {
    betaald: usePaymentState(location, 'betaald'),
    te_betalen: usePaymentState(location, 'te_betalen'),
    vervallen: usePaymentState(location, 'vervallen'),
  }
  // The last that is there shows all of them; one that is not there yet, or failed, shows that.
  const slowest = paymentStates.map((staat) => answers[staat]).find(({ data }) => data === undefined)
  const shown = slowest ?? answers.vervallen
  const rows: readonly PaymentRow[] = paymentStates.flatMap((staat) => {
    const data = answers[staat].data
    if (data === undefined || data.totaal === 0) return []
    return [{ staat, aantal: data.totaal, total: data.somTotaalPrijs, outstanding: data.somOpenstaand }]
  })
  const amounts: readonly TableColumn<PaymentRow>[] = [
    { id: 'totaal', header: text('reports.total'), value: ({ total }) => eurosOf(total), kind: 'money' },
    { id: 'open', header: text('reports.toPay'), value: ({ outstanding }) => eurosOf(outstanding), kind: 'money' },
  ]
  return (
    <Report
      title={text('enum.ReportKind.invoices paid or to be paid')}
      query={shown}
      rowsOf={() => (slowest === undefined ? rows : [])}
      empty={text('facturen.leeg')}
      columns={[
        { id: 'staat', header: text('invoices.state'), value: ({ staat }) => text(`invoices.state.${staat}`) },
        countColumn(text),
        ...(shown.data?.toonPrijs === true ? amounts : []),
      ]}
      rowKey={({ staat }) => staat}
      size={({ aantal }) => aantal}
      tone={({ staat }) => tones[staat]}
      linkOf={({ staat }, column) => (column === 'aantal' ? { to: '/facturen', search: { staat } } : null)}
      age={<AreaAge of="FacturenSync" />}
    />
  )
}

/** What is charged on invoices that are not settled, by what it is for (R-SCR-REP-05). */
export function CostsReport({ location }: { readonly location: Location }) {
  const text = useText()
  const format = useFormat()
  const query = useCall(reports.getOutstandingCosts, useReportPlace(location))
  const pricesVisible = query.data?.toonPrijs === true
  type Row = NonNullable<typeof query.data>['items'][number]
  const charged: TableColumn<Row> = column('bedrag', text('reports.charged'), {
    value: ({ bedrag }) => eurosOf(bedrag),
    kind: 'money',
  })
  return (
    <Report
      title={text('enum.ReportKind.outstanding costs')}
      hint={text(pricesVisible ? 'reports.costsHint' : 'reports.costsHintNoPrices')}
      query={query}
      rowsOf={({ items }) => items}
      empty={text('reports.noCosts')}
      sum={({ aantalFacturen, somBedrag, somOpenstaand }) => (
        <>
          {pricesVisible && <strong>{format.money(eurosOf(somBedrag))}</strong>}
          <span>
            {text('reports.openInvoices', { count: aantalFacturen })}
            {pricesVisible && ` · ${text('reports.outstanding', { amount: format.money(eurosOf(somOpenstaand)) })}`}
          </span>
        </>
      )}
      columns={[
        { id: 'betreft', header: text('invoices.regarding'), value: (row) => row.betreft || text('value.unknown') },
        { id: 'facturen', header: text('page./facturen'), value: (row) => row.aantalFacturen, kind: 'number' },
        { id: 'regels', header: text('invoices.lines'), value: (row) => row.aantalRegels, kind: 'number' },
        ...(pricesVisible ? [charged] : []),
      ]}
      rowKey={({ betreft }) => betreft}
      size={({ bedrag, aantalRegels }) => (pricesVisible ? eurosOf(bedrag) : aantalRegels)}
      linkOf={({ betreft }, column) => {
        // Lines that say nothing are no choice of the list.
        if (betreft === '' || column === 'bedrag') return null
        const search = { staat: 'open', betreft }
        return { to: '/facturen', search: column === 'regels' ? { ...search, toon: 'regels' } : search }
      }}
      age={<AreaAge of="FacturenSync" />}
    />
  )
}
