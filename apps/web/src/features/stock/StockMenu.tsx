import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useRouteFor, useScreens } from '../../shared/frame/screens.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { MenuHeading, MenuLink } from '../../ui/MenuItem.tsx'
import { HistoryKinds, useExportHistory } from './ExportHistory.tsx'

interface StockMenuProps {
  readonly location: Location
  readonly close: () => void
}

/** What else can be done with the stock: entries of the menu that a phone has for its table. */
export function StockMenu({ location, close }: StockMenuProps) {
  const text = useText()
  const canOpen = useScreens()
  const leadTo = useRouteFor()
  const hasHistory = useSettings().bool('AppMaterieelvoorraad_ExportVerloop')
  const save = useExportHistory(location)
  const all = '/allematerieelvoorraad'
  return (
    <>
      {canOpen(all) && (
        // useScreens has checked the path against the route table.
        <MenuLink to={leadTo(all) as '/'} onClick={close}>
          {text('stock.allLocations')}
        </MenuLink>
      )}
      {canOpen('/machinemap') && (
        <MenuLink to="/machinemap" onClick={close}>
          {text('page./machinemap')}
        </MenuLink>
      )}
      {canOpen('/etiketten') && (
        <MenuLink to="/etiketten" onClick={close}>
          {text('page./etiketten')}
        </MenuLink>
      )}
      {hasHistory && (
        <>
          <MenuHeading>{text('stock.exportHistory')}</MenuHeading>
          <HistoryKinds save={save} close={close} />
        </>
      )}
    </>
  )
}
