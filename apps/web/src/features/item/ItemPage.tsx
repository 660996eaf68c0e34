import { item as itemCalls } from '@portal/contract/item.ts'
import { useParams } from '@tanstack/react-router'
import { useCall } from '../../lib/use-call.ts'
import { useForgetOnLeave } from '../../shared/items/remembered-items.ts'
import { useLocation } from '../../shared/location-store.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ItemDetail } from './ItemDetail.tsx'

/** One item: all that is known of it, and putting it on a list (R-ROUTE-06). */
export function ItemPage() {
  useForgetOnLeave()
  const { id = '' } = useParams({ strict: false })
  const materieellocatie = useLocation()?.nummer ?? null
  const query = useCall(itemCalls.getItem, { materieelSoort: id, materieellocatie }, { staleMs: 5 * 60_000 })
  return (
    <StateView query={query} skeleton={<Skeleton shape="details" />} failure="details.ophalen_fout">
      {(item) => <ItemDetail key={item.materieelSoort} item={item} />}
    </StateView>
  )
}
