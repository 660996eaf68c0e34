import { quickOrderLimits } from '@portal/domain/quick-order/read-lines.ts'
import { itemKinds } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { CatalogueItem } from './catalogue.ts'
import { catalogueIds, itemIds, type OfItem } from './catalogue-ids.ts'
import { query } from './define.ts'
import { LocationNo, shownWord, UserName } from './values.ts'

const Term = z.string().trim().max(100)

/** A light row for the search box. `reden` says why it was found: its own text, a synonym, a number or a likely typo. */
export const Suggestion = z.object({
  /** Number of the item, or of the set when `kind` says so. */
  materieelSoort: z.string(),
  kind: shownWord([...itemKinds, 'Set']),
  omschrijving: z.string(),
  categorie: z.string(),
  afbeelding: z.string().nullable(),
  reden: z.enum(['nummer', 'tekst', 'synoniem', 'lijkt_op']),
})
export type Suggestion = z.output<typeof Suggestion>

/** An item or a set that a pasted line may mean. */
export const LineChoice = z.object({
  kind: z.enum([...itemKinds, 'Set']),
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  afbeelding: z.string().nullable(),
})
export type LineChoice = z.output<typeof LineChoice>

/** A pasted line with what it means: one thing, one of a few, or none for a reason. */
export const ReadLine = z.object({
  /** Its place in the text, from 0. */
  regel: z.number().int(),
  geschreven: z.string(),
  aantal: z.number().int(),
  stand: z.enum(['gevonden', 'kiezen', 'fout']),
  reden: z.enum(['niet_gevonden', 'niet_bestelbaar', 'aantal', 'te_kort', 'te_veel']).nullable(),
  keuzes: z.array(LineChoice),
})
export type ReadLine = z.output<typeof ReadLine>

/** What a browser keeps of an item to find it without a connection and put it on a list; no prices (R-VAL-15). */
export const CopiedItem = CatalogueItem.pick({
  materieelSoort: true,
  kind: true,
  omschrijving: true,
  omschrijving2: true,
  categorie: true,
  eenheid: true,
  gewichtPerStuk: true,
  bulk: true,
  bestelbaar: true,
  bestelEenheid: true,
  afbeelding: true,
}).extend({
  /** What else it is found by: its names in other languages and its synonyms, as the search compares words. */
  woorden: z.string(),
})
export type CopiedItem = z.output<typeof CopiedItem>

export const search = {
  getSuggestions: query('/api/MaterieelSnelzoeken/GetSnelZoeken', {
    summary:
      'The first matches while typing: number, words, beginnings, synonyms and typing errors, in four languages.',
    access: 'public',
    area: 'AppZoeken',
    inCopy: true,
    reads: ['catalogue', 'prices', 'texts'],
    shows: { catalogue: () => [catalogueIds.search] },
    in: z.object({ term: Term, maximum: z.number().int().min(1).max(50).default(8) }),
    out: z.object({ items: z.array(Suggestion) }),
    errors: ['zoeken.term_te_kort'],
  }),
  getSearchResults: query('/api/MaterieelSnelzoeken/GetSnelZoekenDetails', {
    summary: 'The best matches of a term as catalogue items; `totaal` is how many match in all.',
    access: 'public',
    area: 'AppZoeken',
    inCopy: true,
    location: 'materieellocatie',
    reads: ['catalogue', 'prices', 'texts'],
    shows: {
      catalogue: ({ items }: { readonly items: readonly OfItem[] }) => [catalogueIds.search, ...itemIds(items)],
    },
    in: z.object({ term: Term, materieellocatie: LocationNo.nullable() }),
    // The total is beside what the spec names: a list that stops must be able to say so.
    out: z.object({ items: z.array(CatalogueItem), totaal: z.number().int() }),
    errors: ['zoeken.term_te_kort'],
  }),
  getCatalogueCopy: query('/api/MaterieelSnelzoeken/GetKopie', {
    summary:
      'What can be ordered, at most 10,000 items, for a browser that searches it by name and number without a connection; `totaal` is how many there are.',
    access: 'session',
    area: 'AppZoeken',
    kept: true,
    reads: ['catalogue', 'prices', 'texts'],
    shows: { catalogue: () => [catalogueIds.search, catalogueIds.list] },
    in: z.object({}),
    out: z.object({ items: z.array(CopiedItem), totaal: z.number().int() }),
  }),
  matchLines: query('/api/MaterieelSnelzoeken/LeesRegels', {
    summary:
      'What pasted lines of numbers, names and quantities mean: by number exactly, else by the search, at most three choices a line (decision: ordering).',
    access: 'orderList.edit',
    area: 'AppBestellijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    perMinute: 30,
    reads: ['catalogue', 'prices', 'texts'],
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      tekst: z.string().max(quickOrderLimits.characters),
    }),
    out: z.object({ regels: z.array(ReadLine) }),
  }),
}
