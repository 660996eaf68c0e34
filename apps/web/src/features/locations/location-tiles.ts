import {
  IconArrowBarLeft,
  IconArrowBarToRight,
  IconBoxMultiple,
  IconBuildingWarehouse,
  IconCertificate,
  IconChecklist,
  IconClipboardList,
  IconCrane,
  IconFileInvoice,
  IconFiles,
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
  IconScan,
  IconStack2,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  IconTruckReturn,
} from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { setsScreen } from '../sets/sets.queries.ts'

export interface Tile {
  readonly to: string
  readonly label: TextKey
  readonly hint: TextKey
  readonly Icon: typeof IconCrane
}

/** Everything one can do or see at a location, in the order of the work (R-SCR-HUB-01 to R-SCR-HUB-21). */
export const tiles: readonly Tile[] = [
  { to: '/materieel', label: 'locations.order', hint: 'locations.orderHint', Icon: IconCrane },
  { to: setsScreen, label: 'page./sets', hint: 'locations.setsHint', Icon: IconBoxMultiple },
  { to: '/bestellijst', label: 'locations.list', hint: 'locations.listHint', Icon: IconListCheck },
  { to: '/bestellijsten', label: 'locations.lists', hint: 'locations.listsHint', Icon: IconListDetails },
  { to: '/afvoerlijst', label: 'locations.removalList', hint: 'locations.removalListHint', Icon: IconTruckReturn },
  { to: '/materieelvoorraad/scannen', label: 'locations.scan', hint: 'locations.scanHint', Icon: IconScan },
  {
    to: '/transport-aanvraag/gegevens',
    label: 'locations.transport',
    hint: 'locations.transportHint',
    Icon: IconTruck,
  },
  { to: '/aanvragen', label: 'locations.requests', hint: 'locations.requestsHint', Icon: IconClipboardList },
  {
    to: '/goed-te-keuren-aanvragen',
    label: 'nav.approvals',
    hint: 'locations.approvalsHint',
    Icon: IconChecklist,
  },
  { to: '/materieelvoorraad', label: 'locations.stock', hint: 'locations.stockHint', Icon: IconBuildingWarehouse },
  { to: '/allematerieelvoorraad', label: 'locations.allStock', hint: 'locations.allStockHint', Icon: IconStack2 },
  { to: '/Materieel-Zoeken-Locaties', label: 'locations.find', hint: 'locations.findHint', Icon: IconMapSearch },
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
  { to: '/facturen', label: 'page./facturen', hint: 'locations.invoicesHint', Icon: IconFileInvoice },
  { to: '/exitorders', label: 'page./exitorders', hint: 'locations.exitOrdersHint', Icon: IconPackageExport },
  {
    to: '/materieelkeuringen',
    label: 'locations.inspections',
    hint: 'locations.inspectionsHint',
    Icon: IconCertificate,
  },
  { to: '/locatie-documenten', label: 'locations.documents', hint: 'locations.documentsHint', Icon: IconFiles },
  { to: '/klachten-aanmaken', label: 'page./klachten-aanmaken', hint: 'locations.giveHint', Icon: IconMessagePlus },
  {
    to: '/klachten-overzicht',
    label: 'page./klachten-overzicht',
    hint: 'locations.complaintsHint',
    Icon: IconMessages,
  },
  {
    to: '/klachten-overzicht-directie',
    label: 'page./klachten-overzicht-directie',
    hint: 'locations.overseeHint',
    Icon: IconMessageChatbot,
  },
  { to: '/locatie-aanvragen', label: 'page./locatie-aanvragen', hint: 'locations.newHint', Icon: IconMapPinPlus },
  { to: '/locatie-aanmaken', label: 'page./locatie-aanmaken', hint: 'locations.createHint', Icon: IconMapCheck },
  { to: '/locatie-afmelden', label: 'page./locatie-afmelden', hint: 'locations.closeHint', Icon: IconMapX },
  { to: '/locatie-gegevens', label: 'locations.data', hint: 'locations.dataHint', Icon: IconMapPin },
]
