import { useText } from '../../lib/text.ts'
import { ToggleChips } from '../../ui/ToggleChips.tsx'
import { attentionChoices, isChosen, type StockChoice } from './stock-choices.ts'
import type { StockRow } from './stock-row.ts'
import { useStillAsked } from './use-still-asked.ts'

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
  return <ToggleChips<StockChoice> label={text('stock.only')} chips={chips} chosen={chosen} onChoose={onChoose} />
}
