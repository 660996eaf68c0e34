import { catalogue } from '@portal/contract/catalogue.ts'
import { IconPackageOff } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { ItemList } from '../../shared/items/ItemList.tsx'
import { useAdding } from '../../shared/items/use-adding.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'

const staleMs = 5 * 60_000

interface CategoryItemsProps {
  /** Null is the whole catalogue. */
  readonly category: string | null
  readonly label: string
}

/** The items of a category and of everything below it, at the prices of the chosen location. */
export function CategoryItems({ category, label }: CategoryItemsProps) {
  const text = useText()
  const adding = useAdding()
  const materieellocatie = useLocation()?.nummer ?? null
  const query = useCall(catalogue.getCatalogue, { category, materieellocatie }, { staleMs })
  return (
    <>
      <AddingNotice adding={adding} />
      <StateView
        query={query}
        skeleton="cards"
        failure="catalogus.ophalen_fout"
        isEmpty={({ catalogi }) => catalogi.length === 0}
        empty={
          <EmptyState
            icon={<IconPackageOff />}
            title={text('catalogue.empty')}
            action={<ButtonLink to="/materieel/{-$category}">{text('catalogue.allCategories')}</ButtonLink>}
          />
        }
      >
        {({ catalogi }) => (
          <ItemList name={`catalogus/${category ?? ''} ${materieellocatie ?? ''}`} label={label} items={catalogi} />
        )}
      </StateView>
    </>
  )
}
