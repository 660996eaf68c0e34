import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { IncludedItem, item } from '@portal/contract/item.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findItemKeys } from '../catalogue/catalogue.store.ts'
import { readItemsInView, sharedViewOf } from '../catalogue/catalogue.ts'
import { listIncluded } from './item.store.ts'

/** What is delivered with an item, each with its own texts and visible prices (R-SCR-ITEM-02). */
export const getIncludedItems: UseCase<typeof item.getIncludedItems> = async (ctx, input) => {
  const view = await sharedViewOf(ctx)
  const key = ['included', input.materieelSoort, ...Object.values(view).map(String)]
  const read = async () => {
    const [main] = await findItemKeys(ctx.db, [input.materieelSoort])
    if (main === undefined || !ctx.settings.bool('AppDetails_MeegeleverdeItems')) return { items: [] }
    const included = await listIncluded(ctx.db, main)
    const found = await readItemsInView(ctx, included, view)
    const items = included.flatMap((row): IncludedItem[] => {
      const of = found.find((entry) => entry.kind === row.kind && entry.materieelSoort === row.no)
      return of === undefined ? [] : [{ ...of, aantalPerStuk: row.aantalPerStuk, optioneel: row.optioneel }]
    })
    return { items }
  }
  return ctx.answers.get(key, read, { ids: () => [catalogueIds.around(input.materieelSoort)] })
}
