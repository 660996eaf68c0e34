import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { startState } from '../../ui/table/table-state.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { type InvoicesView, invoicesForm, unfiltered } from './invoices-view.ts'
import { LineDialog } from './LineDialog.tsx'
import { LineTable } from './LineTable.tsx'
import { useInvoiceFilter } from './use-invoice-filter.ts'

/** What was charged at the chosen location, as invoices or line by line (R-ROUTE-43, R-ENT-36). */
export function InvoicesPage() {
  const text = useText()
  return <AtLocation title={text('page./facturen')}>{(location) => <InvoicesOf location={location} />}</AtLocation>
}

function InvoicesOf({ location }: { readonly location: Location }) {
  const text = useText()
  const name = usePlaceName(location)
  const [view, setView] = useAddressState(invoicesForm)
  const [state, setState] = useTableState()
  const asked = useInvoiceFilter(location, view, state.search)
  const change = (next: Partial<InvoicesView>) => setView((now) => ({ ...now, ...next }))
  const filter = (next: Partial<InvoicesView>) => {
    change(next)
    if (state.page !== 1) setState({ ...state, page: 1 })
  }
  const clear = () => {
    change(unfiltered)
    setState({ ...startState, columns: state.columns })
  }
  const list = { asked, view, state, onState: setState, onClear: clear }
  return (
    <LocationScreen title={text('page./facturen')} intro={text('invoices.intro', { name })}>
      <InvoiceFilters view={view} onChange={filter} />
      <Tabs
        label={text('invoices.views')}
        tabs={[
          { key: 'facturen', label: text('invoices.viewInvoices') },
          { key: 'regels', label: text('invoices.viewLines') },
        ]}
        current={view.show}
        onChange={(key) => {
          change({ show: key === 'regels' ? 'regels' : 'facturen' })
          setState({ ...startState, search: state.search })
        }}
      >
        {view.show === 'regels' ? (
          <LineTable {...list} onOpen={(line) => change({ open: line.documentNummer, line: line.regelNummer })} />
        ) : (
          <InvoiceTable {...list} onOpen={(open) => change({ open, line: 0 })} />
        )}
      </Tabs>
      {view.open !== '' && view.line === 0 && (
        <InvoiceDialog
          asked={asked}
          number={view.open}
          onClose={() => change({ open: '' })}
          onLine={(line) => change({ line: line.regelNummer })}
        />
      )}
      {view.open !== '' && view.line !== 0 && (
        <LineDialog
          asked={asked}
          number={view.open}
          line={view.line}
          onClose={() => change(view.show === 'regels' ? { open: '', line: 0 } : { line: 0 })}
        />
      )}
      <AreaAge of="FacturenSync" />
    </LocationScreen>
  )
}
