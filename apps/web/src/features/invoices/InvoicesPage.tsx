import { useText } from '../../lib/text.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { startState } from '../../ui/table/table-state.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { invoicesForm, narrowedBy, unfiltered } from './invoices-view.ts'
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
  const { view, table, search, choose, show, clear } = useServedView(invoicesForm)
  const [, setState] = table
  const asked = useInvoiceFilter(location, view, search)
  const narrowed = narrowedBy(view).includes(true) || search !== ''
  const list = { asked, table, narrowed, onClear: () => clear(unfiltered) }
  return (
    <LocationScreen title={text('page./facturen')} intro={text('invoices.intro', { name })}>
      <InvoiceFilters view={view} onChange={show} />
      <Tabs
        label={text('invoices.views')}
        tabs={[
          { key: 'facturen', label: text('invoices.viewInvoices') },
          { key: 'regels', label: text('invoices.viewLines') },
        ]}
        current={view.show}
        onChange={(key) => {
          choose({ show: key === 'regels' ? 'regels' : 'facturen' })
          setState({ ...startState, search })
        }}
      >
        {view.show === 'regels' ? (
          <LineTable {...list} onOpen={(line) => choose({ open: line.documentNummer, line: line.regelNummer })} />
        ) : (
          <InvoiceTable {...list} onOpen={(open) => choose({ open, line: 0 })} />
        )}
      </Tabs>
      {view.open !== '' && view.line === 0 && (
        <InvoiceDialog
          asked={asked}
          number={view.open}
          onClose={() => choose({ open: '' })}
          onLine={(line) => choose({ line: line.regelNummer })}
        />
      )}
      {view.open !== '' && view.line !== 0 && (
        <LineDialog
          asked={asked}
          number={view.open}
          line={view.line}
          onClose={() => choose(view.show === 'regels' ? { open: '', line: 0 } : { line: 0 })}
        />
      )}
      <AreaAge of="FacturenSync" />
    </LocationScreen>
  )
}
