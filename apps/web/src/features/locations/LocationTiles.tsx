import type { Indicator } from '@portal/domain/locations/indicator.ts'
import {
  IconBuildingWarehouse,
  IconCertificate,
  IconClipboardList,
  IconCrane,
  IconFiles,
  IconListCheck,
  IconListDetails,
  IconMapPin,
  IconMapSearch,
  IconScan,
  IconStack2,
  IconTruckReturn,
} from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useLocation } from '../../shared/location-store.ts'
import { ScreenLink } from '../../shared/ScreenLink.tsx'
import { useScreens } from '../../shared/screens.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOrderListCount } from '../../shared/use-order-list-count.ts'
import { useRemovalListCount } from '../../shared/use-removal-list.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useInspectionStanding } from '../inspections/inspections.queries.ts'
import classes from './Locations.module.css'

interface Tile {
  readonly to: string
  readonly label: TextKey
  readonly hint: TextKey
  readonly Icon: typeof IconCrane
}

const tiles: readonly Tile[] = [
  { to: '/materieel', label: 'locations.order', hint: 'locations.orderHint', Icon: IconCrane },
  { to: '/bestellijst', label: 'locations.list', hint: 'locations.listHint', Icon: IconListCheck },
  { to: '/bestellijsten', label: 'locations.lists', hint: 'locations.listsHint', Icon: IconListDetails },
  { to: '/afvoerlijst', label: 'locations.removalList', hint: 'locations.removalListHint', Icon: IconTruckReturn },
  { to: '/materieelvoorraad/scannen', label: 'locations.scan', hint: 'locations.scanHint', Icon: IconScan },
  { to: '/aanvragen', label: 'locations.requests', hint: 'locations.requestsHint', Icon: IconClipboardList },
  { to: '/materieelvoorraad', label: 'locations.stock', hint: 'locations.stockHint', Icon: IconBuildingWarehouse },
  { to: '/allematerieelvoorraad', label: 'locations.allStock', hint: 'locations.allStockHint', Icon: IconStack2 },
  { to: '/Materieel-Zoeken-Locaties', label: 'locations.find', hint: 'locations.findHint', Icon: IconMapSearch },
  {
    to: '/materieelkeuringen',
    label: 'locations.inspections',
    hint: 'locations.inspectionsHint',
    Icon: IconCertificate,
  },
  { to: '/locatie-documenten', label: 'locations.documents', hint: 'locations.documentsHint', Icon: IconFiles },
  { to: '/locatie-gegevens', label: 'locations.data', hint: 'locations.dataHint', Icon: IconMapPin },
]

const chipOf: Readonly<Record<Indicator, ChipKind>> = { safe: 'info', warning: 'warning', danger: 'danger' }

/** A tile for each screen of the location that exists and is switched on (R-SCR-SHELL-25). */
export function LocationTiles() {
  const text = useText()
  const canOpen = useScreens()
  const count = useOrderListCount()
  const removalCount = useRemovalListCount()
  const inspections = useInspectionStanding()
  const location = useLocation()
  const maySubmit = useMay('request.submit')
  const mayOrder = maySubmit && location?.bestelbaar === true
  // Who may only look here still finds the catalogue, under its own name.
  const labelOf = ({ label }: Tile): TextKey => (label === 'locations.order' && !mayOrder ? 'nav.catalogue' : label)
  const hintOf = ({ hint }: Tile): string => {
    if (hint === 'locations.listHint') return count === 0 ? text('bestellijst.leeg') : text(hint, { count })
    if (hint === 'locations.inspectionsHint' && inspections !== null)
      return inspections.open === 0
        ? text('locations.inspectionsNone')
        : text('locations.inspectionsOpen', { count: inspections.open })
    if (hint !== 'locations.removalListHint') return text(hint)
    return removalCount === 0 ? text('afvoerlijst.leeg') : text(hint, { count: removalCount })
  }
  return (
    <ul className={classes.tiles}>
      {tiles
        .filter(({ to }) => canOpen(to))
        .map((tile) => (
          <li key={tile.to}>
            <ScreenLink to={tile.to} className={classes.tile}>
              <tile.Icon size={28} stroke={1.6} aria-hidden />
              <span>
                <strong>{text(labelOf(tile))}</strong>
                <small>{hintOf(tile)}</small>
              </span>
              {tile.to === '/materieelkeuringen' && inspections !== null && inspections.open > 0 && (
                <div>
                  <StatusChip kind={chipOf[inspections.indicator]}>{inspections.open}</StatusChip>
                </div>
              )}
            </ScreenLink>
          </li>
        ))}
    </ul>
  )
}
