import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useClosedDay } from '../lib/closed-days.ts'
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
import { Stack } from './Layout.tsx'

export interface DayOffer {
  readonly date: CalendarDate
  readonly label: string
  readonly note: string | null
}

interface DateFieldProps extends FieldProps {
  readonly value: CalendarDate | null
  readonly onChange: (date: CalendarDate | null) => void
  /** Why a day may not be chosen, in words; null when it may. A blocked day that was typed stays, with its reason. */
  readonly refuse?: (date: CalendarDate) => string | null
  /** Offered with one tap while nothing is chosen, or when a blocked day was typed. */
  readonly firstPossible?: CalendarDate
  /** Several days to offer so, side by side, each with what sets it apart; instead of the first possible one. */
  readonly offers?: readonly DayOffer[] | undefined
  /** What choosing a day brings with it, such as a surcharge; null when nothing. */
  readonly remark?: ((date: CalendarDate) => string | null) | undefined
  /** Called with why what stands in the field is no day at all; with null when that is over. */
  readonly onUnreadable?: (reason: string | null) => void
}

/** Type a date (`21-11`, `+3`, `vrijdag`) or pick it; a blocked day is not silently refused but says why. */
export function DateField({
  value,
  onChange,
  refuse,
  firstPossible,
  offers,
  remark,
  onUnreadable,
  label,
  hint,
  error,
  required,
  id,
}: DateFieldProps) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const closedOn = useClosedDay()
  const [typed, setTyped] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
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

  const tellUnreadable = (reason: string | null) => {
    setUnreadable(reason)
    if (reason !== unreadable) onUnreadable?.(reason)
  }
  const choose = (date: CalendarDate | null) => {
    setTyped(null)
    tellUnreadable(null)
    onChange(date)
  }
  const finishTyping = () => {
    if (typed === null) return
    if (typed.trim() === '') return choose(null)
    const date = parseDate(typed, todayNow(), locale)
    if (date !== null) return choose(date)
    tellUnreadable(text('date.notUnderstood'))
    onChange(null)
  }
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const refused = value === null ? null : (refuse?.(value) ?? null)
  const problem = unreadable ?? refused
  // A day that is only looked for, as in a filter, is no plan.
  const closed = value === null || refuse === undefined || problem !== null ? null : closedOn(value)
  const isOffered = value === null || refused !== null
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
              value={typed ?? format.typedDate(value)}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={finishTyping}
              onKeyDown={(event) => {
                // What was typed is read and shown first; only then does Enter send the form around it.
                if (event.key === 'Enter' && typed !== null) {
                  event.preventDefault()
                  finishTyping()
                }
                if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
              }}
            />
            <IconButton
              className={fieldClasses.revealButton ?? ''}
              label={text('date.choose', { label })}
              aria-expanded={open}
              aria-haspopup="dialog"
              icon={<IconCalendar size={22} />}
              onClick={() => setOpen(!open)}
            />
          </div>
        )}
      </Field>
      <p className={classes.warning} aria-live="polite">
        {closed !== null && text('date.closedWarning', { reason: closed })}
      </p>
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
          remark={remark}
        />
      )}
      {isOffered && offers !== undefined && <DayOffers offers={offers} onChoose={choose} />}
      {isOffered && offers === undefined && firstPossible !== undefined && (
        <Button kind="quiet" small className={classes.offer ?? ''} onClick={() => choose(firstPossible)}>
          {text('date.firstPossible', { date: format.date(firstPossible) })}
        </Button>
      )}
    </div>
  )
}

interface DayOffersProps {
  readonly offers: readonly DayOffer[]
  readonly onChoose: (date: CalendarDate) => void
}

function DayOffers({ offers, onChoose }: DayOffersProps) {
  return (
    <Stack gap={2} className={classes.offers}>
      {offers.map(({ date, label, note }) => (
        <button key={date} type="button" onClick={() => onChoose(date)}>
          <strong>{label}</strong>
          {note !== null && <small>{note}</small>}
        </button>
      ))}
    </Stack>
  )
}
