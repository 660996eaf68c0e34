import { wireNames } from '@portal/domain/requests/wire-fields.ts'
import { validateTransport } from '@portal/domain/transport/validate-transport.ts'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'
import { FinishFrame } from '../../shared/requesting/FinishFrame.tsx'
import { noList } from '../../shared/requesting/finish-list.ts'
import { FinishGuard } from '../../shared/requesting/StepGuards.tsx'
import { TransportAnswerList } from './TransportAnswerList.tsx'
import type { TransportReady } from './TransportGate.tsx'
import { TransportGate } from './TransportGate.tsx'
import { transportFlow } from './transport-flow.ts'
import { useFinishTransport, useTransportAnswers, useTransportFields } from './transport-wizard.ts'

/** Second step: check everything and ask for it. */
export function TransportFinishPage() {
  return (
    <FinishGuard flow={transportFlow}>
      <TransportGate>{(ready) => <TransportFinish ready={ready} />}</TransportGate>
    </FinishGuard>
  )
}

function TransportFinish({ ready }: { readonly ready: TransportReady }) {
  const settings = useSettings()
  const answers = useTransportAnswers(ready)
  const { termsAccepted } = answers.draft.wizard
  return (
    <FinishFrame
      flow={transportFlow}
      answers={answers}
      check={() => validateTransport(answers.form, { today: today(), termsAccepted, settings })}
      wireNames={wireNames('transport')}
      {...useTransportFields()}
      finish={useFinishTransport(ready.location.nummer, answers)}
      list={noList}
      primary="transport.place"
      words={{ noAnswer: 'wizard.noAnswer', sendAgain: 'wizard.sendAgainAsFirst' }}
    >
      <TransportAnswerList ready={ready} form={answers.form} />
    </FinishFrame>
  )
}
