import {
  IconArrowBarLeft,
  IconArrowBarToRight,
  IconBoxMultiple,
  IconBuildingWarehouse,
  IconCalendarWeek,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconCrane,
  IconFileInvoice,
  IconFiles,
  IconFolders,
  IconListCheck,
  IconListDetails,
  IconMapCheck,
  IconMapPin,
  IconMapPinPlus,
  IconMapSearch,
  IconMapX,
  IconMessageChatbot,
  IconMessagePlus,
  IconMessages,
  IconPackageExport,
  IconStack2,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  IconTruckReturn,
  IconWalk,
} from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { setsScreen } from '../sets/sets.queries.ts'

export interface Tile {
  readonly to: string
  readonly label: TextKey
  /** The line below its name where something is counted; what could be said of any site is not said. */
  readonly hint?: TextKey
  readonly Icon: typeof IconCrane
}

/** Everything one can do or see at a location, in the order of the work (R-SCR-HUB-01 to R-SCR-HUB-21). */
export const tiles: readonly Tile[] = [
  { to: '/materieel', label: 'nav.catalogue', Icon: IconCrane },
  { to: setsScreen, label: 'page./sets', Icon: IconBoxMultiple },
  { to: '/bestellijst', label: 'locations.list', hint: 'locations.listHint', Icon: IconListCheck },
  { to: '/bestellijsten', label: 'locations.lists', Icon: IconListDetails },
  { to: '/afvoerlijst', label: 'locations.removalList', hint: 'locations.removalListHint', Icon: IconTruckReturn },
  {
    to: '/transport-aanvraag/gegevens',
    label: 'locations.transport',
    Icon: IconTruck,
  },
  { to: '/aanvragen', label: 'locations.requests', Icon: IconClipboardList },
  {
    to: '/goed-te-keuren-aanvragen',
    label: 'nav.approvals',
    hint: 'locations.approvalsHint',
    Icon: IconChecklist,
  },
  { to: '/agenda', label: 'page./agenda', Icon: IconCalendarWeek },
  { to: '/materieelvoorraad', label: 'locations.stock', Icon: IconBuildingWarehouse },
  { to: '/locatie/ronde', label: 'page./locatie/ronde', Icon: IconWalk },
  { to: '/locatie/overdrachten', label: 'page./locatie/overdrachten/{overdracht?}', Icon: IconPackageExport },
  { to: '/allematerieelvoorraad', label: 'locations.allStock', Icon: IconStack2 },
  { to: '/Materieel-Zoeken-Locaties', label: 'locations.find', Icon: IconMapSearch },
  { to: '/orders/aanvoer', label: 'page./orders/aanvoer', hint: 'locations.ordersOpen', Icon: IconTruckDelivery },
  { to: '/orders/afvoer', label: 'page./orders/afvoer', hint: 'locations.ordersOpen', Icon: IconTruckLoading },
  {
    to: '/orders/naar-verplaatsing',
    label: 'page./orders/naar-verplaatsing',
    hint: 'locations.ordersOpen',
    Icon: IconArrowBarToRight,
  },
  {
    to: '/orders/van-verplaatsing',
    label: 'page./orders/van-verplaatsing',
    hint: 'locations.ordersOpen',
    Icon: IconArrowBarLeft,
  },
  { to: '/facturen', label: 'page./facturen', Icon: IconFileInvoice },
  { to: '/rapportages', label: 'page./rapportages', Icon: IconChartBar },
  { to: '/exitorders', label: 'page./exitorders', Icon: IconPackageExport },
  {
    to: '/materieelkeuringen',
    label: 'locations.inspections',
    hint: 'locations.inspectionsOpen',
    Icon: IconCertificate,
  },
  { to: '/locatie-documenten', label: 'locations.documents', Icon: IconFiles },
  { to: '/machinemap', label: 'page./machinemap', Icon: IconFolders },
  { to: '/klachten-aanmaken', label: 'page./klachten-aanmaken', Icon: IconMessagePlus },
  {
    to: '/klachten-overzicht',
    label: 'page./klachten-overzicht',
    Icon: IconMessages,
  },
  {
    to: '/klachten-overzicht-directie',
    label: 'page./klachten-overzicht-directie',
    Icon: IconMessageChatbot,
  },
  { to: '/locatie-aanvragen', label: 'page./locatie-aanvragen', Icon: IconMapPinPlus },
  { to: '/locatie-aanmaken', label: 'page./locatie-aanmaken', Icon: IconMapCheck },
  { to: '/locatie-afmelden', label: 'page./locatie-afmelden', Icon: IconMapX },
  { to: '/locatie-gegevens', label: 'locations.data', Icon: IconMapPin },
]
