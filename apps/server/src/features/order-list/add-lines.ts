import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { addToList } from './add-items.ts'

/** Items and sets in one go, beside what is on the list or in place of it (decision: ordering). */
export const addLines: UseCase<typeof orderList.addLines> = (ctx, input) => {
  // What is replaced must have been read.
  if (input.vervang && input.versie === undefined) throw new PortalError('error.tussentijds_gewijzigd')
  return addToList(ctx, input.bestellijstId, {
    items: input.bestelListItems,
    sets: input.sets.map(({ setNummer, aantal, setItems, heel }) => ({
      setNummer: setNummer.toUpperCase(),
      aantal,
      chosen: setItems.map((item) => ({ ...item, materieelSoort: item.materieelSoort.toUpperCase() })),
      parts: heel ? 'whole' : 'chosen',
    })),
    replace: input.vervang,
    versie: input.versie,
  })
}
