import { stock } from '@portal/contract/stock.ts'
import { IconBuildingWarehouse } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { LocationScreen } from '../../shared/location/LocationScreen.tsx'
import { tellLocations } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { allStockColumns } from './all-stock-columns.tsx'
import { SearchField } from './SearchField.tsx'
import { searchInAddress } from './search-in-address.ts'

/** What stands at all locations of the user, by kind of equipment (R-ROUTE-45). */
export function AllStockPage() {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const settings = useSettings()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [zoekterm, setTerm] = useAddressState(searchInAddress)
  const [state, setState] = useTableState()
  const mayOrder = useMay('request.submit')
  const query = useCall(stock.getAllStock, { gebruikerLogin, zoekterm }, { keepLast: true })
  // While everything is in the table, its own search finds it.
  const isPart = zoekterm !== '' || (query.data !== undefined && query.data.totaal > query.data.items.length)
  const columns = useMemo(() => allStockColumns(text, format), [text, format])
  const openAt = (nummer: string, materieelSoort: string) => {
    tellLocations({ type: 'selected', nummer })
    // The params of the page's table are not known to the router.
    void navigate({ to: '/materieelvoorraad', search: { zoek: materieelSoort } as never })
  }
  return (
    <LocationScreen title={text('page./allematerieelvoorraad')} intro={text('stock.allIntro')}>
      {isPart && (
        <SearchField label={text('stock.allSearch')} value={zoekterm} onSearch={(term) => setTerm(() => term)} />
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
              rowKey={(row) => [row.materieellocatie, row.type, row.materieelSoort, row.saleType].join(' ')}
              state={state}
              onState={setState}
              onOpen={(row) => openAt(row.materieellocatie, row.materieelSoort)}
              exportable={settings.bool('AppMaterieelvoorraad_ExportLijst')}
              empty={
                <EmptyState
                  icon={<IconBuildingWarehouse />}
                  title={text(zoekterm === '' ? 'stock.allNone' : 'stock.allNoMatch')}
                  action={
                    zoekterm === '' ? (
                      mayOrder && (
                        <ScreenButton to="/materieel" kind="primary">
                          {text('requests.start')}
                        </ScreenButton>
                      )
                    ) : (
                      <Button onClick={() => setTerm(() => '')}>{text('stock.allShow')}</Button>
                    )
                  }
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
