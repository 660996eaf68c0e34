import type { OrderListItem } from '@portal/contract/order-list.ts'
import { quantityBounds } from '@portal/domain/constants.ts'
import { IconBoxMultiple, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import classes from '../../shared/listing/ListLines.module.css'
import { IconButton } from '../../ui/IconButton.tsx'
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
    <li className={classes.line} data-set>
      <IconBoxMultiple size={28} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <strong>{canOpen(to) ? <ScreenLink to={to}>{name}</ScreenLink> : name}</strong>
        <span className={classes.about} translate="no">
          {setNummer}
        </span>
      </div>
      <div className={classes.figures} />
      <div className={classes.quantity}>
        {editable ? (
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
        )}
      </div>
      {editable && (
        <IconButton
          className={classes.remove ?? ''}
          label={text('list.remove', { name })}
          icon={<IconTrash size={20} />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
