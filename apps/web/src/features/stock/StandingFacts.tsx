import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { InspectionDate } from '../../shared/InspectionDate.tsx'
import { Facts } from './Facts.tsx'
import { StockMarks } from './StockMarks.tsx'
import type { StockRow } from './stock-row.ts'

/** How a row stands at a location. */
export function StandingFacts({ row }: { readonly row: StockRow }) {
  const text = useText()
  const format = useFormat()
  const hasInspection = row.keuringsDatum !== null || !row.goedgekeurd
  return (
    <>
      <StockMarks row={row} />
      <Facts
        facts={[
          [text('stock.number'), row.materieelNummer],
          [text('stock.serial'), row.serienummer],
          [text('stock.current'), `${format.number(row.huidig, 2)} ${row.eenheid}`],
          [text('stock.available'), row.beschikbaar === null ? '' : format.number(row.beschikbaar, 2)],
          [text('stock.saleType'), text(`enum.PriceType.${row.saleType}`)],
          [text('stock.availableFrom'), format.date(row.beschikbaarVanaf)],
          [text('stock.expectedReturn'), format.date(row.verwachteRetourDatum)],
          [text('stock.inspectionNumber'), row.keuringsNummer],
          [
            text('stock.inspection'),
            hasInspection && (
              <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} passed={row.goedgekeurd} />
            ),
          ],
        ]}
      />
    </>
  )
}
