import { z } from 'zod'
import { query } from './define.ts'

export const Category = z.object({
  id: z.string(),
  parent: z.string().nullable(),
  navisionFilter: z.string(),
  omschrijving: z.string(),
  volgorde: z.number().int(),
  /** Orderable items in this category and everything below it. */
  aantalArtikelen: z.number().int(),
  /** Address of a picture that stands for the category; null when it has no item. */
  afbeelding: z.string().nullable(),
})
export type Category = z.output<typeof Category>

export const categories = {
  getItemCategories: query('/api/ItemCategories/GetItemCategories', {
    summary: 'The category tree as a flat list, in the language of the request.',
    access: 'public',
    in: z.object({}),
    out: z.object({ items: z.array(Category) }),
  }),
}
