import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Stock.module.css'
import type { StockRow } from './stock-row.ts'

/** What is particular about a row: counted, hired in from others, on its way, asked to be removed. */
export function StockMarks({ row }: { readonly row: StockRow }) {
  const text = useText()
  const format = useFormat()
  const amount = (quantity: number) => ({ amount: format.number(quantity, 2) })
  const marks = [
    row.bulk && text('stock.bulk'),
    row.external && text('stock.external'),
    row.inAanvoer > 0 && text('stock.coming', amount(row.inAanvoer)),
    row.inAfvoer > 0 && text('stock.leaving', amount(row.inAfvoer)),
  ].filter((mark) => mark !== false)
  if (marks.length === 0) return null
  return (
    <Row as="span" gap={1} wrap className={classes.marks} data-roomy>
      {marks.map((mark) => (
        <StatusChip key={mark}>{mark}</StatusChip>
      ))}
    </Row>
  )
}
