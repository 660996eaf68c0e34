import { useDebouncedValue } from '@mantine/hooks'
import type { LocationAddresses } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Modal } from '../../ui/Modal.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Highlight } from '../Highlight.tsx'
import classes from '../SearchBox.module.css'
import { ExcludedTargets } from './ExcludedTargets.tsx'
import type { TargetGoal } from './use-targets.ts'
import { useTargetInput } from './use-targets.ts'

const typingPauseMs = 150

interface TargetSearchProps {
  readonly goal: TargetGoal
  readonly onChoose: (target: LocationAddresses) => void
  readonly onClose: () => void
}

/** One of many targets, by number, name, town or street. Arrow keys walk, Enter chooses. */
export function TargetSearch({ goal, onChoose, onClose }: TargetSearchProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [zoekterm] = useDebouncedValue(typed.trim(), typingPauseMs)
  const input = { ...useTargetInput(goal), zoekterm }
  const query = useCall(locations.getLocationAddresses, input, { keepLast: true })
  // What the last term found is no answer to the term that stands there now.
  const isSettled = zoekterm === typed.trim() && !query.isPlaceholderData
  const items = query.data?.items ?? []
  const place = Math.min(at, items.length - 1)
  const current = items[place]
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt(Math.max(Math.min(place + step, items.length - 1), 0))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isSettled && current !== undefined) onChoose(current)
    }
  }

  return (
    <Modal open onClose={onClose} title={text('wizard.toLocation')} shape="top">
      <div className={classes.panel}>
        <label className={classes.search}>
          <IconSearch size={22} aria-hidden />
          <span className="out-of-sight">{text('shell.locationSearch')}</span>
          <input
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current === undefined ? undefined : `${id}-${current.nummer}`}
            aria-autocomplete="list"
            data-first-focus
            autoComplete="off"
            placeholder={text('shell.locationSearch')}
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(0)
            }}
            onKeyDown={onKey}
          />
        </label>
        <StateView query={query} skeleton="rows">
          {({ items, totaal, uitgesloten, totaalUitgesloten }) => (
            <>
              <div id={`${id}-list`} role="listbox" aria-label={text('wizard.toLocation')}>
                {items.map((item) => (
                  <Option
                    key={item.nummer}
                    id={`${id}-${item.nummer}`}
                    item={item}
                    term={zoekterm}
                    isCurrent={item === current}
                    onChoose={() => onChoose(item)}
                  />
                ))}
              </div>
              <p role="status">
                {items.length === 0 && text('shell.locationNoMatch')}
                {totaal > items.length && text('location.more', { count: totaal - items.length })}
              </p>
              <ExcludedTargets excluded={uitgesloten} total={totaalUitgesloten} open={items.length === 0} />
            </>
          )}
        </StateView>
      </div>
    </Modal>
  )
}

interface OptionProps {
  readonly id: string
  readonly item: LocationAddresses
  readonly term: string
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function Option({ id, item, term, isCurrent, onChoose }: OptionProps) {
  const { nummer, omschrijving, adressen } = item
  const own = adressen.find(({ code }) => code === nummer)
  const where = [nummer, own?.adres, own?.plaats].filter(Boolean).join(' · ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for its options
    <div id={id} className={classes.option} role="option" tabIndex={-1} aria-selected={isCurrent} onClick={onChoose}>
      <IconMapPin aria-hidden />
      <span className={classes.words}>
        <Highlight text={omschrijving} term={term} />
        <small>
          <Highlight text={where} term={term} />
        </small>
      </span>
    </div>
  )
}
