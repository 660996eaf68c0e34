import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useOrderListCount } from '../../shared/listing/use-order-list-count.ts'
import { useRemovalListCount } from '../../shared/listing/use-removal-list.ts'
import type { Tile } from './location-tiles.ts'
import { useOpenOrders } from './use-open-orders.ts'

/** The line below the name of a tile: what there is to count, where something is counted; else nothing. */
export function useTileHint(open: {
  readonly inspections: number | null
  readonly approvals: number
}): (tile: Tile) => string {
  const text = useText()
  const listed = useOrderListCount()
  const returned = useRemovalListCount()
  const openOrders = useOpenOrders()
  const counted = (count: number, words: { readonly none: TextKey; readonly some: TextKey }) =>
    count === 0 ? text(words.none) : text(words.some, { count })
  return ({ to, hint }) => {
    switch (hint) {
      case 'locations.listHint':
        return counted(listed, { none: 'bestellijst.leeg', some: hint })
      case 'locations.removalListHint':
        return counted(returned, { none: 'afvoerlijst.leeg', some: hint })
      case 'locations.ordersOpen': {
        const orders = openOrders[to]
        return orders === undefined ? '' : counted(orders, { none: 'locations.ordersNone', some: hint })
      }
      case 'locations.inspectionsOpen':
        return open.inspections === null
          ? ''
          : counted(open.inspections, { none: 'locations.inspectionsNone', some: hint })
      case 'locations.approvalsHint':
        return counted(open.approvals, { none: 'locations.approvalsNone', some: hint })
      default:
        return ''
    }
  }
}
