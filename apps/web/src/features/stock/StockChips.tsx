import { Suspense } from 'react'
import { useText } from '../../lib/text.ts'
import { laterPart } from '../../ui/later-part.tsx'
import classes from './Stock.module.css'
import { attentionChoices, isChosen, type StockChoice } from './stock-choices.ts'
import type { StockRow } from './stock-row.ts'
import { useStillAsked } from './use-still-asked.ts'

const Chips = laterPart(async () => {
  const { ToggleChips } = await import('../../ui/ToggleChips.tsx')
  return ToggleChips<StockChoice>
})

interface StockChipsProps {
  readonly rows: readonly StockRow[]
  readonly chosen: StockChoice | null
  readonly onChoose: (choice: StockChoice | null) => void
}

/** What of the stock asks for attention, as far as there is any, with a tap to see only that. */
export function StockChips({ rows, chosen, onChoose }: StockChipsProps) {
  const text = useText()
  const asked = useStillAsked()
  const chips = attentionChoices
    .map((name) => ({
      name,
      label: text(`stock.only.${name}`),
      count: rows.filter((row) => isChosen(row, name, asked)).length,
      isUrgent: name === 'telaat',
    }))
    .filter(({ name, count }) => count > 0 || name === chosen)
  if (chips.length === 0) return null
  return (
    <Suspense fallback={<div className={classes.chips} />}>
      <Chips label={text('stock.only')} chips={chips} chosen={chosen} onChoose={onChoose} />
    </Suspense>
  )
}
