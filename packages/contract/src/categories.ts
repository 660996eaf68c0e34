import { z } from 'zod'
import { catalogueIds } from './catalogue-ids.ts'
import { command, query } from './define.ts'
import { pictureKinds, SentFile } from './uploads.ts'
import { CategoryId } from './values.ts'

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

/** A category as the administration sees it: hidden ones too, and why. */
export const AdminCategory = Category.omit({ navisionFilter: true }).extend({
  /** The company or the back office hides it. */
  verborgen: z.boolean(),
  /** As the back office has it, whatever the company decided. */
  verborgenInBackoffice: z.boolean(),
  /** Hidden with a category above it. */
  verborgenDoorBoven: z.boolean(),
  /** Its picture is one that the company chose; otherwise that of its first item. */
  eigenAfbeelding: z.boolean(),
})
export type AdminCategory = z.output<typeof AdminCategory>

export const categories = {
  getItemCategories: query('/api/ItemCategories/GetItemCategories', {
    summary: 'The category tree as a flat list, in the language of the request.',
    access: 'public',
    reads: ['catalogue', 'texts'],
    shows: { catalogue: () => [catalogueIds.categories, catalogueIds.list] },
    in: z.object({}),
    out: z.object({ items: z.array(Category) }),
  }),
  getSettingItemCategories: query('/api/ItemCategories/GetSettingItemCategories', {
    summary: 'Every category, hidden ones included, with its picture and what the company decided about it.',
    access: 'settings.view',
    reads: ['catalogue', 'texts'],
    in: z.object({}),
    out: z.object({ items: z.array(AdminCategory) }),
  }),
  toggleItemCategories: command('/api/ItemCategories/ToggleItemCategories', {
    summary: 'Shows or hides categories, whatever the back office says; all of them or none.',
    access: 'settings.edit',
    changes: ['catalogue'],
    in: z.object({
      items: z
        .array(z.object({ categorie: CategoryId.min(1), verborgen: z.boolean() }))
        .min(1)
        .max(500),
    }),
    out: z.null(),
  }),
  updateCategoryImages: command('/api/AppSettings/UpdateCategoryImages', {
    perMinute: 30,
    summary: 'Gives a category a picture of its own.',
    access: 'settings.edit',
    upload: pictureKinds,
    changes: ['catalogue'],
    in: z.object({ categorie: CategoryId.min(1), bestand: SentFile }),
    out: z.object({ afbeelding: z.string() }),
  }),
  removeCategoryImage: command('/api/AppSettings/RemoveCategoryImage', {
    summary: 'Takes the own picture of a category away; it shows that of its first item again.',
    access: 'settings.edit',
    changes: ['catalogue'],
    in: z.object({ categorie: CategoryId.min(1) }),
    out: z.null(),
  }),
}
