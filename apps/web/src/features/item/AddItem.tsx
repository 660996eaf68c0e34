import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { quantityBounds } from '@portal/domain/constants.ts'
import { refuseQuantity } from '@portal/domain/order-list/validate-add.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { AddButton } from '../../shared/items/AddButton.tsx'
import { AddTargetMenu } from '../../shared/items/AddTargetMenu.tsx'
import type { AddTarget } from '../../shared/items/add-items.ts'
import { UndoAdded } from '../../shared/items/UndoAdded.tsx'
import { useAddItems, wantedItems } from '../../shared/items/use-add-items.ts'
import { useTargetLists } from '../../shared/items/use-target-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './AddItem.module.css'
import { useRecommendedQuantity } from './use-recommended-quantity.ts'

interface AddItemProps {
  readonly item: CatalogueItem
  readonly quantity: number | null
  readonly onQuantity: (quantity: number | null) => void
}

/** Quantity, list and the button that adds (R-SCR-ITEM-05); on a phone it stays in view at the bottom. */
export function AddItem({ item, quantity, onQuantity }: AddItemProps) {
  const text = useText()
  const format = useFormat()
  const { target } = useTargetLists()
  const { add, busy, answer } = useAddItems({ alone: true })
  const field = useId()
  const isNarrow = useNarrowScreen()
  const [asked, setAsked] = useState(false)
  const refusal = refuseQuantity(quantity)
  const fault = asked ? refusal : null
  const isReady = () => {
    setAsked(refusal !== null)
    if (refusal !== null) document.getElementById(field)?.focus()
    return refusal === null
  }
  const addTo = (to: AddTarget) => add(wantedItems([{ ...item, aantal: quantity }]), to)
  return (
    <Stack as="section" gap={1} card={3} className={classes.add} aria-label={text('item.add')}>
      <Row gap={3} className={classes.addRow}>
        <QuantityStepper
          id={field}
          value={quantity}
          max={quantityBounds.max}
          onChange={(aantal) => {
            answer.settle()
            onQuantity(aantal)
          }}
          label={text('stepper.quantityOf', { name: item.omschrijving })}
          multiple={Math.max(item.bestelEenheid, 1)}
          invalid={fault !== null}
          describedBy={fault === null ? undefined : `${field}-error`}
        />
        <AddButton
          kind="primary"
          wide
          answer={answer}
          said={text('catalogue.onList', { amount: format.amount(answer.added?.amount ?? 0, item.eenheid) })}
          label={text('action.add')}
          busy={busy}
          onAdd={() => {
            if (isReady()) void addTo(target)
          }}
        />
      </Row>
      {fault !== null && (
        <p id={`${field}-error`} className={classes.addFault}>
          <IconAlertCircle size={18} aria-hidden />
          {text(fault.code, fault.params)}
        </p>
      )}
      <Row align="center" wrap className={classes.addNotes}>
        <UndoAdded answer={answer} />
        {answer.added === null && (
          <>
            <AddTargetMenu
              align={isNarrow ? 'end' : 'start'}
              compact={isNarrow}
              mayAskName={isReady}
              onNewList={addTo}
            />
            <Advice item={item} quantity={quantity} onTake={onQuantity} />
            {item.bestelEenheid > 1 && <span>{text('item.orderUnit', { count: item.bestelEenheid })}</span>}
          </>
        )}
      </Row>
    </Stack>
  )
}

interface AdviceProps {
  readonly item: CatalogueItem
  readonly quantity: number | null
  readonly onTake: (quantity: number) => void
}

/** What is recommended of this item, to take over with one tap (R-SCR-ITEM-04). */
function Advice({ item, quantity, onTake }: AdviceProps) {
  const text = useText()
  const recommended = useRecommendedQuantity(item)
  if (recommended === null) return null
  if (recommended === quantity) return <span>{text('item.recommended', { count: recommended })}</span>
  return (
    <Button kind="quiet" onClick={() => onTake(recommended)}>
      {text('item.takeRecommended', { count: recommended })}
    </Button>
  )
}
