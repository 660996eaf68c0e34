import type { TableParts } from './table-parts.ts'
import { selectableKeys } from './table-parts.ts'

interface SelectAllBoxProps<Row> {
  readonly parts: TableParts<Row>
  /** Left out where a label with this id stands beside it. */
  readonly label?: string
  readonly id?: string
}

/** Selects everything that the table shows over all its pages, or nothing of it. */
export function SelectAllBox<Row>({ parts, label, id }: SelectAllBoxProps<Row>) {
  const { selection } = parts
  if (selection === undefined) return null
  const keys = selectableKeys(parts)
  const chosenCount = keys.filter((key) => selection.chosen.has(key)).length
  const chooseAll = (wanted: boolean) => {
    const ours = new Set(keys)
    const others = [...selection.chosen].filter((key) => !ours.has(key))
    selection.onChange(new Set(wanted ? [...others, ...keys] : others))
  }
  return (
    <input
      type="checkbox"
      id={id}
      aria-label={label}
      checked={keys.length > 0 && chosenCount === keys.length}
      disabled={keys.length === 0}
      ref={(box) => {
        if (box !== null) box.indeterminate = chosenCount > 0 && chosenCount < keys.length
      }}
      onChange={(event) => chooseAll(event.currentTarget.checked)}
    />
  )
}
