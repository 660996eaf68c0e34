import type { StockHistoryEntry } from '@portal/contract/stock.ts'
import { stock } from '@portal/contract/stock.ts'
import { IconHistory } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { HistoryDoubt, HistoryMoment } from './HistorySource.tsx'
import { historyColumns } from './history-columns.tsx'
import { noNumber } from './stock-row.ts'

/** Where a piece has been, or what came and went of something counted (R-ROUTE-24). */
export function HistoryPage() {
  const text = useText()
  const { soort = '', nummer = noNumber }: { soort?: string; nummer?: string } = useParams({ strict: false })
  return (
    <AtLocation title={text('page./voorraadverloop/{soort}/{nummer}')}>
      {(location) => <HistoryOf location={location} soort={soort} nummer={nummer === noNumber ? '' : nummer} />}
    </AtLocation>
  )
}

interface Asked {
  readonly location: Location
  readonly soort: string
  readonly nummer: string
}

function useHistory({ location, soort, nummer }: Asked) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const place = { gebruikerLogin, materieellocatie: location.nummer, materieelSoort: soort }
  const ofKind = useCall(stock.getStockHistory, place, { enabled: nummer === '' })
  const ofPiece = useCall(stock.getPieceHistory, { ...place, materieelNummer: nummer }, { enabled: nummer !== '' })
  return nummer === '' ? ofKind : ofPiece
}

function HistoryOf(asked: Asked) {
  const { location, soort, nummer } = asked
  const text = useText()
  const query = useHistory(asked)
  // Of a piece the number says enough until its name is known.
  const name = query.data?.items[0]?.omschrijving ?? (nummer === '' ? soort : '')
  const label = text('stock.historyOf', { number: nummer || soort })
  return (
    <Page
      title={text('page./voorraadverloop/{soort}/{nummer}')}
      intro={text(nummer === '' ? 'stock.historyHere' : 'stock.historyOfPiece', {
        name,
        number: nummer,
        location: location.omschrijving,
      }).trim()}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="stock" to="/materieelvoorraad">
              {text('page./materieelvoorraad')}
            </Link>,
            <Link
              key="item"
              to="/materieelvoorraad/details/$id/$number"
              params={{ id: soort, number: nummer || noNumber }}
            >
              {nummer || soort}
            </Link>,
            text('page./voorraadverloop/{soort}/{nummer}'),
          ]}
        </Breadcrumbs>
      }
    >
      <StateView query={query} skeleton="table">
        {(history) => (
          <>
            <HistoryDoubt {...history} />
            <HistoryTable label={label} entries={history.items} />
            {history.bron !== 'kopie' && <HistoryMoment stand={history.stand} />}
          </>
        )}
      </StateView>
    </Page>
  )
}

interface HistoryTableProps {
  readonly label: string
  readonly entries: readonly StockHistoryEntry[]
}

function HistoryTable({ label, entries }: HistoryTableProps) {
  const text = useText()
  const settings = useSettings()
  const columns = useMemo(() => historyColumns(settings, text), [settings, text])
  // Two entries may be the same in every field.
  const keys = useMemo(() => new Map(entries.map((entry, place) => [entry, String(place)])), [entries])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={entries}
      rowKey={(row) => keys.get(row) ?? ''}
      exportable={settings.bool('AppMaterieelvoorraad_ExportVerloop')}
      empty={
        <EmptyState
          icon={<IconHistory />}
          title={text('voorraadverloop.leeg')}
          action={<ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>}
        />
      }
    />
  )
}
