import { z } from 'zod'
import { CatalogueItem } from './catalogue.ts'
import { catalogueIds, itemIds, type OfItem } from './catalogue-ids.ts'
import { query } from './define.ts'
import { ItemNo, LocationNo, ShownItemKind } from './values.ts'

const Place = LocationNo.nullable()

export const IncludedItem = z.object({
  materieelSoort: z.string(),
  kind: ShownItemKind,
  omschrijving: z.string(),
  /** Pieces for each piece of the main item. */
  aantalPerStuk: z.number(),
  optioneel: z.boolean(),
  eenheid: z.string(),
  gewichtPerStuk: z.number(),
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  afbeelding: z.string().nullable(),
})
export type IncludedItem = z.output<typeof IncludedItem>

export const OrderTip = z.object({
  tekst: z.string(),
  materieelSoort: z.string().nullable(),
  kind: ShownItemKind.nullable(),
  omschrijving: z.string().nullable(),
  afbeelding: z.string().nullable(),
  aanbevolenAantal: z.number().nullable(),
})
export type OrderTip = z.output<typeof OrderTip>

export const item = {
  getItem: query('/api/MaterieelDetails', {
    summary: 'One item with its technical data.',
    access: 'public',
    area: 'AppDetails',
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    shows: { catalogue: (one: OfItem) => itemIds([one]) },
    in: z.object({ materieelSoort: ItemNo, materieellocatie: Place }),
    out: CatalogueItem,
    errors: ['artikel.niet_bestelbaar', 'artikel.niet_aangeboden'],
  }),
  getItems: query('/api/MaterieelDetails/GetMaterielenDetails', {
    summary: 'Several items at once, in the order asked; unknown ones are left out.',
    access: 'public',
    area: 'AppDetails',
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    shows: { catalogue: ({ materielen }: { readonly materielen: readonly OfItem[] }) => itemIds(materielen) },
    in: z.object({ materieelsoorten: z.array(ItemNo).max(100), materieellocatie: Place.optional() }),
    out: z.object({ materielen: z.array(CatalogueItem) }),
  }),
  getIncludedItems: query('/api/MeegeleverdeItems/GetMeegeLeverdeItems', {
    summary: 'What is delivered with an item.',
    access: 'public',
    area: 'AppDetails',
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    shows: { catalogue: (_: object, asked: OfItem) => [catalogueIds.around(asked.materieelSoort)] },
    in: z.object({ materieelSoort: ItemNo, materieellocatie: Place }),
    out: z.object({ items: z.array(IncludedItem) }),
  }),
  getOrderTips: query('/api/MaterieelBestelTips/GetMaterieelBestelTips', {
    summary: 'Tips for ordering an item and the recommended quantity (OP-16).',
    access: 'public',
    area: 'AppDetails',
    reads: ['catalogue', 'texts'],
    shows: { catalogue: (_: object, asked: OfItem) => [catalogueIds.around(asked.materieelSoort)] },
    in: z.object({ materieelSoort: ItemNo }),
    out: z.object({ items: z.array(OrderTip), aanbevolenAantal: z.number().nullable() }),
  }),
  getImageAddresses: query('/api/MaterieelImage/GetMaterieelImagesUri', {
    summary: 'Picture addresses of items, keyed by item number.',
    access: 'public',
    area: 'AppDetails',
    reads: ['catalogue'],
    in: z.object({ materieelsoorten: z.array(ItemNo).max(500) }),
    out: z.record(z.string(), z.string()),
  }),
}
