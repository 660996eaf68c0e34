import type { categories } from '@portal/contract/categories.ts'
import { categoryMembers } from '@portal/domain/catalogue/category-members.ts'
import type { UseCase } from '../../http/handlers.ts'
import { heldItemKeys } from '../catalogue/catalogue.ts'
import { listCategories, listItemPictures } from './categories.store.ts'

/** The visible category tree with what each holds (R-ENT-19); the picture is that of its first orderable item. */
export const getItemCategories: UseCase<typeof categories.getItemCategories> = (ctx) =>
  ctx.answers.get(['categories', ctx.language], ['categories', 'catalogue', 'translations'], async () => {
    const [stored, keys, pictures] = await Promise.all([
      listCategories(ctx.db, ctx.language),
      heldItemKeys(ctx),
      listItemPictures(ctx.db),
    ])
    const items = stored.map((category) => {
      const members = (categoryMembers(stored, keys, category.id) ?? []).filter((member) => member.orderable)
      const hash = members.map((member) => pictures.get(member.no)).find((found) => found !== undefined)
      return {
        ...category,
        aantalArtikelen: members.length,
        afbeelding: hash === undefined ? null : `/afbeeldingen/${hash}`,
      }
    })
    return { items }
  })
