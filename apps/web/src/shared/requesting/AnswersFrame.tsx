import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './RequestWizard.module.css'
import { fieldId } from './wizard-faults.ts'

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

/** Everything that will be sent, to check before it is sent. */
export function AnswersFrame({ children }: { readonly children: ReactNode }) {
  const text = useText()
  return (
    <section className={classes.answers}>
      <h2>{text('wizard.yourAnswers')}</h2>
      {children}
    </section>
  )
}

interface AnswerBlockProps {
  /** The question of the form that these answers belong to. */
  readonly title: string
  /** The step with that question. */
  readonly to: string
  /** The field to begin with there. */
  readonly field: string
  readonly children: ReactNode
}

/** Answers that belong together, with the way back to where they were given. */
export function AnswerBlock({ title, to, field, children }: AnswerBlockProps) {
  const text = useText()
  const search = useSearch({ strict: false })
  return (
    <section className={classes.block}>
      <header>
        <h3>{title}</h3>
        {/* The paths of a flow are in the route table; a string does not show that. */}
        <Link
          to={to as '/'}
          search={search as never}
          hash={fieldId(field)}
          aria-label={text('wizard.changeOf', { what: title })}
        >
          {text('action.change')}
        </Link>
      </header>
      <dl>{children}</dl>
    </section>
  )
}
