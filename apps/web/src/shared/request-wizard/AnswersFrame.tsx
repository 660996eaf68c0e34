import type { CalendarDate } from '@portal/domain/calendar/calendar-date.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './RequestWizard.module.css'

/** One answer to check; an empty one says so instead of leaving a hole. */
export function Answer({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const text = useText()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children === '' || children === null ? <span className={classes.none}>{text('value.none')}</span> : children}
      </dd>
    </div>
  )
}

/** A day to check, with its week. */
export function DayAnswer({ label, day }: { readonly label: string; readonly day: CalendarDate | null }) {
  const text = useText()
  const format = useFormat()
  return (
    <Answer label={label}>{day && `${format.longDate(day)}, ${text('date.week', { week: format.week(day) })}`}</Answer>
  )
}

interface AnswersFrameProps {
  /** Link back to the details. */
  readonly change: ReactNode
  readonly children: ReactNode
}

/** Everything that will be sent, to check before it is sent, with one way back to change it. */
export function AnswersFrame({ change, children }: AnswersFrameProps) {
  const text = useText()
  return (
    <section className={classes.answers}>
      <header>
        <h2>{text('wizard.yourAnswers')}</h2>
        {change}
      </header>
      <dl>{children}</dl>
    </section>
  )
}
