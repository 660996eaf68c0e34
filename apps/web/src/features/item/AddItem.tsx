import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { AddTargetMenu } from '../../shared/items/AddTargetMenu.tsx'
import type { AddTarget } from '../../shared/items/add-items.ts'
import { useAddItems } from '../../shared/items/use-add-items.ts'
import { useTargetLists } from '../../shared/items/use-target-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import classes from './Item.module.css'

interface AddItemProps {
  readonly item: CatalogueItem
  readonly quantity: number | null
  /** The recommended quantity while it still stands in the field. */
  readonly proposed: number | null
  readonly onQuantity: (quantity: number | null) => void
}

/** Quantity, list and the button that adds (R-SCR-ITEM-05); on a phone it stays in view at the bottom. */
export function AddItem({ item, quantity, proposed, onQuantity }: AddItemProps) {
  const text = useText()
  const { target } = useTargetLists()
  const { add, busy } = useAddItems({ alone: true })
  const addTo = (to: AddTarget) => add([{ type: item.kind, materieelSoort: item.materieelSoort, aantal: quantity }], to)
  return (
    <section className={classes.add} aria-label={text('item.add')}>
      <div className={classes.addRow}>
        <QuantityStepper
          value={quantity}
          onChange={onQuantity}
          label={text('stepper.quantityOf', { name: item.omschrijving })}
          multiple={Math.max(item.bestelEenheid, 1)}
        />
        <Button kind="primary" wide icon={<IconPlaylistAdd aria-hidden />} busy={busy} onClick={() => addTo(target)}>
          {text('action.add')}
        </Button>
      </div>
      <div className={classes.addNotes}>
        <AddTargetMenu align="start" onNewList={addTo} />
        {proposed !== null && <span>{text('item.recommended', { count: proposed })}</span>}
        {item.bestelEenheid > 1 && <span>{text('item.orderUnit', { count: item.bestelEenheid })}</span>}
      </div>
    </section>
  )
}
