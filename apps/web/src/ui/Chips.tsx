import { IconX } from '@tabler/icons-react'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import classes from './Chips.module.css'
import { Row } from './Layout.tsx'

export interface Chip {
  readonly key: string
  readonly label: string
  readonly onRemove: () => void
}

/** The filters that are on; a tap takes one off. */
export function Chips({ chips, onClear }: { readonly chips: readonly Chip[]; readonly onClear: () => void }) {
  const text = useText()
  if (chips.length === 0) return null
  return (
    <Row
      as="ul"
      gap={2}
      align="center"
      wrap
      className={classes.chips}
      aria-label={text('table.activeFilters', { count: chips.length })}
    >
      {chips.map((chip) => (
        <li key={chip.key}>
          <button type="button" aria-label={text('filters.remove', { name: chip.label })} onClick={chip.onRemove}>
            {chip.label}
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button kind="quiet" small onClick={onClear}>
            {text('filters.clear')}
          </Button>
        </li>
      )}
    </Row>
  )
}
