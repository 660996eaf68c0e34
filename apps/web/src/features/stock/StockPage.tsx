import { stock } from '@portal/contract/stock.ts'
import { Suspense, useMemo } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { loadSiteTexts, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { OnlyChip } from '../../shared/records/OnlyChip.tsx'
import { useOnly } from '../../shared/records/only-shown.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { searchedFrom } from '../../ui/table/TableToolbar.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { StockChips } from './StockChips.tsx'
import { StockSums } from './StockSums.tsx'
import { StockTable } from './StockTable.tsx'
import { isChosen, stockChoices } from './stock-choices.ts'
import type { StockRow } from './stock-row.ts'
import { useStillAsked } from './use-still-asked.ts'

const NoStock = laterPart(async () => (await import('./NoStock.tsx')).NoStock)
const ExportHistory = laterPart(async () => {
  const [part] = await Promise.all([import('./ExportHistory.tsx'), loadSiteTexts()])
  return part.ExportHistory
})
const StockMenu = laterPart(async () => {
  const [part] = await Promise.all([import('./StockMenu.tsx'), loadSiteTexts()])
  return part.StockMenu
})

/** What stands at the chosen location (R-ROUTE-44). */
export function StockPage() {
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
  const hasHistory = useSettings().bool('AppMaterieelvoorraad_ExportVerloop')
  const query = useCall(stock.getStock, { gebruikerLogin, materieellocatie: location.nummer })
  const isNarrow = useNarrowScreen()
  // On a phone the first machine stands as high as it can: where it is says the bar, the rest is in the menu of the table.
  const isInMenu = isNarrow && (query.data?.items.length ?? searchedFrom) >= searchedFrom
  return (
    <LocationScreen
      title={text('page./materieelvoorraad')}
      intro={!isNarrow && text('stock.intro', { name: location.omschrijving })}
      actions={
        !isInMenu && (
          <>
            {hasHistory && (
              <Suspense>
                <ExportHistory location={location} />
              </Suspense>
            )}
            <ScreenButton to="/machinemap">{text('page./machinemap')}</ScreenButton>
            <ScreenButton to="/etiketten">{text('page./etiketten')}</ScreenButton>
            <ScreenButton to="/allematerieelvoorraad">{text('stock.allLocations')}</ScreenButton>
          </>
        )
      }
    >
      <StockNotice location={location} />
      <StateView
        query={query}
        skeleton="table"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Suspense>
            <NoStock />
          </Suspense>
        }
      >
        {({ items }) => <StockRows location={location} items={items} />}
      </StateView>
      <AreaAge of="VoorraadSync" />
    </LocationScreen>
  )
}

/** All of the stock, or what a chip or a figure of the site counts of it; its sums are those of what is shown. */
function StockRows({ location, items }: { readonly location: Location; readonly items: readonly StockRow[] }) {
  const [only, showOnly] = useOnly(stockChoices)
  const { today, stillAfterDays } = useStillAsked()
  const rows = useMemo(
    () => (only === null ? items : items.filter((row) => isChosen(row, only, { today, stillAfterDays }))),
    [items, only, today, stillAfterDays],
  )
  return (
    <>
      {(only === 'hier' || only === 'huur') && <OnlyChip what={only} onClear={() => showOnly(null)} />}
      <StockSums rows={rows} />
      <StockChips rows={items} chosen={only} onChoose={showOnly} />
      <StockTable
        location={location}
        rows={rows}
        more={(close) => (
          <Suspense>
            <StockMenu location={location} close={close} />
          </Suspense>
        )}
      />
    </>
  )
}

/** Why nothing can go back from here (R-RULE-07, R-ROLE-30). */
function StockNotice({ location }: { readonly location: Location }) {
  const text = useText()
  const mayEdit = useMay('removalList.edit')
  if (location.geblokkeerd) return <Notice kind="warning" title={text('locatie.geblokkeerd')} />
  return mayEdit ? null : <Notice kind="info" title={text('locations.readOnly')} />
}
