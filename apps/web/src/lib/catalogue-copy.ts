import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { AnyCall, CallAnswer } from '@portal/contract/define.ts'
import { type CopiedItem, type Suggestion, search } from '@portal/contract/search.ts'
import { type CopyIndex, findInCopy, indexOfCopy } from '@portal/domain/search/catalogue-copy.ts'
import { callKey } from './call-key.ts'
import { keptAnswer } from './kept-answers.ts'

interface Copy {
  readonly owner: string
  readonly at: number
  readonly index: CopyIndex<CopiedItem>
}

let last: Copy | null = null

/** The copy of the catalogue that was kept for `owner`, ready for being searched; null where there is none. */
async function copyOf(owner: string): Promise<Copy | null> {
  const kept = await keptAnswer(owner, callKey(search.getCatalogueCopy, {}))
  if (kept === null) return null
  if (last?.owner === owner && last.at === kept.at) return last
  // Kept of this call.
  const { items } = kept.answer as CallAnswer<typeof search.getCatalogueCopy>
  last = { owner, at: kept.at, index: indexOfCopy(items) }
  return last
}

/** As everywhere where no price is known. */
const noPrice = { priceType: 'Onbekend', toonPrijs: false, huurPrijs: 0, huurPrijsWeek: 0, verkoopPrijs: 0 } as const
const unknown = { terugkoopPrijs: 0, aanbevolenAantal: null, aantal: null, technischeGegevens: [] }
const asItem = ({ woorden: _, ...item }: CopiedItem): CatalogueItem => ({ ...item, ...noPrice, ...unknown })

function asSuggestion({
  materieelSoort,
  kind,
  omschrijving,
  categorie,
  afbeelding,
}: CopiedItem): Omit<Suggestion, 'reden'> {
  return { materieelSoort, kind, omschrijving, categorie, afbeelding }
}

/** As many as the server answers. */
const mostResults = 250

/** What the server would answer of the search, from the copy of the catalogue; null for other calls and without a copy. */
export async function answerFromCopy(owner: string, { path }: AnyCall, input: unknown) {
  const copy = await copyOf(owner)
  if (copy === null) return null
  // Both calls take a term, and one of them how many are wanted.
  const { term, maximum = mostResults } = input as { readonly term: string; readonly maximum?: number }
  const found = findInCopy(copy.index, term, maximum)
  if (path === search.getSuggestions.path)
    return {
      answer: { items: found.map(({ item, reason: reden }) => ({ ...asSuggestion(item), reden })) },
      at: copy.at,
    }
  return { answer: { items: found.map(({ item }) => asItem(item)), totaal: found.length }, at: copy.at }
}
