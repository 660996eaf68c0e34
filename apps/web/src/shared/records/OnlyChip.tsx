import { useText } from '../../lib/text.ts'
import { Chips } from '../../ui/Chips.tsx'

interface OnlyChipProps {
  readonly what: 'hier' | 'huur' | 'open'
  readonly onClear: () => void
}

/** Says which rows of a list are shown, since a figure led here; a tap shows all. */
export function OnlyChip({ what, onClear }: OnlyChipProps) {
  const text = useText()
  const label = text('agenda.only', { what: text(`agenda.only.${what}`) })
  return <Chips chips={[{ key: what, label, onRemove: onClear }]} onClear={onClear} />
}
