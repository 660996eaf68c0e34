import type { IconTruckDelivery } from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import classes from './RequestWizard.module.css'
import { fieldId } from './wizard-faults.ts'

interface Tile<Value> {
  readonly value: Value
  readonly icon: typeof IconTruckDelivery
  readonly label: TextKey
  readonly hint: TextKey
}

interface ChoiceTilesProps<Value> {
  readonly field: string
  readonly legend: string
  readonly tiles: readonly [Tile<Value>, ...Tile<Value>[]]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of few, as large areas to tap. */
export function ChoiceTiles<Value>({ field, legend, tiles, value, onChange }: ChoiceTilesProps<Value>) {
  const text = useText()
  return (
    <fieldset className={classes.options}>
      <legend>{legend}</legend>
      {tiles.map(({ value: own, icon: Icon, label, hint }, place) => (
        <label key={label} className={classes.option} data-chosen={own === value || undefined}>
          <input
            type="radio"
            name={fieldId(field)}
            // The first one carries the id that an error summary jumps to.
            id={place === 0 ? fieldId(field) : `${fieldId(field)}-${place}`}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          <Icon size={32} stroke={1.5} aria-hidden />
          <span>
            <strong>{text(label)}</strong>
            <small>{text(hint)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
