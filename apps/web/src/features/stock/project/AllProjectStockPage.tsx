import { stock } from '@portal/contract/stock.ts'
import { IconBuildingWarehouse } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useText } from '../../../lib/text.ts'
import { useAddressState } from '../../../lib/use-address-state.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useRouteFor } from '../../../shared/frame/screens.ts'
import { LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import { tellLocations } from '../../../shared/location/location-store.ts'
import { AreaAge } from '../../../shared/records/AreaAge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { useTableState } from '../../../ui/table/use-table-state.ts'
import { SearchField } from '../SearchField.tsx'
import { searchInAddress } from '../search-in-address.ts'
import { allProjectStockColumns } from './project-stock-columns.tsx'

/** What stands at all projects of the user, by kind and cost-control post (R-ROUTE-25, decision: invoices). */
export function AllProjectStockPage() {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const leadTo = useRouteFor()
  const settings = useSettings()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [zoekterm, setTerm] = useAddressState(searchInAddress)
  const [state, setState] = useTableState()
  const query = useCall(stock.getAllProjectStock, { gebruikerLogin, zoekterm }, { keepLast: true })
  // While everything is in the table, its own search finds it.
  const isPart = zoekterm !== '' || (query.data !== undefined && query.data.totaal > query.data.items.length)
  const columns = useMemo(() => allProjectStockColumns(text, format), [text, format])
  const openAt = (nummer: string, materieelSoort: string) => {
    tellLocations({ type: 'selected', nummer })
    // The table of routes has the path; the params of the page's table are not known to the router.
    void navigate({ to: leadTo('/materieelvoorraad') as '/', search: { zoek: materieelSoort } as never })
  }
  return (
    <LocationScreen title={text('page./allematerieelvoorraad')} intro={text('projects.allIntro')}>
      {isPart && (
        <SearchField label={text('projects.allSearch')} value={zoekterm} onSearch={(term) => setTerm(() => term)} />
      )}
      <StateView query={query} skeleton="table">
        {({ items, totaal }) => (
          <>
            {totaal > items.length && (
              <Notice kind="info" title={text('stock.allMore', { shown: items.length, count: totaal })} />
            )}
            <DataTable
              label={text('page./allematerieelvoorraad')}
              columns={columns}
              rows={items}
              rowKey={(row) =>
                [row.projectNummer, row.bewakingspost, row.type, row.materieelSoort, row.saleType].join(' ')
              }
              state={state}
              onState={setState}
              onOpen={(row) => openAt(row.materieellocatie, row.materieelSoort)}
              exportable={settings.bool('AppMaterieelvoorraad_ExportLijst')}
              empty={
                <EmptyState
                  icon={<IconBuildingWarehouse />}
                  title={text(zoekterm === '' ? 'stock.allNone' : 'stock.allNoMatch')}
                  action={zoekterm !== '' && <Button onClick={() => setTerm(() => '')}>{text('stock.allShow')}</Button>}
                />
              }
            />
          </>
        )}
      </StateView>
      <AreaAge of="VoorraadSync" />
    </LocationScreen>
  )
}
