import type { Machine } from '@portal/contract/machines.ts'
import { inspectionResultOf } from '@portal/domain/inspections/inspection-display.ts'
import { machineFaultsOf } from '@portal/domain/machines/machine-faults.ts'
import { paperKindOf, paperKinds } from '@portal/domain/machines/paper-kind.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { itemKinds, knownValue } from '@portal/domain/states/enums.ts'
import { returnableQuantity } from '@portal/domain/stock/returnable.ts'
import type { Ctx } from '../../platform/context.ts'
import type { WantedPage } from '../../platform/db/page-of-rows.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { warner } from '../inspections/inspections.ts'
import { listStock, type StockRow } from '../stock/stock.store.ts'
import { availableAt } from '../stock/stock.ts'
import { listLastInspections, listNotes, listOutOfUse, listPapers, type OwnedPaper } from './papers.store.ts'

interface ReadMachines {
  readonly machines: readonly Machine[]
  /** How many there are; more than `machines` where a page holds some of them. */
  readonly totaal: number
}

interface Wanted {
  readonly only?: { readonly itemNo: string; readonly pieceNo: string }
  readonly page?: WantedPage
}

/** With what it is to the reader, in the order in which an inspector asks. */
function sortPapers(papers: readonly OwnedPaper[]): Machine['papieren'] {
  const known = papers.map(({ van: _, ...paper }) => ({ ...paper, papier: paperKindOf(paper) }))
  return known.toSorted((a, b) => paperKinds.indexOf(a.papier) - paperKinds.indexOf(b.papier))
}

/** What belongs to the machines, by their numbers; papers of kinds by the number of the kind. */
async function readBelongings(ctx: Ctx, locationNo: string, rows: readonly StockRow[]) {
  const pieceNos = rows.map(({ materieelNummer }) => materieelNummer)
  const [inspections, outOfUse, notes] = await Promise.all([
    listLastInspections(ctx.db, pieceNos),
    listOutOfUse(ctx.db, pieceNos),
    ctx.settings.bool('AppKlachten_Actief') ? listNotes(ctx.db, locationNo, pieceNos) : [],
  ])
  const showsInspections = ctx.settings.bool('AppKeuringen_Actief')
  const papers = await listPapers(ctx.db, {
    pieceNos,
    kinds: ctx.settings.bool('AppDetails_Documenten') ? [...new Set(rows.map((row) => row.materieelSoort))] : [],
    inspections: showsInspections ? inspections.map(({ keuringId }) => keuringId) : [],
  })
  return {
    outOfUse,
    inspections: Map.groupBy(showsInspections ? inspections : [], (one) => one.materieelNummer),
    notes: Map.groupBy(notes, (one) => one.van),
    papers: Map.groupBy(papers, (one) => `${one.bron === 'Soort' ? 'Soort' : 'Stuk'} ${one.van}`),
  }
}

/**
 * The numbered machines that stand at a location, or one of them, as who has the location sees them. A part of the portal
 * that is switched off shows nothing of its own here either (R-SCR-SHELL-25).
 */
export async function readMachines(ctx: Ctx, place: UserLocation, wanted: Wanted): Promise<ReadMachines> {
  const view = itemViewOf({ ...ctx, place })
  const stock = await listStock(ctx.db, {
    locationNo: place.nummer,
    reader: { language: view.language, priceGroup: view.customerNo, today: view.today },
    availableAt: await availableAt(ctx),
    onlyPieces: true,
    ...wanted,
  })
  const rows = stock.map(({ totaal: _, ...row }) => row)
  const { outOfUse, inspections, notes, papers } = await readBelongings(ctx, place.nummer, rows)
  const warn = warner(ctx)
  const machines = rows.map((row) => {
    const no = row.materieelNummer
    const keuringen = (inspections.get(no) ?? []).map(({ materieelNummer: _, ...one }) => ({
      ...one,
      resultaat: inspectionResultOf(one.resultaat),
      waarschuwing: warn(one.volgendeDatum),
    }))
    const standing = { ...row, buitenGebruik: outOfUse.has(no), keuringen }
    return {
      ...hidePrices(standing, view.pricesVisible),
      retourAantal: knownValue(itemKinds, row.type) === null ? 0 : returnableQuantity(row.huidig, row.inAfvoer),
      keuringsWaarschuwing: warn(row.keuringsDatum),
      materieellocatie: place.nummer,
      locatieOmschrijving: place.omschrijving,
      gebreken: [...machineFaultsOf(standing, view.today)],
      papieren: sortPapers([...(papers.get(`Stuk ${no}`) ?? []), ...(papers.get(`Soort ${row.materieelSoort}`) ?? [])]),
      notities: (notes.get(no) ?? []).map(({ van: _, ...note }) => note),
    }
  })
  return { machines, totaal: stock[0]?.totaal ?? 0 }
}
