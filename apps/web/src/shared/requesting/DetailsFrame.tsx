import type { FieldRefusal } from '@portal/domain/refusal.ts'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { MissingWords } from '../../lib/fault-words.ts'
import { useText } from '../../lib/text.ts'
import { Wizard } from '../../ui/Wizard.tsx'
import { ExtraInfo } from '../content/ExtraInfo.tsx'
import { useStepViews } from './parts/step-views.ts'
import { useDetailsStep } from './parts/use-details-step.ts'
import type { FieldLook } from './wizard-faults.ts'
import { useFieldLooks, useFormFaults } from './wizard-faults.ts'
import type { WizardFlow } from './wizard-flow.ts'
import { wizardTitle } from './wizard-flow.ts'

/** Where the company says something about a request. */
const infoPlaces = {
  bestellen: 'order',
  afvoeren: 'removal',
  verplaatsen: 'move',
  'transport-aanvraag': 'transport',
} as const

/** What the fields of a details step get from it. */
export interface DetailsFields<Field extends string> {
  readonly look: (field: Field) => FieldLook
  readonly onUnreadable: (field: Field, reason: string | null) => void
}

export interface DetailsFrameProps<Field extends string> {
  readonly flow: WizardFlow<unknown>
  /** Everything wrong with the answers now; the terms are asked on the next step. */
  readonly check: () => readonly FieldRefusal<Field>[]
  /** The answers, which are kept as entered when everything is right. */
  readonly answers: {
    readonly change: (change: Readonly<Record<string, never>>) => void
    readonly tell: (event: { readonly type: 'entered' }) => void
  }
  readonly labelOf: (field: Field) => string
  readonly isRequired: (field: Field) => boolean
  /** What is asked for where a field is empty. */
  readonly missing: MissingWords
  readonly summary?: ReactNode
  /** The way back to where the wizard was opened. */
  readonly back: ReactNode
  readonly children: (fields: DetailsFields<Field>) => ReactNode
}

/** Who comes back to change one answer begins at its field, which the address names. */
function useAskedField(): void {
  const router = useRouter()
  useEffect(() => {
    const { hash } = router.state.location
    if (hash !== '') document.getElementById(hash)?.focus()
  }, [router])
}

/** The first step of a wizard: its fields, what is wrong with them, and on to the second. */
export function DetailsFrame<Field extends string>(props: DetailsFrameProps<Field>) {
  const { flow, check, answers, labelOf, isRequired, missing } = props
  const text = useText()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const step = useDetailsStep<Field>({
    check,
    onRight: () => {
      // What the form began with is an answer too once somebody goes on with it.
      answers.change({})
      answers.tell({ type: 'entered' })
      // The paths of a flow are in the route table; a string does not show that.
      void navigate({ to: flow.steps.afronden as '/', search: search as never })
    },
  })
  useAskedField()
  const look = useFieldLooks({ faults: step.faults, labelOf, isRequired, missing })
  const faults = useFormFaults({ ...step, labelOf, missing })
  return (
    <Wizard
      title={text(wizardTitle(flow))}
      steps={useStepViews()}
      current="gegevens"
      faults={faults}
      summary={props.summary}
      primary={{ label: text('wizard.next'), onChoose: step.goOn }}
      secondary={props.back}
    >
      <ExtraInfo place={infoPlaces[flow.name]} />
      {props.children({ look, onUnreadable: step.onUnreadable })}
    </Wizard>
  )
}
