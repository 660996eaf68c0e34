import type { CalendarDate } from '@portal/domain/calendar/calendar-date.ts'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../lib/format.ts'
import { parseDate } from '../lib/parse-date.ts'
import { useLocale } from '../lib/preferences.ts'
import { useText } from '../lib/text.ts'
import { today as todayNow } from '../lib/today.ts'
import { Button } from './Button.tsx'
import { Calendar } from './Calendar.tsx'
import classes from './DateField.module.css'
import fieldClasses from './Field.module.css'
import type { FieldProps } from './Field.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

interface DateFieldProps extends FieldProps {
  readonly value: CalendarDate | null
  readonly onChange: (date: CalendarDate | null) => void
  /** Why a day may not be chosen, in words; null when it may. Blocked days stay visible with their reason. */
  readonly refuse?: (date: CalendarDate) => string | null
  /** Offered with one tap while nothing is chosen, or when a blocked day was typed. */
  readonly firstPossible?: CalendarDate
}

/** Type a date (`21-11`, `+3`, `vrijdag`) or pick it; a blocked day is not silently refused but says why. */
export function DateField({
  value,
  onChange,
  refuse,
  firstPossible,
  label,
  hint,
  error,
  required,
  id,
}: DateFieldProps) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && place.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const choose = (date: CalendarDate | null) => {
    const reason = date === null ? null : (refuse?.(date) ?? null)
    setTyped(null)
    setProblem(reason)
    onChange(reason === null ? date : null)
  }
  const finishTyping = () => {
    if (typed === null) return
    if (typed.trim() === '') return choose(null)
    const date = parseDate(typed, todayNow(), locale)
    if (date !== null) return choose(date)
    setProblem(text('date.notUnderstood'))
    onChange(null)
  }
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const offer = value === null && firstPossible !== undefined
  const shownHint =
    value === null ? hint : `${format.longDate(value)}, ${text('date.week', { week: format.week(value) })}`

  return (
    <div className={classes.place} ref={place}>
      <Field label={label} hint={shownHint} error={problem ?? error} required={required ?? false} {...(id && { id })}>
        {(field) => (
          <div className={fieldClasses.reveal}>
            <input
              {...field}
              autoComplete="off"
              placeholder={text('date.placeholder')}
              value={typed ?? format.date(value)}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={finishTyping}
              onKeyDown={(event) => {
                if (event.key === 'Enter') finishTyping()
                if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
              }}
            />
            <IconButton
              className={fieldClasses.revealButton ?? ''}
              label={text('date.choose')}
              aria-expanded={open}
              aria-haspopup="dialog"
              icon={<IconCalendar size={22} />}
              onClick={() => setOpen(!open)}
            />
          </div>
        )}
      </Field>
      {open && (
        <Calendar
          value={value}
          start={value ?? firstPossible ?? todayNow()}
          label={label}
          onClose={close}
          onChoose={(date) => {
            choose(date)
            close()
          }}
          {...(refuse && { refuse })}
        />
      )}
      {offer && (
        <Button kind="quiet" small className={classes.offer ?? ''} onClick={() => choose(firstPossible)}>
          {text('date.firstPossible', { date: format.date(firstPossible) })}
        </Button>
      )}
    </div>
  )
}
