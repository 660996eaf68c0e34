import { approvals } from '@portal/contract/approvals.ts'
import type { Colleague, Deputy } from '@portal/contract/submissions.ts'
import { deputyRefusalFields, refuseDeputy } from '@portal/domain/approvals/refuse-deputy.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { type FormEvent, useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Deputies.module.css'
import { DeputyField } from './DeputyField.tsx'

interface DeputyFormProps {
  readonly gebruikersnaam: string
  /** Set already: no day has two deputies. */
  readonly present: readonly Deputy[]
}

interface DeputyAnswers {
  readonly deputy: Colleague | null
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
}

const nothingFilled: DeputyAnswers = { deputy: null, from: null, until: null }

/** Who stands in, from when and until when, judged while it is filled by the rule of the call. */
export function DeputyForm({ gebruikersnaam, present }: DeputyFormProps) {
  const text = useText()
  const key = useActionKey()
  const draft = useDraft(`deputy.${gebruikersnaam}`, nothingFilled)
  const [isTried, setTried] = useState(false)
  const answers = draft.form
  const { deputy, from, until } = answers
  const set = useCommand(approvals.setDeputy, {
    quiet: true,
    idempotencyKey: () => key.of(answers),
    onDone: ({ naam }) => {
      key.done()
      draft.clear()
      setTried(false)
      notify('approvals.deputySet', { params: { name: naam }, severity: 'success' })
    },
  })
  const refuse = useRefusals(present, answers)
  const change = (part: Partial<DeputyAnswers>) => {
    set.reset()
    draft.change(part)
  }
  const missing = (value: unknown, asked: 'missing.deputy' | 'missing.firstDay' | 'missing.lastDay') =>
    isTried && value === null ? text(asked) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (deputy === null || from === null || until === null) return
    if (refuse('van', from) !== null || refuse('tot', until) !== null) return
    set.mutate({ gebruikersnaam, vervanger: deputy.vervanger, van: from, tot: until })
  }
  const fault = set.error === null ? null : errorText(set.error)
  const faultOf = (field: string) =>
    fault !== null && set.error instanceof CallError && set.error.fields.some((one) => one.field === field)
      ? text(fault.key, fault.params)
      : null
  const isGeneral = fault !== null && ['vervanger', 'van', 'tot'].every((field) => faultOf(field) === null)
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {isGeneral && <Notice kind="danger">{text(fault.key, fault.params)}</Notice>}
      <DeputyField
        gebruikersnaam={gebruikersnaam}
        value={deputy}
        error={missing(deputy, 'missing.deputy') ?? faultOf('vervanger')}
        onChoose={(chosen) => change({ deputy: chosen })}
      />
      <Stack gap={4} className={classes.days}>
        <DateField
          label={text('approvals.deputyFrom')}
          required
          value={from}
          firstPossible={today()}
          refuse={(date) => refuse('van', date)}
          error={missing(from, 'missing.firstDay') ?? faultOf('van')}
          onChange={(date) => change({ from: date })}
        />
        <DateField
          label={text('approvals.deputyUntil')}
          required
          value={until}
          refuse={(date) => refuse('tot', date)}
          error={missing(until, 'missing.lastDay') ?? faultOf('tot')}
          onChange={(date) => change({ until: date })}
        />
      </Stack>
      <p>
        <Button type="submit" kind="primary" busy={set.isPending}>
          {text('approvals.deputyNew')}
        </Button>
      </p>
    </Stack>
  )
}

/** Why a day cannot be the first or the last one, in words; null when it can. */
function useRefusals(present: readonly Deputy[], { from, until }: DeputyAnswers) {
  const text = useText()
  const own = {
    // The search leaves the person out, and the call refuses it by the name that only the server knows.
    erpUserName: null,
    today: today(),
    periods: present.map(({ van, tot }) => ({ from: van, until: tot })),
  }
  return (field: 'van' | 'tot', date: CalendarDate): string | null => {
    const days =
      field === 'van'
        ? { from: date, until: until === null || until < date ? date : until }
        : { from: from ?? own.today, until: date }
    const refusal = refuseDeputy({ deputy: '', ...days }, own)
    return refusal !== null && deputyRefusalFields[refusal] === field ? text(refusal) : null
  }
}
