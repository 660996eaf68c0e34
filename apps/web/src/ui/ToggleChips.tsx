import { useFormat } from '../lib/format.ts'
import { Row } from './Layout.tsx'
import classes from './ToggleChips.module.css'

interface ToggleChip<Name extends string> {
  readonly name: Name
  readonly label: string
  /** How many rows it leaves. */
  readonly count: number
  /** Its count is something to do something about. */
  readonly isUrgent?: boolean
}

interface ToggleChipsProps<Name extends string> {
  /** What is chosen by them. */
  readonly label: string
  readonly chips: readonly ToggleChip<Name>[]
  readonly chosen: Name | null
  readonly onChoose: (name: Name | null) => void
}

/** Shares of a list with how many rows each has: a tap shows only those, a second tap all again. */
export function ToggleChips<Name extends string>({ label, chips, chosen, onChoose }: ToggleChipsProps<Name>) {
  const format = useFormat()
  return (
    <Row as="fieldset" gap={2} wrap className={classes.chips} aria-label={label} data-screen-only>
      {chips.map(({ name, label: words, count, isUrgent = false }) => (
        <button
          key={name}
          type="button"
          data-urgent={isUrgent || undefined}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? null : name)}
        >
          {words}
          <span>{format.number(count)}</span>
        </button>
      ))}
    </Row>
  )
}
