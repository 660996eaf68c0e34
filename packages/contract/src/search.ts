import { itemKinds } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { CatalogueItem } from './catalogue.ts'
import { query } from './define.ts'
import { LocationNo, shownWord } from './values.ts'

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

export const search = {
  getSuggestions: query('/api/MaterieelSnelzoeken/GetSnelZoeken', {
    summary:
      'The first matches while typing: number, words, beginnings, synonyms and typing errors, in four languages.',
    access: 'public',
    area: 'AppZoeken',
    in: z.object({ term: Term, maximum: z.number().int().min(1).max(50).default(8) }),
    out: z.object({ items: z.array(Suggestion) }),
    errors: ['zoeken.term_te_kort'],
  }),
  getSearchResults: query('/api/MaterieelSnelzoeken/GetSnelZoekenDetails', {
    summary: 'The best matches of a term as catalogue items; `totaal` is how many match in all.',
    access: 'public',
    area: 'AppZoeken',
    location: 'materieellocatie',
    in: z.object({ term: Term, materieellocatie: LocationNo.nullable() }),
    // The total is beside what the spec names: a list that stops must be able to say so.
    out: z.object({ items: z.array(CatalogueItem), totaal: z.number().int() }),
    errors: ['zoeken.term_te_kort'],
  }),
}
