import type { LocationAddresses } from '@portal/contract/locations.ts'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/ChoiceField.tsx'
import { OpenerField } from '../../../ui/OpenerField.tsx'
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
  return (
    <OpenerField
      {...look}
      chosen={target === undefined ? null : nameOf(target)}
      placeholder={text('wizard.chooseTarget')}
    >
      {(close) => (
        <TargetSearch
          goal={goal}
          onChoose={(found) => {
            onChoose(found)
            close()
          }}
          onClose={close}
        />
      )}
    </OpenerField>
  )
}
