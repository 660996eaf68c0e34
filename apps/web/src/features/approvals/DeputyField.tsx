import { useDebouncedValue } from '@mantine/hooks'
import { approvals } from '@portal/contract/approvals.ts'
import type { Colleague } from '@portal/contract/submissions.ts'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ComboboxPanel } from '../../ui/combobox/ComboboxPanel.tsx'
import { OpenerField } from '../../ui/OpenerField.tsx'
import { StateView } from '../../ui/StateView.tsx'

const typingPauseMs = 150

interface DeputyFieldProps {
  readonly gebruikersnaam: string
  readonly value: Colleague | null
  readonly onChoose: (colleague: Colleague) => void
  readonly error: string | null
}

/** The colleague who stands in, found by name among those who can. */
export function DeputyField({ gebruikersnaam, value, onChoose, error }: DeputyFieldProps) {
  const text = useText()
  return (
    <OpenerField
      label={text('approvals.deputy')}
      error={error}
      required
      chosen={value?.naam ?? null}
      placeholder={text('approvals.deputyChoose')}
    >
      {(close) => (
        <ColleagueSearch
          gebruikersnaam={gebruikersnaam}
          onChoose={(colleague) => {
            onChoose(colleague)
            close()
          }}
          onClose={close}
        />
      )}
    </OpenerField>
  )
}

interface ColleagueSearchProps {
  readonly gebruikersnaam: string
  readonly onChoose: (colleague: Colleague) => void
  readonly onClose: () => void
}

function ColleagueSearch({ gebruikersnaam, onChoose, onClose }: ColleagueSearchProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [zoekterm] = useDebouncedValue(typed.trim(), typingPauseMs)
  const query = useCall(approvals.findPeople, { gebruikersnaam, zoekterm }, { keepLast: true })
  return (
    <ComboboxPanel
      title={text('approvals.deputyChoose')}
      label={text('approvals.deputySearch')}
      placeholder={text('approvals.deputySearch')}
      typed={typed}
      onType={setTyped}
      groups={[{ options: (query.data?.items ?? []).map(optionOf) }]}
      term={zoekterm}
      isSettled={zoekterm === typed.trim() && !query.isPlaceholderData && !query.isLoading}
      onChoose={({ colleague }) => onChoose(colleague)}
      onClose={onClose}
    >
      <StateView query={query} skeleton="rows">
        {({ items }) => <p role="status">{items.length === 0 && text('approvals.deputyNobody')}</p>}
      </StateView>
    </ComboboxPanel>
  )
}

function optionOf(colleague: Colleague) {
  const { vervanger, naam, bedrijf } = colleague
  return { key: vervanger, name: naam, detail: bedrijf, sign: <IconUser aria-hidden />, colleague }
}
