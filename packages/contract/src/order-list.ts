import { z } from 'zod'
import { itemIds } from './catalogue-ids.ts'
import { command, query } from './define.ts'
import { AnySet, NewItem, NewSets, PutLine } from './order-list-input.ts'
import {
  Changed,
  Id,
  ItemKind,
  ItemNo,
  LineOutcome,
  LocationNo,
  OfSet,
  Quantity,
  ShownPriceType,
  Text250,
  UserName,
} from './values.ts'

const ListName = z.string().trim().min(1).max(60)

export const OrderListItem = z.object({
  id: Id,
  parentId: Id.nullable(),
  bestellijstId: Id,
  type: ItemKind,
  aantal: z.number().int(),
  comment: z.string(),
  ...OfSet.shape,
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  priceType: ShownPriceType,
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  gewichtPerStuk: z.number(),
  afbeelding: z.string().nullable(),
  /** False when the item can no longer be ordered; such a line blocks finishing the order. */
  bestelbaar: z.boolean(),
})
export type OrderListItem = z.output<typeof OrderListItem>

export const OrderList = z.object({
  id: Id,
  naam: z.string(),
  materieelLocatieNr: z.string(),
  aantalRegels: z.number().int(),
  totaalAantal: z.number().int(),
  /** Editable, submitted for approval, rejected (editable again) or blocked with its location (OP-32, OP-33). */
  toestand: z.enum(['open', 'ingediend', 'afgekeurd', 'geblokkeerd']),
  geblokkeerd: z.boolean(),
  savedAanvraagNummer: z.string().nullable(),
  redenAfkeuring: z.string().nullable(),
  gewijzigdOp: z.iso.datetime(),
})
export type OrderList = z.output<typeof OrderList>

/** Beside what the spec names: what the screens need to show the state of the list and to notice a stale copy. */
const ListAnswer = z.object({
  items: z.array(OrderListItem),
  savedAanvraagNummer: z.string().nullable(),
  lijst: OrderList.nullable(),
  versie: z.number().int(),
})

/** Beside what the spec names: the list, and its version with what was added, on top of which that can be undone. */
const AddedAnswer = z.object({ isMeegeleverdAdded: z.boolean(), bestellijstId: Id, versie: z.number().int() })

const editedHere = {
  access: 'orderList.edit',
  area: 'AppBestellijst',
  location: 'materieellocatie',
  identity: 'gebruikerLogin',
  changes: ['orderLists'],
} as const
const editedList = {
  access: 'orderList.edit',
  area: 'AppBestellijst',
  location: 'record',
  changes: ['orderLists'],
} as const

const placeErrors = ['locatie.geblokkeerd', 'locatie.niet_bestelbaar'] as const
const quantityErrors = ['validatie.aantal_leeg', 'validatie.aantal_bereik'] as const
// Written out, and given to each call: a list that is made of others stays in a browser that never reads it.
const addErrors = [
  'artikel.niet_bestelbaar',
  'bestellijst.geblokkeerd',
  'locatie.geblokkeerd',
  'locatie.niet_bestelbaar',
  'validatie.aantal_leeg',
  'validatie.aantal_bereik',
  'lijst.te_lang',
] as const
const setErrors = ['reject.sets_leeg', 'reject.aantal_of_setnummer_leeg', 'reject.items_leeg'] as const
const addsSets = { ...editedList, mayWait: true, in: NewSets, out: AddedAnswer } as const

export const orderList = {
  getOrderList: query('/api/BestelLijst/GetBestelLijst', {
    summary: 'One order list; the empty id gives the first list of the location, if there is one.',
    access: 'location.view',
    area: 'AppBestellijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    kept: true,
    reads: ['catalogue', 'prices', 'texts', 'orderLists', 'approvals'],
    shows: {
      catalogue: ({ items }: z.output<typeof ListAnswer>) => itemIds(items),
      orderLists: ({ lijst }: z.output<typeof ListAnswer>) => (lijst === null ? undefined : [lijst.id]),
    },
    in: z.object({ gebruikerLogin: UserName, materieellocatie: LocationNo, bestelijstId: Id }),
    out: ListAnswer,
  }),
  getOrderLists: query('/api/BestelLijst/GetBestelLijsten', {
    summary: 'All order lists of the user, over all locations.',
    access: 'session',
    area: 'AppBestellijst',
    identity: 'gebruikerLogin',
    kept: true,
    reads: ['locations', 'orderLists', 'approvals'],
    in: z.object({ gebruikerLogin: UserName }),
    out: z.object({ lijsten: z.array(OrderList) }),
  }),
  addItem: command('/api/BestelLijst/AddBestelLijst', {
    summary: 'Add one item, with what is delivered with it, to the first list of the location (made when needed).',
    ...editedHere,
    mayWait: true,
    in: z.object({
      aantal: Quantity,
      gebruikerLogin: UserName,
      type: ItemKind,
      materieellocatie: LocationNo,
      materieelSoort: ItemNo,
    }),
    out: ListAnswer.extend({ isMeegeleverdAdded: z.boolean() }),
    errors: [...addErrors],
  }),
  addItems: command('/api/BestelLijst/AddAllBestelLijst', {
    summary: 'Add several items, with what is delivered with them, to the first list of the location.',
    ...editedHere,
    mayWait: true,
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      bestelListItems: z.array(NewItem).max(500),
    }),
    out: AddedAnswer,
    errors: ['reject.items_leeg', ...addErrors],
  }),
  addDetails: command('/api/BestelLijst/AddAllDetailsBestelLijst', {
    summary: 'Add several items, with what is delivered with them, to the named list.',
    ...editedHere,
    mayWait: true,
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      bestelListItems: z.array(NewItem).max(500),
      bestellijstId: Id,
    }),
    out: AddedAnswer,
    errors: ['reject.items_leeg', ...addErrors],
  }),
  addSet: command('/api/BestelLijst/AddBestellijstSet', {
    summary: 'Add sets with the chosen lines (`setItems`) only, to the named list or the first list of the location.',
    ...addsSets,
    errors: [...addErrors, ...setErrors],
  }),
  addMainSet: command('/api/BestelLijst/AddBestelLijstMainSet', {
    summary: 'Add whole sets: every line that is not optional, and the optional ones that `setItems` names.',
    ...addsSets,
    errors: [...addErrors, ...setErrors],
  }),
  addLines: command('/api/BestelLijst/AddRegels', {
    summary:
      'Add items and sets together, beside what is on the list or in place of it. With `versie`, which `vervang` needs, a newer list is refused.',
    ...editedHere,
    mayWait: true,
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      bestellijstId: Id,
      bestelListItems: z.array(NewItem).max(500),
      sets: z.array(AnySet).max(50).default([]),
      vervang: z.boolean().default(false),
      versie: z.number().int().optional(),
    }),
    out: AddedAnswer,
    errors: ['reject.items_leeg', 'error.tussentijds_gewijzigd', ...addErrors],
  }),
  putLines: command('/api/BestelLijst/HerstelRegels', {
    summary: 'Make a list hold exactly these lines, as it did before; refused on top of a newer list.',
    ...editedHere,
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      bestellijstId: Id,
      versie: z.number().int(),
      regels: z.array(PutLine).max(1000),
    }),
    out: z.object({ versie: z.number().int() }),
    errors: ['error.tussentijds_gewijzigd', 'bestellijst.geblokkeerd', 'locatie.geblokkeerd'],
  }),
  updateItems: command('/api/BestelLijst/UpdateBestelLijst', {
    summary:
      'Set quantity and remark of lines, and how many there are of a set. With `versie`, a save on top of a newer list is refused, never merged.',
    ...editedList,
    in: z.object({
      items: z
        .array(
          z.object({
            id: Id,
            aantal: Quantity,
            comment: Text250,
            /** How many the list is to have of the set of this line; lines of the set follow it. */
            setAantal: Quantity.optional(),
          }),
        )
        .max(500),
      versie: z.number().int().optional(),
    }),
    out: z.object({ versie: z.number().int() }),
    errors: [
      'reject.items_leeg',
      'error.tussentijds_gewijzigd',
      'bestellijst.geblokkeerd',
      'locatie.geblokkeerd',
      ...quantityErrors,
    ],
  }),
  changeLine: command('/api/BestelLijst/WijzigRegel', {
    summary:
      'Change one line on top of whatever changed beside it; where a field has a third value by now, or the line is gone, nothing changes and the answer says so.',
    ...editedHere,
    mayWait: true,
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      id: Id,
      aantal: Changed(Quantity).optional(),
      comment: Changed(Text250).optional(),
      setAantal: Changed(Quantity).optional(),
    }),
    out: LineOutcome,
    errors: ['bestellijst.geblokkeerd', 'locatie.geblokkeerd', ...quantityErrors],
  }),
  removeItem: command('/api/BestelLijst/RemoveBestelLijst', {
    summary: 'Remove a line and the lines that came with it (R-LIST-01), or with `heleSet` all lines of its set.',
    ...editedList,
    mayWait: true,
    in: z.object({ id: Id, heleSet: z.boolean().default(false) }),
    out: z.null(),
    errors: ['bestellijst.geblokkeerd', 'locatie.geblokkeerd'],
  }),
  removeAllItems: command('/api/BestelLijst/RemoveAllBestelLijst', {
    summary: 'Delete a list with all its lines; the empty id empties the first list of the location and keeps it.',
    access: 'orderList.edit',
    area: 'AppBestellijst',
    location: 'materieelLocatie',
    identity: 'gebruikerLogin',
    changes: ['orderLists'],
    in: z.object({ gebruikerLogin: UserName, materieelLocatie: LocationNo, bestellijstId: Id }),
    out: z.null(),
    errors: ['bestellijst.geblokkeerd', 'locatie.geblokkeerd'],
  }),
  renameList: command('/api/BestelLijst/RenameBestellijst', {
    summary: 'Rename an order list.',
    ...editedList,
    in: z.object({ newName: ListName, bestellijstId: Id }),
    out: z.null(),
    errors: ['bestellijst.geblokkeerd', 'bestellijst.naam_bestaat', 'locatie.geblokkeerd'],
  }),
  addList: command('/api/BestelLijst/AddNewBestellijst', {
    summary: 'Make a new, empty order list at a location.',
    ...editedHere,
    in: z.object({ gebruikerLogin: UserName, materieellocatie: LocationNo, naam: ListName }),
    out: OrderList,
    errors: ['bestellijst.meerdere_uit', 'bestellijst.naam_bestaat', 'lijst.te_veel', ...placeErrors],
  }),
  checkStatus: query('/api/MaterieelAanvraag/CheckServerSideBestellijstStatus', {
    summary: 'Whether a list is still editable and unchanged since it was loaded (OP-70).',
    access: 'location.view',
    area: 'AppBestellijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['orderLists', 'approvals'],
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      bestellijstId: Id,
      versie: z.number().int(),
    }),
    out: z.object({
      bewerkbaar: z.boolean(),
      ongewijzigd: z.boolean(),
      toestand: OrderList.shape.toestand,
      versie: z.number().int(),
    }),
  }),
}
