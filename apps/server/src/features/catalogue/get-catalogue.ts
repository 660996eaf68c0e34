import type { catalogue } from '@portal/contract/catalogue.ts'
import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { categoryMembers, memberBounds } from '@portal/domain/catalogue/category-members.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { type ItemKey, listKeysWithin } from './catalogue.store.ts'
import { heldCategories, heldItemKeys, readItemsInView, sharedViewOf } from './catalogue.ts'

type Page = CallAnswer<typeof catalogue.getCatalogue>

/** The items of a category and everything below it, by the category's own filter (R-ROUTE-04, R-ROUTE-09, R-CAT-01). */
export const getCatalogue: UseCase<typeof catalogue.getCatalogue> = async (ctx, input) => {
  const category = input.category ?? ''
  const view = await sharedViewOf(ctx)
  const key = ['catalogue', input.category, ...Object.values(view).map(String)]
  const read = async () => {
    const keys = await listMembers(ctx, category)
    return { catalogi: [...(await readItemsInView(ctx, keys, view))] }
  }
  // The whole catalogue goes with any change of it.
  if (category === '') return ctx.answers.get(key, read)
  const ids = ({ catalogi }: Page) =>
    idsOf(
      category,
      catalogi.map(({ materieelSoort }) => materieelSoort),
    )
  return ctx.answers.get(key, read, { ids })
}

const idsOf = (category: string, numbers: readonly string[]): readonly string[] => [
  catalogueIds.category(category),
  ...numbers.map(catalogueIds.item),
]

/** The same for every reader, so that a page in another language or at other prices need not look for them. */
function listMembers(ctx: Ctx, category: string): Promise<readonly ItemKey[]> {
  if (category === '') return heldItemKeys(ctx)
  return ctx.memory.get({ key: `members ${category}`, reads: ['catalogue'] }, async (loading) => {
    const categories = await heldCategories(ctx)
    const bounds = memberBounds(categories, category)
    const within = bounds && listKeysWithin(ctx.db, bounds)
    const members = within && categoryMembers(categories, await within, category)
    if (members === null) throw new PortalError('error.niet_gevonden')
    loading.only(
      idsOf(
        category,
        members.map(({ no }) => no),
      ),
    )
    return members
  })
}
