import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { quantityBounds } from '@portal/domain/constants.ts'
import { useText } from '../../../lib/text.ts'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { addBarId } from './add-bar-id.ts'
import classes from './ItemCard.module.css'
import type { ItemSelection } from './item-selection.ts'
import { changeQuantity, useQuantity } from './item-selection.ts'

interface ItemStepperProps {
  readonly item: CatalogueItem
  readonly selection: ItemSelection
}

/** The quantity of one item in a list; only this part draws again when it changes. */
export function ItemStepper({ item, selection }: ItemStepperProps) {
  const text = useText()
  const quantity = useQuantity(selection, item.materieelSoort)
  return (
    <>
      <QuantityStepper
        value={quantity}
        max={quantityBounds.max}
        onChange={(aantal) => changeQuantity(selection, item.materieelSoort, aantal)}
        label={text('stepper.quantityOf', { name: item.omschrijving })}
        start={text('stepper.choose')}
        multiple={Math.max(item.bestelEenheid, 1)}
      />
      {quantity !== null && (
        <a className={`out-of-sight ${classes.toAdding}`} href={`#${addBarId}`}>
          {text('skip.adding')}
        </a>
      )}
    </>
  )
}
