import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { item } from '@portal/contract/item.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findItemKeys } from '../catalogue/catalogue.store.ts'
import { findRecommendedQuantity, listOrderTips } from './item.store.ts'

/** Tips and the recommended quantity; none where the item has none or the setting hides them (OP-16). */
export const getOrderTips: UseCase<typeof item.getOrderTips> = (ctx, input) => {
  const read = async () => {
    const [key] = await findItemKeys(ctx.db, [input.materieelSoort])
    if (key === undefined) return { items: [], aanbevolenAantal: null }
    const items = ctx.settings.bool('AppDetails_BestelTips') ? await listOrderTips(ctx.db, key, ctx.language) : []
    const showQuantity = ctx.settings.bool('AppDetails_AanbevolenAantal')
    return { items: [...items], aanbevolenAantal: showQuantity ? await findRecommendedQuantity(ctx.db, key) : null }
  }
  const ids = () => [catalogueIds.around(input.materieelSoort)]
  return ctx.answers.get(['tips', input.materieelSoort, ctx.language], read, { ids })
}
