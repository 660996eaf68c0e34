import type { OrderListItem } from '@portal/contract/order-list.ts'
import { quantityBounds, textMaxLength } from '@portal/domain/constants.ts'
import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { ItemPrice } from '../../shared/items/ItemPrice.tsx'
import { animateLeaving } from '../../shared/listing/animate-leaving.ts'
import { LineRemark } from '../../shared/listing/LineRemark.tsx'
import { LineWeight } from '../../shared/listing/LineWeight.tsx'
import classes from '../../shared/listing/ListLines.module.css'
import { IconButton } from '../../ui/IconButton.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { LineSum } from './LineSum.tsx'

interface OrderLineProps {
  readonly line: OrderListItem
  /** It came with the line above it. */
  readonly included: boolean
  /** It belongs to the set above it. */
  readonly inSet: boolean
  readonly editable: boolean
  readonly fields: ReadonlySet<string>
  readonly canOpen: boolean
  readonly onEdit: (edit: Partial<OrderListItem>, seen?: Partial<OrderListItem>) => void
  readonly onRemove: () => void
}

export function OrderLine({ line, included, inSet, editable, fields, canOpen, onEdit, onRemove }: OrderLineProps) {
  const text = useText()
  const format = useFormat()
  const { omschrijving: name, materieelSoort } = line
  return (
    <li className={classes.line} data-included={included || undefined} data-in-set={inSet || undefined}>
      <ItemPicture item={line} size="small" />
      <div className={classes.words}>
        <strong>
          {canOpen ? (
            <Link to="/details/$id" params={{ id: materieelSoort }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </strong>
        <span className={classes.about}>
          <span translate="no">{materieelSoort}</span>
          {fields.has('type') && <span>{text(`enum.ItemKind.${line.type}`)}</span>}
          {included && <span>{text('orderList.included')}</span>}
        </span>
        {!line.bestelbaar && !included && <StatusChip kind="danger">{text('catalogue.notOrderable')}</StatusChip>}
        {fields.has('comment') && (
          <LineRemark
            name={name}
            remark={line.comment}
            editable={editable}
            limit={textMaxLength}
            onRemark={(comment) => onEdit({ comment })}
          />
        )}
      </div>
      <div className={classes.figures}>
        <ItemPrice item={line} fields={fields} />
        <LineSum line={line} fields={fields} />
        {fields.has('gewichtPerStuk') && <LineWeight line={line} />}
      </div>
      <div className={classes.quantity}>
        {editable ? (
          <QuantityStepper
            value={line.aantal}
            max={quantityBounds.max}
            mayBeEmpty={false}
            label={text('stepper.quantityOf', { name })}
            onChange={(aantal, seen) => aantal !== null && onEdit({ aantal }, { aantal: seen ?? line.aantal })}
          />
        ) : (
          <strong className="figures">{format.amount(line.aantal, line.eenheid)}</strong>
        )}
        <FavouriteButton item={{ ...line, kind: line.type }} />
      </div>
      {editable && (
        <IconButton
          className={classes.remove ?? ''}
          label={text('list.remove', { name })}
          icon={<IconTrash size={20} />}
          onClick={({ currentTarget }) => {
            animateLeaving(currentTarget.closest('li'))
            onRemove()
          }}
        />
      )}
    </li>
  )
}
