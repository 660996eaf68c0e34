import { z } from 'zod'
import { command, query } from './define.ts'
import { Id, ItemKind, ItemNo, LocationNo, Quantity, ShownItemKind, ShownPriceType, UserName } from './values.ts'

const Title = z.string().trim().min(1).max(60)
const Item = z.object({ type: ItemKind, materieelSoort: ItemNo, aantal: Quantity.default(1) })
const Items = z.array(Item).max(500)

/** A list of favourites of the person, or of a colleague who shares it with a location of the person (R-ENT-46). */
export const FavouriteList = z.object({
  id: Id,
  titel: z.string(),
  aantalItems: z.number().int(),
  /** False for a list of somebody else: it can be read and ordered from, not changed. */
  eigen: z.boolean(),
  eigenaar: z.string(),
  gedeeldMet: z.string().nullable(),
  versie: z.number().int(),
})
export type FavouriteList = z.output<typeof FavouriteList>

export const FavouriteItem = z.object({
  type: ShownItemKind,
  materieelSoort: z.string(),
  aantal: z.number().int(),
  omschrijving: z.string(),
  eenheid: z.string(),
  /** False for what is gone or can no longer be ordered; it stays on the list until it is taken off. */
  bestelbaar: z.boolean(),
  priceType: ShownPriceType,
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  afbeelding: z.string().nullable(),
})
export type FavouriteItem = z.output<typeof FavouriteItem>

export const FavouriteDetails = FavouriteList.extend({ items: z.array(FavouriteItem) })
export type FavouriteDetails = z.output<typeof FavouriteDetails>

const who = { gebruikerLogin: UserName }
const own = { ...who, id: Id }
/** A change on top of an older list is refused, never merged. */
const versie = z.number().int().optional()
const base = { access: 'session', area: 'AppBestellijst', identity: 'gebruikerLogin' } as const

export const favourites = {
  getLists: query('/api/MaterieelFavorieten/GetLijsten', {
    summary: 'The lists of favourites of the user, and those that colleagues share with a location of the user.',
    ...base,
    reads: ['catalogue', 'prices', 'texts', 'locations', 'users', 'favourites'],
    in: z.object(who),
    out: z.object({ items: z.array(FavouriteList) }),
  }),
  getListsDetails: query('/api/MaterieelFavorieten/GetLijstenDetails', {
    summary: 'A list with its items at the prices of the location; none when the user does not see it.',
    ...base,
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts', 'locations', 'users', 'favourites'],
    in: z.object({ ...who, id: Id, materieellocatie: LocationNo.nullable().default(null) }),
    out: z.object({ items: z.array(FavouriteDetails) }),
  }),
  addList: command('/api/MaterieelFavorieten/AddLijst', {
    summary: 'Make an empty list.',
    ...base,
    changes: ['favourites'],
    in: z.object({ ...who, titel: Title }),
    out: z.object({ id: Id }),
    errors: ['bestellijst.naam_bestaat', 'lijst.te_veel'],
  }),
  addItem: command('/api/MaterieelFavorieten/AddItem', {
    summary: 'Put an item on a list; what is on it already gets this quantity.',
    ...base,
    changes: ['favourites'],
    in: z.object({ ...own, ...Item.shape }),
    out: z.null(),
    errors: ['artikel.niet_bestelbaar', 'lijst.te_lang'],
  }),
  addItems: command('/api/MaterieelFavorieten/AddItems', {
    summary: 'Put several items on a list.',
    ...base,
    changes: ['favourites'],
    in: z.object({ ...own, items: Items }),
    out: z.null(),
    errors: ['reject.items_leeg', 'artikel.niet_bestelbaar', 'lijst.te_lang'],
  }),
  addListAndItems: command('/api/MaterieelFavorieten/AddLijstAndItems', {
    summary: 'Make a list with items; what is gone meanwhile stays on it, so that a deleted list can come back.',
    ...base,
    location: 'materieellocatie',
    changes: ['favourites'],
    in: z.object({
      ...who,
      titel: Title,
      items: Items,
      /** The id that a deleted list had, so that it comes back as the same one. */
      id: Id.optional(),
      /** The location that it was shared with. */
      materieellocatie: LocationNo.nullable().default(null),
    }),
    out: z.object({ id: Id }),
    errors: ['bestellijst.naam_bestaat', 'error.tussentijds_gewijzigd', 'lijst.te_veel'],
  }),
  removeList: command('/api/MaterieelFavorieten/RemoveLijst', {
    summary: 'Delete a list of the user.',
    ...base,
    changes: ['favourites'],
    in: z.object({ ...own, versie }),
    out: z.null(),
    errors: ['error.tussentijds_gewijzigd'],
  }),
  removeItem: command('/api/MaterieelFavorieten/RemoveLijstItem', {
    summary: 'Take an item off a list; one that is not on it is no fault.',
    ...base,
    changes: ['favourites'],
    in: z.object({ ...own, type: ItemKind, materieelSoort: ItemNo }),
    out: z.null(),
  }),
  renameList: command('/api/MaterieelFavorieten/RenameLijst', {
    summary: 'Give a list another title.',
    ...base,
    changes: ['favourites'],
    in: z.object({ ...own, titel: Title, versie }),
    out: z.null(),
    errors: ['bestellijst.naam_bestaat', 'error.tussentijds_gewijzigd'],
  }),
  inLists: query('/api/MaterieelFavorieten/Inlijst', {
    summary: 'The own lists, each with whether an item is on it.',
    ...base,
    reads: ['favourites'],
    in: z.object({ ...who, type: ItemKind, materieelSoort: ItemNo }),
    out: z.object({ items: z.array(z.object({ id: Id, titel: z.string(), inLijst: z.boolean() })) }),
  }),
  setSharing: command('/api/MaterieelFavorieten/DeelLijst', {
    summary: 'Let the people of a location read a list, or nobody else any more.',
    ...base,
    location: 'materieellocatie',
    changes: ['favourites'],
    in: z.object({ ...own, materieellocatie: LocationNo.nullable() }),
    out: z.null(),
    errors: ['lijst.te_veel'],
  }),
}
