import { type ProjectItem, stock } from '@portal/contract/stock.ts'
import { sumStockByPost } from '@portal/domain/stock/sum-by-post.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { ScreenButton } from '../../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import { type Location, tellLocations } from '../../../shared/location/location-store.ts'
import { AreaAge } from '../../../shared/records/AreaAge.tsx'
import { PostSums } from '../../../shared/records/PostSums.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { NoStock } from '../NoStock.tsx'
import { addressOf } from '../stock-row.ts'
import { projectStockColumns } from './project-stock-columns.tsx'

/** What stands in the project of the chosen location, by cost-control post (R-ROUTE-25, decision: invoices). */
export function ProjectStockPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./materieelvoorraad')}>
      {(location) => <StockOf key={location.nummer} location={location} />}
    </AtLocation>
  )
}

function StockOf({ location }: { readonly location: Location }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(stock.getProjectStock, { gebruikerLogin, materieellocatie: location.nummer })
  const number = location.projectNummer
  const intro =
    number === null
      ? text('projects.stockAlone', { name: location.omschrijving })
      : text('projects.stockIntro', { number })
  return (
    <LocationScreen
      title={text('page./materieelvoorraad')}
      intro={intro}
      actions={<ScreenButton to="/allematerieelvoorraad">{text('stock.allLocations')}</ScreenButton>}
    >
      <StateView query={query} skeleton="table" isEmpty={({ items }) => items.length === 0} empty={<NoStock />}>
        {({ items }) => (
          <>
            <Posts items={items} />
            <ProjectStockTable location={location} items={items} />
          </>
        )}
      </StateView>
      <AreaAge of="VoorraadSync" />
    </LocationScreen>
  )
}

function Posts({ items }: { readonly items: readonly ProjectItem[] }) {
  const text = useText()
  const format = useFormat()
  const sums = sumStockByPost(items).map(({ post, rows, rentPerWeek }) => ({
    post,
    detail: text('projects.lines', { count: rows }),
    amount: rentPerWeek === null ? '' : text('projects.perWeek', { amount: format.money(rentPerWeek) }),
  }))
  return <PostSums label={text('projects.posts')} sums={sums} />
}

interface ProjectStockTableProps {
  readonly location: Location
  readonly items: readonly ProjectItem[]
}

function ProjectStockTable({ location, items }: ProjectStockTableProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const settings = useSettings()
  const pricesVisible = items.some(({ toonPrijs }) => toonPrijs)
  const columns = useMemo(() => projectStockColumns(text, format, pricesVisible), [text, format, pricesVisible])
  const open = (row: ProjectItem) => {
    // Its details are those of the location where it stands.
    if (row.materieellocatie !== location.nummer) tellLocations({ type: 'selected', nummer: row.materieellocatie })
    void navigate({ to: '/materieelvoorraad/details/$id/$number', params: addressOf(row) })
  }
  return (
    <DataTable
      label={text('projects.stockOf', { number: location.projectNummer ?? location.nummer })}
      columns={columns}
      rows={items}
      rowKey={(row) =>
        [row.materieellocatie, row.type, row.materieelSoort, row.materieelNummer, row.saleType].join(' ')
      }
      onOpen={open}
      exportable={settings.bool('AppMaterieelvoorraad_ExportLijst')}
      empty={<EmptyState title={text('voorraad.leeg')} />}
    />
  )
}
