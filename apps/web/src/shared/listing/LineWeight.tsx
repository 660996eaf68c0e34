import { totalWeight } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import classes from './ListLines.module.css'

interface LineWeightProps {
  readonly line: { readonly aantal: number; readonly gewichtPerStuk: number }
}

/** Weight of one piece and of the whole line, once where they are the same (R-ENT-30). */
export function LineWeight({ line }: LineWeightProps) {
  const text = useText()
  const format = useFormat()
  if (line.gewichtPerStuk === 0) return null
  return (
    <Row as="span" wrap className={classes.weight}>
      <span>{text('list.weightEach', { weight: format.weight(line.gewichtPerStuk) })}</span>
      {line.aantal !== 1 && <span>{text('list.weightTotal', { weight: format.weight(totalWeight([line])) })}</span>}
    </Row>
  )
}
