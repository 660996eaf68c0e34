import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import type { CopiedItem, search } from '@portal/contract/search.ts'
import { searchWords } from '@portal/domain/plain/search-text.ts'
import { mostCopiedItems } from '@portal/domain/search/catalogue-copy.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import type { About } from '../../platform/memory/answers.ts'
import { heldItemKeys, readItemsInView } from '../catalogue/catalogue.ts'
import { listOtherWords } from './search.store.ts'

type Copy = CallAnswer<typeof search.getCatalogueCopy>

const about: About<Copy> = { ids: () => [catalogueIds.search, catalogueIds.list] }
/** The same for everybody: nothing of it has a price or technical data. */
const everybody = { customerNo: '', pricesVisible: false, technicalDataVisible: false }

async function copyOf(ctx: Ctx): Promise<Copy> {
  const [keys, found] = await Promise.all([heldItemKeys(ctx), listOtherWords(ctx.db)])
  const words = new Map(found.map(({ kind, no, words }) => [`${kind} ${no}`, words]))
  // Of more than fit, what cannot be ordered goes first.
  const copied = keys.toSorted((a, b) => Number(b.orderable) - Number(a.orderable)).slice(0, mostCopiedItems)
  const view = { ...everybody, language: ctx.language, today: ctx.clock.today() }
  const items = await readItemsInView(ctx, copied, view)
  const withWords = (item: Omit<CopiedItem, 'woorden'>): CopiedItem => {
    const own = new Set(searchWords(`${item.materieelSoort} ${item.omschrijving} ${item.omschrijving2}`))
    const others = searchWords(words.get(`${item.kind} ${item.materieelSoort}`) ?? '').filter((word) => !own.has(word))
    return { ...item, woorden: [...new Set(others)].join(' ') }
  }
  return { items: items.map(withWords), totaal: keys.length }
}

/** What a browser keeps of the catalogue for a time without a connection. */
export const getCatalogueCopy: UseCase<typeof search.getCatalogueCopy> = (ctx) =>
  ctx.answers.get(['copy', ctx.language], () => copyOf(ctx), about)
