import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { validateTransport } from '@portal/domain/transport/validate-transport.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { useRemovalList } from '../../shared/listing/use-removal-list.ts'
import type { DetailsFields } from '../../shared/requesting/DetailsFrame.tsx'
import { DetailsFrame } from '../../shared/requesting/DetailsFrame.tsx'
import { FieldGroup } from '../../shared/requesting/FieldGroup.tsx'
import { LeavingSummary } from '../../shared/requesting/LeavingSummary.tsx'
import { TargetFields } from '../../shared/requesting/TargetFields.tsx'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { DateField } from '../../ui/DateField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { LoadFields } from './LoadFields.tsx'
import { LoadingPlace } from './LoadingPlace.tsx'
import { TimeFields } from './TimeFields.tsx'
import type { TransportReady } from './TransportGate.tsx'
import { TransportGate } from './TransportGate.tsx'
import { TransportHelp } from './TransportHelp.tsx'
import type { TransportAnswers } from './transport-flow.ts'
import { transportFlow } from './transport-flow.ts'
import type { TransportField } from './transport-wizard.ts'
import { useTransportAnswers, useTransportFields } from './transport-wizard.ts'

/** First step of a transport request: what, when, from where and to where. */
export function TransportDetailsPage() {
  return <TransportGate>{(ready) => <TransportDetails ready={ready} />}</TransportGate>
}

function TransportDetails({ ready }: { readonly ready: TransportReady }) {
  const text = useText()
  const settings = useSettings()
  const answers = useTransportAnswers(ready)
  // Of a project's lists, only what stands where the load is loaded can go with it.
  const listed = useRemovalList().data?.afvoerlijstItems ?? []
  const items = listed.filter(({ materieelLocatie }) => materieelLocatie === ready.location.nummer)
  return (
    <DetailsFrame<TransportField>
      flow={transportFlow}
      check={() => validateTransport(answers.form, { today: today(), termsAccepted: true, settings })}
      answers={answers}
      {...useTransportFields()}
      summary={
        items.length > 0 ? (
          <LeavingSummary items={items} project={null} note={text('transport.listStays')} />
        ) : (
          <TransportHelp />
        )
      }
      back={<ScreenButton to="/locatie">{text('wizard.backToLocation')}</ScreenButton>}
    >
      {(fields) => <TransportFields ready={ready} items={items} answers={answers} {...fields} />}
    </DetailsFrame>
  )
}

interface TransportFieldsProps extends DetailsFields<TransportField> {
  readonly ready: TransportReady
  /** What is on the removal list. */
  readonly items: readonly RemovalListItem[]
  readonly answers: TransportAnswers
}

function TransportFields({ ready, items, answers, look, onUnreadable }: TransportFieldsProps) {
  const text = useText()
  const wanted = useWantedDate('transport')
  const { form, change } = answers
  const fields = { form, change, look }
  return (
    <>
      <FieldGroup title={text('wizard.when')}>
        <DateField
          {...look('deliveryDate')}
          {...wanted}
          value={form.deliveryDate}
          onChange={(deliveryDate) => change({ deliveryDate })}
          onUnreadable={(reason) => onUnreadable('deliveryDate', reason)}
        />
      </FieldGroup>
      <FieldGroup title={text('transport.what')}>
        <LoadFields {...fields} items={items} />
      </FieldGroup>
      <FieldGroup title={text('transport.loading')}>
        <LoadingPlace {...fields} place={ready.place} />
        <TimeFields {...fields} choice="loadingChoice" start="loadingFrom" end="loadingUntil" />
      </FieldGroup>
      <FieldGroup title={text('transport.unloading')}>
        <TargetFields locationNo={ready.location.nummer} goal="transport" value={form} onChange={change} look={look} />
        <TimeFields {...fields} choice="unloadingChoice" start="unloadingFrom" end="unloadingUntil" />
      </FieldGroup>
      <FieldGroup title={text('wizard.extra')}>
        <TextField
          {...look('reference')}
          value={form.reference}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
      </FieldGroup>
    </>
  )
}
