import type { stock } from '@portal/contract/stock.ts'
import { mostRows } from '@portal/contract/values.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { itemKinds, knownValue } from '@portal/domain/states/enums.ts'
import { returnableQuantity } from '@portal/domain/stock/returnable.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { pageAnswer, type WantedPage } from '../../platform/db/page-of-rows.ts'
import type { ItemView } from '../catalogue/catalogue.store.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { signInspections } from './inspection-sign.ts'
import { listStock } from './stock.store.ts'
import { availableAt } from './stock.ts'

const reads = ['stock', 'inspections', 'catalogue', 'prices', 'texts'] as const

/**
 * What stands at a location (R-ROUTE-44, R-ENT-39). Each page of the list is one kept answer, and the browser puts
 * them together, so that it narrows, sorts and selects without asking again; a single piece is read as it is.
 */
export const getStock: UseCase<typeof stock.getStock> = (ctx, { materieelSoort, materieelNummer, pagina = 1 }) => {
  const view = itemViewOf(ctx)
  const page = { page: pagina, rows: mostRows.stock }
  if (materieelSoort !== undefined)
    return readStock(ctx, view, { page, only: { itemNo: materieelSoort, pieceNo: materieelNummer ?? null } })
  const scope = ctx.settings.string('Voorraad_BeschikbaarAantal')
  const { userName, customers } = signedIn(ctx)
  // Of the own locations only those whose records are shown count.
  const whose = scope === 'own user' ? `${userName} ${customers?.join(' ') ?? '*'}` : scope
  const key = ['stock', placeOf(ctx).nummer, whose, `${pagina}`, ...Object.values(view).map(String)]
  // Only then it is counted where somebody has a location.
  return ctx.answers.get(key, () => readStock(ctx, view, { page }), {
    reads: scope === 'own user' ? [...reads, 'locations'] : reads,
  })
}

interface Wanted {
  readonly page: WantedPage
  readonly only?: { readonly itemNo: string; readonly pieceNo: string | null }
}

async function readStock(ctx: Ctx, view: ItemView, wanted: Wanted) {
  const rows = await listStock(ctx.db, {
    locationNo: placeOf(ctx).nummer,
    reader: { language: view.language, priceGroup: view.customerNo, today: view.today },
    availableAt: await availableAt(ctx),
    ...wanted,
  })
  const sign = signInspections(ctx)
  const shown = rows.map((row) => ({
    ...hidePrices(sign(row), view.pricesVisible),
    // What is of an unknown kind cannot be put on a list.
    retourAantal: knownValue(itemKinds, row.type) === null ? 0 : returnableQuantity(row.huidig, row.inAfvoer),
  }))
  return pageAnswer(shown, wanted.page)
}
