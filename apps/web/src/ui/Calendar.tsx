import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { addDays, dayOfWeek } from '@portal/domain/plain/calendar-date.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useClosedDay } from '../lib/closed-days.ts'
import { useFormat } from '../lib/format.ts'
import { useLocale } from '../lib/preferences.ts'
import { useText } from '../lib/text.ts'
import { today as todayNow } from '../lib/today.ts'
import classes from './Calendar.module.css'
import { CalendarTitle, QuickDays } from './CalendarSheet.tsx'
import { IconButton } from './IconButton.tsx'
import { Row } from './Layout.tsx'
import { addMonths, monthGrid, quickDays } from './month-grid.ts'

interface CalendarProps {
  readonly value: CalendarDate | null
  readonly start: CalendarDate
  readonly label: string
  readonly refuse?: (date: CalendarDate) => string | null
  /** What choosing a day brings with it; null when nothing. */
  readonly remark?: ((date: CalendarDate) => string | null) | undefined
  readonly onChoose: (date: CalendarDate) => void
  readonly onClose: () => void
}

const movesByKey: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - dayOfWeek(date)),
  End: (date) => addDays(date, 7 - dayOfWeek(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
}

const monday = '2024-01-01'

/**
 * A month with week numbers. Blocked days can be reached and read, with their reason; they cannot be chosen. A day on which
 * the depots are closed is marked and named.
 */
export function Calendar({ value, start, label, refuse, remark, onChoose, onClose }: CalendarProps) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const closedOn = useClosedDay()
  const [at, setAt] = useState(start)
  const [pointedAt, setPointedAt] = useState<CalendarDate | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const today = todayNow()

  // Focus follows the day the person moved to; the grid has one tab stop.
  useEffect(() => {
    table.current?.querySelector<HTMLButtonElement>(`[data-date="${at}"]`)?.focus()
  }, [at])

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    const step = movesByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(step(at))
  }
  const weekdays = Array.from({ length: 7 }, (_, day) => new Date(`${addDays(monday, day)}T00:00:00Z`))
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const told = pointedAt ?? at
  const reason = refuse?.(told) ?? closedOn(told) ?? remark?.(told)
  const isBlocked = (date: CalendarDate) => (refuse?.(date) ?? null) !== null
  // A week that is over has nothing to choose, unless somebody went back to it.
  const weeks = monthGrid(at).filter(
    ({ days }) => days.includes(at) || !days.every((day) => day < today && isBlocked(day)),
  )

  return (
    <div className={classes.calendar} role="dialog" aria-label={`${label}: ${format.month(at)}`}>
      <CalendarTitle label={label} value={value} onClose={onClose} />
      <Row align="center" justify="between" className={classes.head}>
        <IconButton
          label={text('date.previousMonth')}
          icon={<IconChevronLeft />}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <strong aria-live="polite">{format.month(at)}</strong>
        <IconButton
          label={text('date.nextMonth')}
          icon={<IconChevronRight />}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </Row>
      <table ref={table} onKeyDown={move}>
        <thead>
          <tr>
            <th className={classes.week}>{text('date.weekShort')}</th>
            {weekdays.map((day) => (
              <th key={day.getTime()}>{short.format(day)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, days }) => (
            <tr key={days[0]}>
              <th scope="row" className={classes.week}>
                {week}
              </th>
              {days.map((date) => {
                const blocked = refuse?.(date) ?? null
                const closed = closedOn(date)
                const remarked = blocked === null ? (remark?.(date) ?? null) : null
                const name = [format.longDate(date), closed, remarked].filter((part) => part !== null).join(', ')
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={classes.day}
                      data-date={date}
                      data-outside={date.slice(0, 7) !== at.slice(0, 7) || undefined}
                      data-today={date === today || undefined}
                      data-chosen={date === value || undefined}
                      data-closed={closed !== null || undefined}
                      data-remarked={remarked !== null || undefined}
                      tabIndex={date === at ? 0 : -1}
                      aria-pressed={date === value}
                      aria-disabled={blocked !== null}
                      aria-label={blocked === null ? name : text('date.unavailable', { date: name, reason: blocked })}
                      onPointerEnter={() => setPointedAt(date)}
                      onPointerLeave={() => setPointedAt(null)}
                      onClick={() => (blocked === null ? onChoose(date) : setAt(date))}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.reason} aria-live="polite">
        {reason}
      </p>
      {refuse && <QuickDays days={quickDays(today).filter(({ date }) => !isBlocked(date))} onChoose={onChoose} />}
    </div>
  )
}
