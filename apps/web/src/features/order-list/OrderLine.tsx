import type { OrderListItem } from '@portal/contract/order-list.ts'
import { quantityBounds, textMaxLength } from '@portal/domain/constants.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { ItemPrice } from '../../shared/items/ItemPrice.tsx'
import { LineRemark } from '../../shared/listing/LineRemark.tsx'
import { LineRow } from '../../shared/listing/LineRow.tsx'
import { LineWeight } from '../../shared/listing/LineWeight.tsx'
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
    <LineRow
      {...(included ? { kind: 'included' } : inSet && { kind: 'in-set' })}
      picture={<ItemPicture item={line} size="small" />}
      name={name}
      to={canOpen ? `/details/${encodeURIComponent(materieelSoort)}` : null}
      about={
        <>
          <span translate="no">{materieelSoort}</span>
          {fields.has('type') && <span data-roomy>{text(`enum.ItemKind.${line.type}`)}</span>}
          {included && <span data-roomy>{text('orderList.included')}</span>}
        </>
      }
      fault={!line.bestelbaar && !included && <StatusChip kind="danger">{text('catalogue.notOrderable')}</StatusChip>}
      remark={
        fields.has('comment') && (
          <LineRemark
            name={name}
            remark={line.comment}
            editable={editable}
            limit={textMaxLength}
            onRemark={(comment) => onEdit({ comment })}
          />
        )
      }
      figures={
        <>
          <ItemPrice item={line} fields={fields} />
          <LineSum line={line} fields={fields} />
          {fields.has('gewichtPerStuk') && <LineWeight line={line} />}
        </>
      }
      quantity={
        editable ? (
          <QuantityStepper
            value={line.aantal}
            max={quantityBounds.max}
            mayBeEmpty={false}
            label={text('stepper.quantityOf', { name })}
            onChange={(aantal, seen) => aantal !== null && onEdit({ aantal }, { aantal: seen ?? line.aantal })}
          />
        ) : (
          <strong className="figures">{format.amount(line.aantal, line.eenheid)}</strong>
        )
      }
      more={<FavouriteButton item={{ ...line, kind: line.type }} />}
      removal={editable ? { label: text('list.remove', { name }), onRemove } : null}
    />
  )
}
