import { IconBuildingWarehouse } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useRouteFor } from '../../shared/frame/screens.ts'
import { LocationScreen } from '../../shared/location/LocationScreen.tsx'
import { tellLocations } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { SearchField } from './SearchField.tsx'

/** The term that the server narrows the list by, as it stands in the address. */
const searchInAddress = {
  read: (params: Readonly<Record<string, unknown>>) => (params.waar === undefined ? '' : String(params.waar)),
  write: (term: string) => ({ waar: term === '' ? undefined : term }),
}

/** What both lists are asked with, and how another term is searched. */
export function useStockSearch() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [zoekterm, setTerm] = useAddressState(searchInAddress)
  return { input: { gebruikerLogin, zoekterm }, search: (term: string) => setTerm(() => term) }
}

interface Standing {
  readonly materieellocatie: string
  readonly materieelSoort: string
}

interface AllStockFrameProps<Row extends Standing> {
  readonly intro: TextKey
  readonly searchLabel: TextKey
  readonly asked: ReturnType<typeof useStockSearch>
  readonly query: UseQueryResult<{ readonly items: readonly Row[]; readonly totaal: number }>
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** What helps where nothing stands anywhere. */
  readonly whenNone?: ReactNode
}

/** What stands at all places of the user, as much as one answer holds; a row opens the stock of its location. */
export function AllStockFrame<Row extends Standing>(props: AllStockFrameProps<Row>) {
  const { intro, searchLabel, query, columns, rowKey, whenNone } = props
  const { input, search } = props.asked
  const text = useText()
  const navigate = useNavigate()
  const leadTo = useRouteFor()
  const settings = useSettings()
  const { zoekterm } = input
  const found = query.data
  const isMore = found !== undefined && found.totaal > found.items.length
  const open = ({ materieellocatie, materieelSoort }: Row) => {
    tellLocations({ type: 'selected', nummer: materieellocatie })
    // The table of routes has the path; the params of the page's table are not known to the router.
    void navigate({ to: leadTo('/materieelvoorraad') as '/', search: { zoek: materieelSoort } as never })
  }
  return (
    <LocationScreen title={text('page./allematerieelvoorraad')} intro={text(intro)}>
      {/* While everything is in the table, its own search finds it. */}
      {(zoekterm !== '' || isMore) && <SearchField label={text(searchLabel)} value={zoekterm} onSearch={search} />}
      {isMore && (
        <Notice kind="info" title={text('stock.allMore', { shown: found.items.length, count: found.totaal })} />
      )}
      <QueryTable
        query={query}
        label={text('page./allematerieelvoorraad')}
        columns={columns}
        rowKey={rowKey}
        onOpen={open}
        exportable={settings.bool('AppMaterieelvoorraad_ExportLijst')}
        empty={
          <EmptyState
            icon={<IconBuildingWarehouse />}
            title={text(zoekterm === '' ? 'stock.allNone' : 'stock.allNoMatch')}
            action={zoekterm === '' ? whenNone : <Button onClick={() => search('')}>{text('stock.allShow')}</Button>}
          />
        }
      />
      <AreaAge of="VoorraadSync" />
    </LocationScreen>
  )
}
