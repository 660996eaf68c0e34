import { IconCheck } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import { Row, Stack } from './Layout.tsx'
import { useNarrowScreen } from './use-narrow-screen.ts'
import classes from './Wizard.module.css'

export interface WizardStepView {
  readonly key: string
  readonly label: string
}

/** One thing that is wrong, with the id of the input it is about. */
export interface FormFault {
  readonly field: string
  /** Null where the message names the field itself. */
  readonly label: string | null
  readonly message: string
}

interface WizardProps {
  readonly title: string
  readonly steps: readonly WizardStepView[]
  readonly current: string
  readonly children: ReactNode
  /** List and totals; beside the form, and on a phone above the button in short. */
  readonly summary?: ReactNode
  /** The summary is what is to be checked: on a phone it comes first, in full. */
  readonly summaryFirst?: boolean
  /** Shown on top after a try; focus goes there and each entry goes to its field. */
  readonly faults?: readonly FormFault[]
  readonly primary?: { readonly label: string; readonly onChoose: () => void; readonly busy?: boolean }
  readonly secondary?: ReactNode
}

/** A form in steps with one thing to do. Nothing is disabled: the button says what is missing. */
export function Wizard(props: WizardProps) {
  const { title, steps, current, children, summary, faults = [], primary, secondary } = props
  const isFirst = useNarrowScreen() && props.summaryFirst === true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (primary?.busy !== true) primary?.onChoose()
  }
  return (
    <Stack as="form" gap={5} shrinks data-wizard noValidate onSubmit={submit}>
      <StepHead title={title} steps={steps} current={current} />
      <Stack gap={5} align="start" shrinks className={classes.columns}>
        {summary && isFirst && (
          <Stack gap={5} card={5} className={classes.body}>
            {summary}
          </Stack>
        )}
        <Stack gap={5} card={5} className={classes.body} data-panel>
          <FaultSummary faults={faults} />
          {children}
        </Stack>
        {summary && !isFirst && <aside className={classes.summary}>{summary}</aside>}
      </Stack>
      {(primary || secondary) && (
        <Row as="footer" gap={3} justify="end" wrap className={classes.actions}>
          {secondary}
          {primary && (
            <Button type="submit" kind="primary" busy={primary.busy ?? false}>
              {primary.label}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

/** A step without a form, with everything at the place where it is in the others. */
export function PlainStep({ children, ...head }: StepHeadProps & Pick<WizardProps, 'children'>) {
  return (
    <Stack gap={5} shrinks>
      <StepHead {...head} />
      <Stack gap={5} align="start" shrinks className={classes.columns}>
        <Stack gap={4} shrinks className={classes.plain}>
          {children}
        </Stack>
      </Stack>
    </Stack>
  )
}

type StepsProps = Pick<WizardProps, 'steps' | 'current'>
type StepHeadProps = Pick<WizardProps, 'title' | 'steps' | 'current'>

/** The same in every step, so that nothing moves from one to the next. */
function StepHead({ title, steps, current }: StepHeadProps) {
  return (
    <Stack as="header" gap={2}>
      <StepCount steps={steps} current={current} />
      <h1>{title}</h1>
      <StepBar steps={steps} current={current} />
    </Stack>
  )
}

/** `Stap 2 van 2`, above the title; the result after the last step has no count. */
function StepCount({ steps, current }: StepsProps) {
  const text = useText()
  const step = steps.findIndex(({ key }) => key === current) + 1
  if (step === 0) return null
  return <p className={classes.count}>{text('wizard.step', { step, count: steps.length })}</p>
}

/** Where one is: what is done, what is at hand and what comes. At the result all are done. */
function StepBar({ steps, current }: StepsProps) {
  const found = steps.findIndex((step) => step.key === current)
  const at = found < 0 ? steps.length : found
  return (
    <Row as="ol" gap={3} className={classes.steps}>
      {steps.map((step, place) => (
        <li key={step.key} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
          <span className={classes.number}>{place < at ? <IconCheck size={18} aria-hidden /> : place + 1}</span>
          <span className={classes.label}>{step.label}</span>
        </li>
      ))}
    </Row>
  )
}

/** Every error in one place, in the same words as beside the fields. */
export function FaultSummary({ faults }: { readonly faults: readonly FormFault[] }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const signature = faults.map((fault) => `${fault.field}:${fault.message}`).join('|')

  useEffect(() => {
    if (signature !== '') heading.current?.focus()
  }, [signature])

  if (faults.length === 0) return null
  return (
    <section className={classes.faults}>
      <h2 ref={heading} tabIndex={-1}>
        {text('wizard.errorSummary')}
      </h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            <a
              href={`#${fault.field}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fault.field)?.focus()
              }}
            >
              {fault.label === null ? fault.message : `${fault.label}: ${fault.message}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
