import type { categories } from '@portal/contract/categories.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { chooseHidden } from './categories.store.ts'
import { refreshHidden } from './categories.ts'

/** Shows or hides categories for everybody (R-ROLE-18); a synchronisation leaves it as it was decided. */
export const toggleItemCategories: UseCase<typeof categories.toggleItemCategories> = async (ctx, { items }) => {
  const by = { by: signedIn(ctx).userName, at: ctx.clock.now() }
  for (const [position, { categorie, verborgen }] of items.entries()) {
    const isKnown = await chooseHidden(ctx.db, { code: categorie, ...by }, verborgen)
    if (!isKnown) throw new PortalError('error.niet_gevonden', {}, { field: `items.${position}.categorie` })
  }
  ctx.audit('categories', { items })
  await refreshHidden(ctx.db)
  return null
}
