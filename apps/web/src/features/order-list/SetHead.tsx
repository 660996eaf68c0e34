import type { OrderListItem } from '@portal/contract/order-list.ts'
import { quantityBounds } from '@portal/domain/constants.ts'
import { IconBoxMultiple } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { LineRow } from '../../shared/listing/LineRow.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'

interface SetHeadProps {
  /** The first line of the set. */
  readonly line: OrderListItem
  readonly editable: boolean
  readonly onEdit: (edit: Partial<OrderListItem>, seen?: Partial<OrderListItem>) => void
  readonly onRemove: () => void
}

/** The set that the lines below belong to: how many of it there are, and taking all of it off the list. */
export function SetHead({ line, editable, onEdit, onRemove }: SetHeadProps) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const { setNummer, setOmschrijving: name, setAantal } = line
  const to = `/set/${encodeURIComponent(setNummer)}`
  return (
    <LineRow
      kind="set"
      picture={<IconBoxMultiple size={28} stroke={1.6} aria-hidden />}
      name={name}
      to={canOpen(to) ? to : null}
      about={<span translate="no">{setNummer}</span>}
      quantity={
        editable ? (
          <QuantityStepper
            value={setAantal}
            max={quantityBounds.max}
            mayBeEmpty={false}
            label={text('stepper.quantityOf', { name })}
            onChange={(aantal, seen) =>
              aantal !== null && onEdit({ setAantal: aantal }, { setAantal: seen ?? setAantal })
            }
          />
        ) : (
          <strong className="figures">{format.number(setAantal)}</strong>
        )
      }
      removal={editable ? { label: text('list.remove', { name }), onRemove } : null}
    />
  )
}
