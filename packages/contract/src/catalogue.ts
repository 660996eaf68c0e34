import { z } from 'zod'
import { catalogueIds, itemIds, type OfItem } from './catalogue-ids.ts'
import { query } from './define.ts'
import { CategoryId, LocationNo, ShownItemKind, ShownPriceType, Translations } from './values.ts'

export const TechnicalProperty = z.object({
  label: z.string(),
  text: z.string(),
  labelTranslations: Translations,
  textTranslations: Translations,
  /** The number in `text`, when the back office gives one; its unit is part of `text`. */
  waarde: z.number().nullable(),
  /** Which filter the catalogue offers for it: none, a range, a switch or a list of options. */
  filterSoort: z.enum(['None', 'Numeric', 'Boolean', 'Option']).catch('None'),
})
export type TechnicalProperty = z.output<typeof TechnicalProperty>

/** Prices are 0 when this visitor may not see them (R-VAL-15); `toonPrijs` says which of the two a 0 means. */
export const CatalogueItem = z.object({
  materieelSoort: z.string(),
  kind: ShownItemKind,
  omschrijving: z.string(),
  omschrijving2: z.string(),
  categorie: z.string(),
  eenheid: z.string(),
  priceType: ShownPriceType,
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  terugkoopPrijs: z.number(),
  gewichtPerStuk: z.number(),
  bulk: z.boolean(),
  bestelbaar: z.boolean(),
  aanbevolenAantal: z.number().nullable(),
  bestelEenheid: z.number(),
  afbeelding: z.string().nullable(),
  aantal: z.null(),
  technischeGegevens: z.array(TechnicalProperty),
})
export type CatalogueItem = z.output<typeof CatalogueItem>

/** The whole catalogue may show anything of it. */
function shownInCategory(
  { catalogi }: { readonly catalogi: readonly OfItem[] },
  { category }: { readonly category: string | null },
): readonly string[] | undefined {
  return category === null || category === '' ? undefined : [catalogueIds.category(category), ...itemIds(catalogi)]
}

export const catalogue = {
  getCatalogue: query('/api/MaterieelCatalogus', {
    summary: 'The items of a category (with everything below it), or of the whole catalogue when it is empty.',
    access: 'public',
    area: 'AppCatalogus',
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    shows: { catalogue: shownInCategory },
    in: z.object({ category: CategoryId.nullable(), materieellocatie: LocationNo.nullable() }),
    out: z.object({ catalogi: z.array(CatalogueItem) }),
  }),
}
