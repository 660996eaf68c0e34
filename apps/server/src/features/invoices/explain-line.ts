import type { Document } from '@portal/contract/documents.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { LineEvent } from '@portal/contract/invoice-records.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { stayOfPiece } from '@portal/domain/hand-overs/stay-of-piece.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { listDocuments, listLocationsOfParent, listPieceDocuments } from '../documents/documents.store.ts'
import { listSignedOfPiece } from '../hand-overs/hand-overs.store.ts'
import { findOwnInvoice } from './invoice-scope.ts'
import { type ChargedGoods, findChargedGoods, listLineEvents } from './line-events.store.ts'

const numbersOf = (events: readonly LineEvent[], isOrder: boolean): readonly string[] => [
  ...new Set(
    events
      .filter(({ soort, orderSoort }) => (isOrder ? orderSoort !== null : soort === 'uitgegaan'))
      .map(({ nummer }) => nummer),
  ),
]

/** Papers of the orders and of the piece itself while it stands there; none of an area that is switched off. */
async function documentsOf(ctx: Ctx, goods: ChargedGoods, events: readonly LineEvent[]): Promise<readonly Document[]> {
  const { db, settings } = ctx
  const { plantNo, locationNo } = goods
  const stands = plantNo !== '' && (await listLocationsOfParent(db, 'Stuk', plantNo)).includes(locationNo)
  const found = await Promise.all([
    settings.bool('AppMaterieelorders_Actief') ? listDocuments(db, 'Order', numbersOf(events, true)) : [],
    settings.bool('AppExitOrders_Actief') ? listDocuments(db, 'Exitorder', numbersOf(events, false)) : [],
    stands && settings.bool('AppMaterieelvoorraad_Actief') ? listPieceDocuments(db, plantNo) : [],
  ])
  return found.flat()
}

const noStay = { aflevering: null, ophalen: null }

/** What was signed when the piece came and when it left. */
async function stayOf({ db, settings }: Ctx, { plantNo, locationNo }: ChargedGoods) {
  if (plantNo === '' || !settings.bool('AppMaterieelvoorraad_Actief')) return noStay
  return stayOfPiece(await listSignedOfPiece(db, { locationNo, pieceNo: plantNo }))
}

/** The bill explained: what happened at the location to the goods that a line charges for, with its documents. */
export const explainLine: UseCase<typeof invoices.explainLine> = async (ctx, input) => {
  const { invoice } = await findOwnInvoice(ctx, input.factuurNummer)
  const goods = await findChargedGoods(ctx.db, { invoiceNo: invoice.no, lineNo: input.regelNummer })
  if (goods === null) throw new PortalError('error.niet_gevonden')
  const gebeurtenissen = await listLineEvents(ctx.db, signedIn(ctx), goods)
  const documenten = [...(await documentsOf(ctx, goods, gebeurtenissen))]
  return { gebeurtenissen, documenten, overdracht: await stayOf(ctx, goods) }
}
