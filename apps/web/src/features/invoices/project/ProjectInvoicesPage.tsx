import { invoices } from '@portal/contract/invoices.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { AtLocation, LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import type { Location } from '../../../shared/location/location-store.ts'
import { AreaAge } from '../../../shared/records/AreaAge.tsx'
import { PostSums } from '../../../shared/records/PostSums.tsx'
import { QueryTable } from '../../../shared/records/QueryTable.tsx'
import { useServedView } from '../../../shared/records/use-served-view.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import classes from '../Invoices.module.css'
import { CheckDialog } from './CheckDialog.tsx'
import { ProjectList } from './ProjectList.tsx'
import { projectInvoiceColumns } from './project-columns.tsx'
import { projectForm } from './project-view.ts'

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
  const settings = useSettings()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const { view, table, search, page, choose, show, clear } = useServedView(projectForm)
  const asked = useMemo(
    () => ({
      gebruikerLogin,
      materieellocatie: location.nummer,
      zoekterm: search.slice(0, 50),
      van: view.from,
      tot: view.until,
    }),
    [gebruikerLogin, location.nummer, search, view.from, view.until],
  )
  const query = useCall(invoices.getProjectInvoices, { ...asked, ...page }, { keepLast: true })
  const pricesVisible = query.data?.toonPrijs ?? true
  const columns = useMemo(() => projectInvoiceColumns(text, format, pricesVisible), [text, format, pricesVisible])
  const narrowed = view.from !== null || view.until !== null || search !== ''
  const number = location.projectNummer
  const intro =
    number === null
      ? text('projects.invoicesAlone', { name: location.omschrijving })
      : text('projects.invoicesIntro', { number })
  return (
    <LocationScreen title={text('page./facturen')} intro={intro}>
      <Stack gap={3} align="start" className={classes.filters}>
        <DateField label={text('invoices.from')} required value={view.from} onChange={(from) => show({ from })} />
        <DateField label={text('invoices.until')} required value={view.until} onChange={(until) => show({ until })} />
      </Stack>
      {query.data !== undefined && query.data.posten.length > 0 && (
        <PostSums
          label={text('projects.posts')}
          sums={query.data.posten.map(({ bewakingspost, bedrag, aantalRegels }) => ({
            post: bewakingspost,
            detail: text('projects.lines', { count: aantalRegels }),
            amount: pricesVisible ? format.money(eurosOf(bedrag)) : '',
          }))}
        />
      )}
      <QueryTable
        query={query}
        label={text('page./facturen')}
        columns={columns}
        rowKey={(row) => row.documentNummer}
        state={table}
        onOpen={(row) => choose({ open: row.documentNummer })}
        exportable={settings.bool('AppMaterieelFacturen_ExportExcel')}
        readPage={(one) => call(invoices.getProjectInvoices, { ...asked, ...one })}
        empty={
          <EmptyState
            icon={<IconFileInvoice />}
            title={text(narrowed ? 'projects.noMatch' : 'projects.none')}
            action={
              narrowed && <Button onClick={() => clear({ from: null, until: null })}>{text('invoices.clear')}</Button>
            }
          >
            {text(narrowed ? 'invoices.searchHint' : 'projects.noneText')}
          </EmptyState>
        }
      />
      <ProjectList current={number} />
      {view.open !== '' && (
        <CheckDialog
          number={view.open}
          invoice={query.data?.items.find(({ documentNummer }) => documentNummer === view.open) ?? null}
          onClose={() => choose({ open: '' })}
        />
      )}
      <AreaAge of="FacturenSync" />
    </LocationScreen>
  )
}
