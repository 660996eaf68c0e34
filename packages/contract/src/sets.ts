import { z } from 'zod'
import { query } from './define.ts'
import { LocationNo, SetNo, ShownItemKind, ShownPriceType } from './values.ts'

/** What is in one set. Prices are 0 when this visitor may not see them (R-VAL-15). */
export const SetLine = z.object({
  type: ShownItemKind,
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  /** In one set; it may be a part of a piece, of which whole pieces are ordered. */
  aantalPerSet: z.number(),
  /** It may be left out. */
  optioneel: z.boolean(),
  /** False for what can no longer be ordered: a whole set with it is refused, the other lines can be chosen. */
  bestelbaar: z.boolean(),
  priceType: ShownPriceType,
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  gewichtPerStuk: z.number(),
  afbeelding: z.string().nullable(),
})
export type SetLine = z.output<typeof SetLine>

/** Things that are ordered together (R-ENT-47). */
export const ItemSet = z.object({
  setNummer: z.string(),
  omschrijving: z.string(),
  aantalRegels: z.number().int(),
  /** False when a line that belongs to the whole set cannot be ordered. */
  bestelbaar: z.boolean(),
  /** Pictures of the first things in it. */
  afbeeldingen: z.array(z.string()),
})
export type ItemSet = z.output<typeof ItemSet>

export const SetDetails = ItemSet.extend({ regels: z.array(SetLine) })
export type SetDetails = z.output<typeof SetDetails>

const Place = LocationNo.nullable().default(null)

export const sets = {
  setsExist: query('/api/MaterieelSets/SetsExist', {
    summary: 'Whether there are sets; without one the menu has no entry for them.',
    access: 'public',
    area: 'AppSets',
    reads: ['catalogue'],
    in: z.object({}),
    out: z.object({ bestaat: z.boolean() }),
  }),
  getSets: query('/api/MaterieelSets/GetSets', {
    summary: 'The sets that are offered, without their lines.',
    access: 'public',
    area: 'AppSets',
    reads: ['catalogue', 'prices', 'texts'],
    in: z.object({}),
    out: z.object({ items: z.array(ItemSet) }),
  }),
  getSet: query('/api/MaterieelSets/GetSet', {
    summary: 'One set with its lines, at the prices of the location.',
    access: 'public',
    area: 'AppSets',
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    in: z.object({ setNummer: SetNo, materieellocatie: Place }),
    out: SetDetails,
  }),
  getSetsDetails: query('/api/MaterieelSets/GetSetsDetails', {
    summary: 'Several sets with their lines; unknown numbers are left out, and no number at all means every set.',
    access: 'public',
    area: 'AppSets',
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    in: z.object({ setNummers: z.array(SetNo).max(50).default([]), materieellocatie: Place }),
    out: z.object({ items: z.array(SetDetails) }),
  }),
  getSetsLinks: query('/api/MaterieelSets/GetSetsLinks', {
    summary: 'Quick sets: those ordered most in a year, as shortcuts (OP-08).',
    access: 'public',
    area: 'AppSets',
    reads: ['catalogue', 'prices', 'texts', 'requests'],
    in: z.object({}),
    out: z.object({ sets: z.array(ItemSet.pick({ setNummer: true, omschrijving: true, afbeeldingen: true })) }),
  }),
}
