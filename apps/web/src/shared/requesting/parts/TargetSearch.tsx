import { useDebouncedValue } from '@mantine/hooks'
import type { LocationAddresses } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { ComboboxPanel } from '../../../ui/combobox/ComboboxPanel.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { ExcludedTargets } from './ExcludedTargets.tsx'
import type { TargetGoal } from './use-targets.ts'
import { useTargetInput } from './use-targets.ts'

const typingPauseMs = 150

interface TargetSearchProps {
  readonly goal: TargetGoal
  readonly onChoose: (target: LocationAddresses) => void
  readonly onClose: () => void
}

function optionOf(target: LocationAddresses) {
  const { nummer, omschrijving, adressen } = target
  const own = adressen.find(({ code }) => code === nummer)
  const detail = [nummer, own?.adres, own?.plaats].filter(Boolean).join(' · ')
  return { key: nummer, name: omschrijving, detail, sign: <IconMapPin aria-hidden />, target }
}

/** One of many targets, by number, name, town or street. */
export function TargetSearch({ goal, onChoose, onClose }: TargetSearchProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [zoekterm] = useDebouncedValue(typed.trim(), typingPauseMs)
  const input = { ...useTargetInput(goal), zoekterm }
  const query = useCall(locations.getLocationAddresses, input, { keepLast: true })
  return (
    <ComboboxPanel
      title={text('wizard.toLocation')}
      label={text('shell.locationSearch')}
      placeholder={text('shell.locationSearch')}
      typed={typed}
      onType={setTyped}
      groups={[{ options: (query.data?.items ?? []).map(optionOf) }]}
      term={zoekterm}
      isSettled={zoekterm === typed.trim() && !query.isPlaceholderData && !query.isLoading}
      onChoose={({ target }) => onChoose(target)}
      onClose={onClose}
    >
      <StateView query={query} skeleton="rows">
        {({ items, totaal, uitgesloten, totaalUitgesloten }) => (
          <>
            <p role="status">
              {items.length === 0 && text('shell.locationNoMatch')}
              {totaal > items.length && text('location.more', { count: totaal - items.length })}
            </p>
            <ExcludedTargets excluded={uitgesloten} total={totaalUitgesloten} open={items.length === 0} />
          </>
        )}
      </StateView>
    </ComboboxPanel>
  )
}
