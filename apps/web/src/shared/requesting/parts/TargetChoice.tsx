import type { LocationAddresses } from '@portal/contract/locations.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/ChoiceField.tsx'
import { Field } from '../../../ui/Field.tsx'
import classes from '../RequestWizard.module.css'
import type { FieldLook } from '../wizard-faults.ts'
import { TargetSearch } from './TargetSearch.tsx'
import type { TargetGoal } from './use-targets.ts'

interface TargetChoiceProps {
  readonly goal: TargetGoal
  /** The first targets; all of them when they are few. */
  readonly items: readonly LocationAddresses[]
  readonly total: number
  readonly target: LocationAddresses | undefined
  readonly onChoose: (target: LocationAddresses | undefined) => void
  readonly look: FieldLook
}

function nameOf({ nummer, omschrijving }: LocationAddresses): string {
  return `${nummer} ${omschrijving}`
}

/** Where goods go to: a list while it is short enough to read, else a search. */
export function TargetChoice({ goal, items, total, target, onChoose, look }: TargetChoiceProps) {
  const text = useText()
  const [searching, setSearching] = useState(false)
  if (total <= items.length) {
    return (
      <SelectField
        {...look}
        choices={items.map((item) => ({ value: item.nummer, label: nameOf(item) }))}
        placeholder={text('wizard.chooseTarget')}
        value={target?.nummer ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(items.find(({ nummer }) => nummer === value))}
      />
    )
  }
  const shown = target === undefined ? text('wizard.chooseTarget') : nameOf(target)
  return (
    <>
      <Field {...look}>
        {({ id, className, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            className={`${className} ${classes.opener}`}
            aria-describedby={describedBy}
            aria-label={`${look.label}: ${shown}`}
            aria-haspopup="dialog"
            data-none={target === undefined || undefined}
            onClick={() => setSearching(true)}
          >
            <span>{shown}</span>
            <IconSearch size={20} aria-hidden />
          </button>
        )}
      </Field>
      {searching && (
        <TargetSearch
          goal={goal}
          onChoose={(found) => {
            onChoose(found)
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}
