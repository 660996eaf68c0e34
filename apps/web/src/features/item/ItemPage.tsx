import { item as itemCalls } from '@portal/contract/item.ts'
import { IconPackageOff } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { CallError } from '../../lib/call-error.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useForgetOnLeave } from '../../shared/items/remembered-items.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ItemDetail } from './ItemDetail.tsx'

/** One item: all that is known of it, and putting it on a list (R-ROUTE-06). */
export function ItemPage() {
  const text = useText()
  useForgetOnLeave()
  const { id = '' } = useParams({ strict: false })
  const materieellocatie = useLocation()?.nummer ?? null
  const query = useCall(itemCalls.getItem, { materieelSoort: id, materieellocatie }, { staleMs: 5 * 60_000 })
  const refusal = query.data === undefined && query.error instanceof CallError ? query.error.code : null
  if (refusal === 'artikel.niet_bestelbaar' || refusal === 'artikel.niet_aangeboden') return <ItemGone code={refusal} />
  return (
    <StateView query={query} title={text('page./details/{id}')} skeleton="details" failure="details.ophalen_fout">
      {(item) => <ItemDetail key={item.materieelSoort} item={item} />}
    </StateView>
  )
}

/** An item that is not there is not there the next time either: on to what there is. */
function ItemGone({ code }: { code: 'artikel.niet_bestelbaar' | 'artikel.niet_aangeboden' }) {
  const text = useText()
  return (
    <EmptyState
      isScreen
      icon={<IconPackageOff />}
      title={text(code)}
      action={<ButtonLink to="/materieel/{-$category}">{text('catalogue.allCategories')}</ButtonLink>}
    />
  )
}
