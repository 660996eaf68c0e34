import { hiddenItems } from '@portal/domain/catalogue/hidden-items.ts'
import type { Db } from '../../platform/db/database.ts'
import { listAllItemKeys } from '../catalogue/catalogue.store.ts'
import { listDecidedCategories, lockHidden, saveHidden } from './categories.store.ts'

/**
 * Decides again what hidden categories hide, in the running transaction.
 * @returns whether it is other than before
 */
export async function refreshHidden(tx: Db): Promise<boolean> {
  await lockHidden(tx)
  const decided = await listDecidedCategories(tx, 'nl-NL')
  const categories = decided.map((category) => ({ ...category, hidden: category.hidden ?? category.hiddenThere }))
  const isAnyHidden = categories.some(({ hidden }) => hidden)
  const items = isAnyHidden ? hiddenItems(categories, await listAllItemKeys(tx)) : []
  return saveHidden(tx, items)
}
