import type { CallAnswer } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { item } from '@portal/contract/item.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { About } from '../../platform/cache/answers.ts'
import {
  catalogueMarks,
  itemViewOf,
  readNumberInView,
  readNumbersInView,
  sharedViewOf,
} from '../catalogue/catalogue.ts'

const about: About<CallAnswer<typeof item.getItem>> = {
  topics: ['catalogue', 'translations', 'settings'],
  shows: ({ materieelSoort }) => [catalogueMarks.item(materieelSoort)],
}

/** One item with its technical data (R-ROUTE-06, R-ENT-06). */
export const getItem: UseCase<typeof item.getItem> = async (ctx, input) => {
  const view = await sharedViewOf(ctx)
  const key = ['item', input.materieelSoort, ...Object.values(view).map(String)]
  return ctx.answers.get(key, about, async () => {
    const found = await readNumberInView(ctx, input.materieelSoort, view)
    if (found === null) throw new PortalError('artikel.niet_bestelbaar')
    return found
  })
}

/** Several items in the order asked, as for a remembered or a favourites list (R-PAY-22). */
export const getItems: UseCase<typeof item.getItems> = async (ctx, input) => {
  return { materielen: [...(await readNumbersInView(ctx, input.materieelsoorten, itemViewOf(ctx)))] }
}
