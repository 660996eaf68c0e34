import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { AddTargetMenu } from '../../shared/items/AddTargetMenu.tsx'
import type { AddTarget } from '../../shared/items/add-items.ts'
import { useAddItems } from '../../shared/items/use-add-items.ts'
import { useTargetLists } from '../../shared/items/use-target-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import classes from './Item.module.css'
import type { Proposal } from './use-proposed-quantity.ts'

interface AddItemProps {
  readonly item: CatalogueItem
  readonly quantity: number | null
  /** What is recommended, while nobody typed something else. */
  readonly proposed: Proposal | null
  readonly onQuantity: (quantity: number | null) => void
}

/** Quantity, list and the button that adds (R-SCR-ITEM-05); on a phone it stays in view at the bottom. */
export function AddItem({ item, quantity, proposed, onQuantity }: AddItemProps) {
  const text = useText()
  const { target } = useTargetLists()
  const { add, busy } = useAddItems({ alone: true })
  const recommended = proposed?.quantity ?? null
  const [waiting, setWaiting] = useState(false)
  const addTo = async (to: AddTarget) => {
    setWaiting(true)
    const aantal = proposed === null ? quantity : await proposed.whenKnown()
    setWaiting(false)
    add([{ type: item.kind, materieelSoort: item.materieelSoort, aantal }], to)
  }
  return (
    <section className={classes.add} aria-label={text('item.add')}>
      <div className={classes.addRow}>
        <QuantityStepper
          value={quantity}
          onChange={onQuantity}
          label={text('stepper.quantityOf', { name: item.omschrijving })}
          multiple={Math.max(item.bestelEenheid, 1)}
        />
        <Button
          kind="primary"
          wide
          icon={<IconPlaylistAdd aria-hidden />}
          busy={busy || waiting}
          onClick={() => void addTo(target)}
        >
          {text('action.add')}
        </Button>
      </div>
      <div className={classes.addNotes}>
        <AddTargetMenu align="start" onNewList={(to) => void addTo(to)} />
        {recommended !== null && <span>{text('item.recommended', { count: recommended })}</span>}
        {item.bestelEenheid > 1 && <span>{text('item.orderUnit', { count: item.bestelEenheid })}</span>}
      </div>
    </section>
  )
}
