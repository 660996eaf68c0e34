import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { IncludedItem } from '@portal/contract/item.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { includedQuantity } from '@portal/domain/order-list/children.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { useLocation } from '../../shared/location/location-store.ts'
import { Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Item.module.css'
import { PartFailed } from './PartFailed.tsx'

interface IncludedItemsProps {
  readonly item: CatalogueItem
  /** Pieces of the item itself, to say how many come along. */
  readonly quantity: number | null
}

/** What is delivered with the item (R-SCR-ITEM-02); nothing shows when nothing is. */
export function IncludedItems({ item, quantity }: IncludedItemsProps) {
  const text = useText()
  const materieellocatie = useLocation()?.nummer ?? null
  const input = { materieelSoort: item.materieelSoort, materieellocatie }
  const query = useCall(itemCalls.getIncludedItems, input, { staleMs: 10 * 60_000 })
  if (query.isError && query.data === undefined) {
    return <PartFailed message="details.meegeleverd_ophalen_fout" query={query} />
  }
  const items = query.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="meegeleverd">
      <h2 id="meegeleverd">{text('item.included')}</h2>
      <ul className={classes.parts}>
        {items.map((part) => (
          <IncludedRow key={`${part.kind} ${part.materieelSoort}`} part={part} quantity={quantity} />
        ))}
      </ul>
    </Stack>
  )
}

function IncludedRow({ part, quantity }: { readonly part: IncludedItem; readonly quantity: number | null }) {
  const text = useText()
  const format = useFormat()
  const each = format.number(part.aantalPerStuk, 2)
  const count = quantity === null ? null : includedQuantity(quantity, part.aantalPerStuk)
  return (
    <li>
      <ItemPicture item={part} size="small" />
      <span className={classes.partWords}>
        <Link to="/details/$id" params={{ id: part.materieelSoort }}>
          {part.omschrijving}
        </Link>
        <small className="figures">{text('item.perPiece', { count: each })}</small>
      </span>
      {part.optioneel ? (
        <StatusChip>{text('value.optional')}</StatusChip>
      ) : (
        count !== null && <strong className="figures">{text('item.times', { count: format.number(count) })}</strong>
      )}
    </li>
  )
}
