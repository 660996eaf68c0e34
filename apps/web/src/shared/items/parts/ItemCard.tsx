import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { useText } from '../../../lib/text.ts'
import { Row, Stack } from '../../../ui/Layout.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { FavouriteButton } from '../FavouriteButton.tsx'
import { ItemPicture } from '../ItemPicture.tsx'
import { ItemPrice } from '../ItemPrice.tsx'
import { ScaledPicture } from '../ScaledPicture.tsx'
import classes from './ItemCard.module.css'
import { ItemStepper } from './ItemStepper.tsx'
import type { ItemSelection } from './item-selection.ts'

export interface ItemCardProps {
  readonly item: CatalogueItem
  readonly selection: ItemSelection
  readonly fields: ReadonlySet<string>
  /** False for who cannot order here: then there is nothing to fill in. */
  readonly canAdd: boolean
  /** Whether item detail can be opened. */
  readonly canOpen: boolean
  readonly view: 'cards' | 'rows'
  /** Why a search found it. */
  readonly reason?: ReactNode
  readonly eager?: boolean
}

/** One item of a list, as a card or as a dense row: drawing, name, number, price and quantity. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, selection, fields, canAdd, canOpen, view, reason, eager = false } = props
  const text = useText()
  const name = fields.has('omschrijving') ? item.omschrijving : item.materieelSoort
  return (
    <Stack
      as="article"
      gap={2}
      shrinks
      card={3}
      className={classes.card}
      data-view={view}
      data-orderable={item.bestelbaar}
    >
      {view === 'cards' ? (
        <ScaledPicture item={item} size="fill" eager={eager} />
      ) : (
        <ItemPicture item={item} size="small" eager={eager} />
      )}
      {view === 'cards' && (
        <div className={classes.heart}>
          <FavouriteButton item={item} />
        </div>
      )}
      <div className={classes.words}>
        <h2>
          {canOpen ? (
            <Link to="/details/$id" params={{ id: item.materieelSoort }} className="card-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <Row as="p" wrap className={classes.about}>
          <span className="figures" translate="no">
            {item.materieelSoort}
          </span>
          {item.omschrijving2 !== '' && fields.has('omschrijving') && <span>{item.omschrijving2}</span>}
        </Row>
        {reason && <p className={classes.reason}>{reason}</p>}
      </div>
      <div className={classes.price}>
        <ItemPrice item={item} fields={fields} />
      </div>
      <Row align="center" className={classes.order}>
        {view === 'rows' && <FavouriteButton item={item} />}
        {!item.bestelbaar && <StatusChip kind="warning">{text('catalogue.notOrderable')}</StatusChip>}
        {item.bestelbaar && canAdd && fields.has('aantal') && <ItemStepper item={item} selection={selection} />}
      </Row>
    </Stack>
  )
})
