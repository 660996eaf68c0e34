import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { notify } from '../lib/notifications.ts'
import { parseDecimal } from '../lib/parse-decimal.ts'
import { useText } from '../lib/text.ts'
import classes from './QuantityStepper.module.css'

interface QuantityStepperProps {
  /** Null is an empty field: nothing chosen (R-CAT-04). */
  readonly value: number | null
  /** `seen` is what stood there when the person began: another quantity may have arrived while they typed. */
  readonly onChange: (value: number | null, seen: number | null) => void
  /** What is counted, for a screen reader. */
  readonly label: string
  readonly min?: number
  readonly max: number
  /** The pieces go in multiples of this; a typed number is rounded up to the next one. */
  readonly multiple?: number
  /** False for a line that always has a quantity: emptying it puts the last one back, and 0 is refused (OP-36). */
  readonly mayBeEmpty?: boolean
  readonly disabled?: boolean
  readonly invalid?: boolean
  /** Id of the input, for who sends somebody there. */
  readonly id?: string
  /** Until something is chosen or somebody comes to type it looks like one button with this word. */
  readonly start?: string
  /** Id of the words that say what is wrong. */
  readonly describedBy?: string | undefined
}

function nextMultiple(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple
}

/** What was typed: a count, null for nothing (empty or 0), or that it is no whole number. */
function readQuantity(typed: string): number | null | 'not-whole' {
  if (typed.trim() === '') return null
  const value = parseDecimal(typed)
  if (value === null || !Number.isInteger(value)) return 'not-whole'
  return value === 0 ? null : value
}

/** Type a number or tap minus and plus; no dialog. 0, and minus below the minimum, empty the field. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, label, multiple = 1, mayBeEmpty = true, disabled = false, invalid = false } = props
  const text = useText()
  const min = nextMultiple(Math.max(props.min ?? 1, 1), multiple)
  const max = Math.floor(props.max / multiple) * multiple
  const [typing, setTyping] = useState<{ readonly text: string; readonly seen: number | null } | null>(null)
  const typed = typing?.text ?? null
  const input = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState(false)
  // Never by where the focus is: a press moves that, and the button would give way under the finger.
  const start = value === null && typed === null && !begun && !disabled ? props.start : undefined

  // A quantity that arrives while somebody is about to type is selected, as what stood there was: else their 3 becomes 23.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what changed under the cursor
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select()
  }, [value, typed])

  const choose = (wanted: number | null) => {
    setTyping(null)
    const allowed = wanted === null ? null : Math.min(Math.max(nextMultiple(wanted, multiple), min), max)
    if (allowed !== value) onChange(allowed, typing === null ? value : typing.seen)
  }
  const step = (pieces: number) => {
    const next = (value ?? 0) + pieces
    if (next >= min) choose(next)
    else choose(value === null || pieces > 0 ? min : mayBeEmpty ? null : min)
  }
  const finish = () => {
    if (typed === null) return
    const wanted = readQuantity(typed)
    if (wanted === null && mayBeEmpty) return choose(null)
    setTyping(null)
    if (wanted === null && typed.trim() === '') return
    // What is no count is never made into one: 2,5 is not 25.
    if (wanted === 'not-whole') return notify('stepper.whole', { severity: 'warning' })
    if (wanted === null || wanted < 0) return notify('stepper.minimum', { params: { min }, severity: 'warning' })
    const rounded = nextMultiple(wanted, multiple)
    if (wanted > max) notify('stepper.maximum', { params: { max }, severity: 'warning' })
    else if (rounded !== wanted) notify('stepper.multiple', { params: { multiple, rounded }, severity: 'info' })
    choose(wanted)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control in every browser
    <div
      className={classes.stepper}
      role="group"
      aria-label={label}
      data-filled={value !== null || undefined}
      data-start={start && ''}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setBegun(false)}
    >
      <button
        type="button"
        className={classes.button}
        aria-label={text('stepper.decrease')}
        disabled={disabled || value === null || (!mayBeEmpty && value <= min)}
        onClick={() => step(-multiple)}
      >
        <IconMinus size={20} aria-hidden />
      </button>
      <input
        ref={input}
        className={classes.input}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        aria-label={label}
        id={props.id}
        aria-invalid={invalid}
        aria-describedby={props.describedBy}
        disabled={disabled}
        value={typed ?? value ?? ''}
        onChange={(event) =>
          setTyping({ text: event.currentTarget.value, seen: typing === null ? value : typing.seen })
        }
        onBlur={finish}
        onFocus={(event) => {
          setBegun(true)
          event.currentTarget.select()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            step(event.key === 'ArrowUp' ? multiple : -multiple)
          }
        }}
      />
      <button
        type="button"
        className={classes.button}
        aria-label={start ?? text('stepper.increase')}
        disabled={disabled || (value ?? 0) >= max}
        onClick={() => step(multiple)}
      >
        <IconPlus size={20} aria-hidden />
        {start !== undefined && (
          <span className={classes.start} data-start-word>
            {start}
          </span>
        )}
      </button>
    </div>
  )
}
