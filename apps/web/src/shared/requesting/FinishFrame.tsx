import type { FieldRefusal } from '@portal/domain/refusal.ts'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import type { MissingWords } from '../../lib/fault-words.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Wizard } from '../../ui/Wizard.tsx'
import type { FinishList } from './finish-list.ts'
import { FinishProblem } from './parts/FinishProblem.tsx'
import { PreparedNotice } from './parts/PreparedNotice.tsx'
import { useStepViews } from './parts/step-views.ts'
import { TermsField } from './parts/TermsField.tsx'
import { usePrepared } from './parts/use-prepared.ts'
import type { WizardDraft } from './wizard-draft.ts'
import { faultsOfCall, useFieldLooks, useFormFaults } from './wizard-faults.ts'
import type { WizardFlow } from './wizard-flow.ts'
import { wizardTitle } from './wizard-flow.ts'

interface Finish {
  readonly error: Error | null
  readonly isPending: boolean
  readonly mutate: () => void
}

interface FinishFrameProps<Field extends string> {
  readonly flow: WizardFlow<unknown>
  readonly answers: {
    readonly draft: WizardDraft<unknown>
    readonly tell: (event: { readonly type: 'termsSet'; readonly accepted: boolean }) => void
  }
  readonly check: () => readonly FieldRefusal<Field>[]
  /** Where faults show that stand for another field. */
  readonly place?: (faults: readonly FieldRefusal<Field>[]) => readonly FieldRefusal<Field>[]
  /** Form field → its name in the call. */
  readonly wireNames: Readonly<Record<Field, string>>
  readonly labelOf: (field: Field) => string
  readonly isRequired: (field: Field) => boolean
  /** What is asked for where a field is empty. */
  readonly missing: MissingWords
  readonly finish: Finish
  /** What is asked for, to see whether it is still what the person prepared. */
  readonly list: FinishList
  readonly primary: TextKey
  /** Something that is no answer keeps it from being sent; the children say what. */
  readonly stopped?: boolean
  /** That it was sent without an answer, and that sending again never asks twice. */
  readonly words?: { readonly noAnswer: TextKey; readonly sendAgain: TextKey }
  readonly summary?: ReactNode
  /** What helps after a refusal. */
  readonly problemAction?: ReactNode
  /** The answers to check. */
  readonly children: ReactNode
}

/** The second step of a wizard: the answers to check, the terms, and the one button that sends them. */
export function FinishFrame<Field extends string>(props: FinishFrameProps<Field | 'termsAccepted'>) {
  const { flow, answers, check, place = (same) => same, finish, labelOf, isRequired, missing } = props
  const text = useText()
  const search = useSearch({ strict: false })
  const [tried, setTried] = useState(false)
  const ofServer = finish.error instanceof CallError ? faultsOfCall(finish.error, props.wireNames) : []
  const faults = tried ? place([...check(), ...ofServer]) : []
  const terms = useFieldLooks({ faults, labelOf, isRequired, missing })('termsAccepted')
  const shown = useFormFaults({ faults, labelOf, missing })
  const checked = (then: () => void) => () => {
    setTried(true)
    if (check().length === 0 && props.stopped !== true) then()
  }
  const send = checked(finish.mutate)
  const prepared = usePrepared(flow, props.list, send)
  const primary = prepared.online
    ? { label: text(props.primary), onChoose: send }
    : { label: text('wizard.prepare'), onChoose: checked(prepared.prepare) }
  return (
    <Wizard
      title={text(wizardTitle(flow))}
      steps={useStepViews()}
      current="afronden"
      faults={shown}
      summary={props.summary}
      summaryFirst
      primary={{ ...primary, busy: finish.isPending }}
      secondary={
        // The paths of a flow are in the route table; a string does not show that.
        <ButtonLink to={flow.steps.gegevens as '/'} search={search as never}>
          {text('wizard.back')}
        </ButtonLink>
      }
    >
      <FinishProblem
        error={finish.error}
        unsure={answers.draft.attempt?.uncertain === true && !finish.isPending}
        words={props.words ?? { noAnswer: 'wizard.noAnswer', sendAgain: 'wizard.sendAgain' }}
        action={props.problemAction}
      />
      <PreparedNotice {...prepared} />
      {props.children}
      <TermsField
        accepted={answers.draft.wizard.termsAccepted}
        onChange={(accepted) => answers.tell({ type: 'termsSet', accepted })}
        error={terms.error}
        required={terms.required}
      />
      {finish.isPending && <p role="status">{text('wizard.submitting')}</p>}
    </Wizard>
  )
}
