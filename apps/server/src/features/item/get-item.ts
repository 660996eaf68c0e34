import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { item } from '@portal/contract/item.ts'
import { may } from '@portal/domain/access/may.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { AskingCtx } from '../../platform/context.ts'
import type { About } from '../../platform/memory/answers.ts'
import { findHiddenItem, type ItemView } from '../catalogue/catalogue.store.ts'
import {
  itemViewOf,
  readItemsInView,
  readNumberInView,
  readNumbersInView,
  sharedViewOf,
} from '../catalogue/catalogue.ts'

const about: About<CallAnswer<typeof item.getItem>> = {
  ids: ({ materieelSoort }) => [catalogueIds.item(materieelSoort)],
}

/** One item with its technical data (R-ROUTE-06, R-ENT-06); what hidden categories hide is shown to who decides that. */
export const getItem: UseCase<typeof item.getItem> = async (ctx, input) => {
  const view = await sharedViewOf(ctx)
  const seesHidden = may(ctx.user, 'settings.view')
  const key = ['item', input.materieelSoort, String(seesHidden), ...Object.values(view).map(String)]
  const read = async () => {
    const found = await readNumberInView(ctx, input.materieelSoort, view)
    return found ?? readHidden(ctx, input.materieelSoort, { view, seesHidden })
  }
  return ctx.answers.get(key, read, about)
}

interface Look {
  readonly view: ItemView
  readonly seesHidden: boolean
}

/** @throws PortalError that says whether the item is not there, or is no longer offered */
async function readHidden(ctx: AskingCtx, number: string, { view, seesHidden }: Look): Promise<CatalogueItem> {
  const key = await findHiddenItem(ctx.db, number)
  if (key !== null && !seesHidden) throw new PortalError('artikel.niet_aangeboden')
  const [shown] = key === null ? [] : await readItemsInView(ctx, [key], view)
  if (shown === undefined) throw new PortalError('artikel.niet_bestelbaar')
  return shown
}

/** Several items in the order asked, as for a remembered or a favourites list (R-PAY-22). */
export const getItems: UseCase<typeof item.getItems> = async (ctx, input) => {
  return { materielen: [...(await readNumbersInView(ctx, input.materieelsoorten, itemViewOf(ctx)))] }
}
