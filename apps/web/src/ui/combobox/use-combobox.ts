import type { KeyboardEvent } from 'react'
import { useEffect, useId, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
/** They move the cursor in the text: the person is back in the field, whose first option is the one that Enter takes. */
const fieldKeys: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

interface Choice<Option> {
  readonly options: readonly Option[]
  /** False while the options do not belong to what is typed; an Enter then waits for those that do. */
  readonly isSettled: boolean
  readonly onChoose: (option: Option) => void
}

/** The keys of an editable combobox with its list always open (WAI-ARIA): focus stays in the field, the list is walked. */
export function useCombobox<Option extends { readonly key: string }>({ options, isSettled, onChoose }: Choice<Option>) {
  const id = useId()
  const [at, setAt] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const place = Math.min(at, options.length - 1)
  const current = options[place]
  const optionId = ({ key }: Option) => `${id}-${key}`

  // The answer to what is typed comes from outside, at its own time.
  useEffect(() => {
    if (!isAsked || !isSettled) return
    setAsked(false)
    if (current !== undefined) onChoose(current)
  }, [isAsked, isSettled, current, onChoose])

  const walk = (step: number) => {
    const next = Math.max(Math.min(place + step, options.length - 1), 0)
    setAt(next)
    const option = options[next]
    if (option !== undefined) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a sign is composed, the keys belong to that.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const step = steps[event.key]
    if (fieldKeys.includes(event.key)) setAt(0)
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) walk(step)
    else if (!isSettled) setAsked(true)
    else if (current !== undefined) onChoose(current)
  }
  const restart = () => {
    setAt(0)
    setAsked(false)
  }
  return { listId: `${id}-list`, optionId, current, onKeyDown, restart }
}
