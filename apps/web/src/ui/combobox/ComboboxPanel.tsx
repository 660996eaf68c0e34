import type { MouseEvent, ReactNode } from 'react'
import { Row, Stack } from '../Layout.tsx'
import { Modal } from '../Modal.tsx'
import { SearchInput } from '../SearchInput.tsx'
import classes from './ComboboxPanel.module.css'
import { Highlight } from './Highlight.tsx'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxOption {
  readonly key: string
  readonly name: string
  /** A line below the name; empty is none. */
  readonly detail: string
  readonly sign: ReactNode
}

interface OptionGroup<Option> {
  /** Absent where all options are of one kind. */
  readonly title?: string
  readonly options: readonly Option[]
}

interface ComboboxPanelProps<Option> {
  /** Of the panel and of its list. */
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly groups: readonly OptionGroup<Option>[]
  /** What the options were found by; bold in them. */
  readonly term: string
  /** False while the options do not belong to what is typed; an Enter then waits for those that do. */
  readonly isSettled: boolean
  readonly onChoose: (option: Option) => void
  readonly onClose: () => void
  /** What is said below the list. */
  readonly children?: ReactNode
}

/** A field that finds while somebody types, in a panel of its own: arrow keys walk, Enter chooses, Escape closes. */
export function ComboboxPanel<Option extends ComboboxOption>(props: ComboboxPanelProps<Option>) {
  const { title, label, placeholder, typed, onType, groups, term, isSettled, onChoose, onClose, children } = props
  const options = groups.flatMap((group) => group.options)
  const { listId, optionId, current, onKeyDown, restart } = useCombobox({ options, isSettled, onChoose })
  const chooseTapped = (event: MouseEvent<HTMLElement>) => {
    const tapped = event.target instanceof Element ? event.target.closest('[role=option]') : null
    const option = options.find((one) => optionId(one) === tapped?.id)
    if (option !== undefined) onChoose(option)
  }

  return (
    <Modal open onClose={onClose} title={title} shape="top">
      <Stack gap={2} shrinks className={classes.panel}>
        <SearchInput
          shape="panel"
          label={label}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : optionId(current)}
          aria-autocomplete="list"
          data-first-focus
          autoComplete="off"
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value)
            restart()
          }}
          onKeyDown={onKeyDown}
        />
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={title}
          aria-busy={!isSettled}
          // The field keeps the focus, and with it the keys.
          onMouseDown={(event) => event.preventDefault()}
          onClick={chooseTapped}
          onKeyDown={onKeyDown}
        >
          {groups.map((group, place) => (
            <Group key={group.title ?? place} title={group.title}>
              {group.options.map((option) => (
                <Row
                  gap={3}
                  align="center"
                  key={option.key}
                  id={optionId(option)}
                  className={classes.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === current}
                >
                  {option.sign}
                  <span className={classes.words}>
                    <Highlight text={option.name} term={term} />
                    {option.detail !== '' && (
                      <small>
                        <Highlight text={option.detail} term={term} />
                      </small>
                    )}
                  </span>
                </Row>
              ))}
            </Group>
          ))}
        </div>
        {children}
      </Stack>
    </Modal>
  )
}

function Group({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  if (title === undefined) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-label={title}>
      <div className={classes.group}>{title}</div>
      {children}
    </div>
  )
}
