import { Row } from '../Layout.tsx'
import classes from './FilterSidebar.module.css'
import type { ValuesView } from './filter-view.ts'
import { useTapped } from './use-tapped.ts'

interface ValuesFilterProps {
  readonly view: ValuesView
  readonly onValue: (number: number, checked: boolean) => void
}

/** The numbers that there are, each to choose with one tap: several are alternatives of each other. */
export function ValuesFilter({ view, onValue }: ValuesFilterProps) {
  const [tapped, tap] = useTapped(view)
  return (
    <fieldset className={classes.group}>
      <legend>{view.label}</legend>
      <Row gap={2} wrap className={classes.values}>
        {view.options.map(({ number, label, checked }) => (
          <label key={number} className={classes.value}>
            <input
              type="checkbox"
              checked={tapped?.key === String(number) ? tapped.checked : checked}
              onChange={(event) => {
                tap({ key: String(number), checked: event.currentTarget.checked })
                onValue(number, event.currentTarget.checked)
              }}
            />
            {label}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
