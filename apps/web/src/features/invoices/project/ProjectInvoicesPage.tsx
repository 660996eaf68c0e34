import { invoices } from '@portal/contract/invoices.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import { useMemo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useAddressState } from '../../../lib/use-address-state.ts'
import { useCall } from '../../../lib/use-call.ts'
import { AtLocation, LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import type { Location } from '../../../shared/location/location-store.ts'
import { AreaAge } from '../../../shared/records/AreaAge.tsx'
import { PostSums } from '../../../shared/records/PostSums.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { startState } from '../../../ui/table/table-state.ts'
import { useTableState } from '../../../ui/table/use-table-state.ts'
import classes from '../Invoices.module.css'
import { CheckDialog } from './CheckDialog.tsx'
import { ProjectInvoiceTable } from './ProjectInvoiceTable.tsx'
import { ProjectList } from './ProjectList.tsx'
import { type ProjectView, projectForm } from './project-view.ts'

/** What was charged to the project of the chosen location, by cost-control post (R-ROUTE-25, decision: invoices). */
export function ProjectInvoicesPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./facturen')}>
      {(location) => <InvoicesOf key={location.nummer} location={location} />}
    </AtLocation>
  )
}

function InvoicesOf({ location }: { readonly location: Location }) {
  const text = useText()
  const format = useFormat()
  const preferences = usePreferences()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [view, setView] = useAddressState(projectForm)
  const [state, setState] = useTableState()
  const change = (next: Partial<ProjectView>) => setView((now) => ({ ...now, ...next }))
  const filter = (next: Partial<ProjectView>) => {
    change(next)
    if (state.page !== 1) setState({ ...state, page: 1 })
  }
  const asked = useMemo(
    () => ({
      gebruikerLogin,
      materieellocatie: location.nummer,
      zoekterm: state.search.slice(0, 50),
      van: view.from,
      tot: view.until,
    }),
    [gebruikerLogin, location.nummer, state.search, view.from, view.until],
  )
  const page = { pagina: state.page, rijen: state.pageSize ?? preferences.pageSize }
  const query = useCall(invoices.getProjectInvoices, { ...asked, ...page }, { keepLast: true })
  const number = location.projectNummer
  const intro =
    number === null
      ? text('projects.invoicesAlone', { name: location.omschrijving })
      : text('projects.invoicesIntro', { number })
  return (
    <LocationScreen title={text('page./facturen')} intro={intro}>
      <Stack gap={3} align="start" className={classes.filters}>
        <DateField label={text('invoices.from')} required value={view.from} onChange={(from) => filter({ from })} />
        <DateField label={text('invoices.until')} required value={view.until} onChange={(until) => filter({ until })} />
      </Stack>
      <StateView query={query} skeleton="table">
        {(found) => (
          <>
            {found.posten.length > 0 && (
              <PostSums
                label={text('projects.posts')}
                sums={found.posten.map(({ bewakingspost, bedrag, aantalRegels }) => ({
                  post: bewakingspost,
                  detail: text('projects.lines', { count: aantalRegels }),
                  amount: found.toonPrijs ? format.money(eurosOf(bedrag)) : '',
                }))}
              />
            )}
            <ProjectInvoiceTable
              asked={asked}
              found={found}
              state={state}
              narrowed={view.from !== null || view.until !== null || state.search !== ''}
              onState={setState}
              onClear={() => {
                change({ from: null, until: null })
                setState({ ...startState, columns: state.columns })
              }}
              onOpen={(open) => change({ open })}
            />
          </>
        )}
      </StateView>
      <ProjectList current={number} />
      {view.open !== '' && (
        <CheckDialog
          number={view.open}
          invoice={query.data?.items.find(({ documentNummer }) => documentNummer === view.open) ?? null}
          onClose={() => change({ open: '' })}
        />
      )}
      <AreaAge of="FacturenSync" />
    </LocationScreen>
  )
}
