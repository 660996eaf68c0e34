import { isLateReturn } from '@portal/domain/agenda/site-figures.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { InspectionDate } from '../../shared/records/InspectionDate.tsx'
import { LateDate } from '../../shared/records/LateDate.tsx'
import { StockMarks } from './StockMarks.tsx'
import { isPiece, type StockRow } from './stock-row.ts'

/** How a row stands at a location. */
export function StandingFacts({ row }: { readonly row: StockRow }) {
  const text = useText()
  const format = useFormat()
  const hasInspection = row.keuringsDatum !== null || !row.goedgekeurd
  return (
    <>
      <StockMarks row={row} />
      <FactList
        facts={[
          ['stock.number', row.materieelNummer],
          ['stock.serial', row.serienummer],
          ['stock.current', isPiece(row) ? '' : format.amount(row.huidig, row.eenheid, 2)],
          [
            isPiece(row) ? 'stock.availableOfKind' : 'stock.available',
            row.beschikbaar === null ? '' : format.number(row.beschikbaar, 2),
          ],
          ['stock.saleType', text(`enum.PriceType.${row.saleType}`)],
          [isPiece(row) && row.huidig > 0 ? 'stock.since' : 'stock.availableFrom', format.date(row.beschikbaarVanaf)],
          [
            'stock.expectedReturn',
            row.verwachteRetourDatum !== null && (
              <LateDate date={row.verwachteRetourDatum} isLate={isLateReturn(row, today())} />
            ),
          ],
          ['stock.inspectionNumber', row.keuringsNummer],
          [
            'stock.inspection',
            hasInspection && (
              <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} passed={row.goedgekeurd} />
            ),
          ],
        ]}
      />
    </>
  )
}
