import { z } from 'zod'
import { Id, ItemKind, ItemNo, LocationNo, Quantity, SetNo, Text250, UserName } from './values.ts'

export const NewItem = z.object({ type: ItemKind, aantal: Quantity, materieelSoort: ItemNo })

/** A set to add. An empty quantity or number is refused by the rule, so that its message is the one of R-VAL-04 and -05. */
const NewSet = z.object({
  setNummer: SetNo.or(z.literal('')).nullish(),
  aantal: Quantity.nullish(),
  /** Which of its lines; what a call does with it is said there. */
  setItems: z
    .array(z.object({ type: ItemKind, materieelSoort: ItemNo }))
    .max(200)
    .default([]),
})

export const NewSets = z.object({
  sets: z.array(NewSet).max(50),
  bestellijstId: Id,
  /** Which first list is meant by the empty id; beside what the spec names. */
  gebruikerLogin: UserName.optional(),
  materieellocatie: LocationNo.optional(),
})

/** Sets to add, as they are or with the lines in `setItems` only. */
export const AnySet = NewSet.extend({ setNummer: SetNo, aantal: Quantity, heel: z.boolean() })

/** A line as a list had it; a parent is another line of the same list. */
export const PutLine = NewItem.extend({
  id: Id,
  parentId: Id.nullable(),
  comment: Text250,
  setNummer: SetNo.or(z.literal('')),
  setAantal: z.number().int().min(0).max(99_999),
})
