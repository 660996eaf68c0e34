import { type LocationChange, locationChanges } from '@portal/contract/location-changes.ts'
import { metacom } from '@portal/contract/metacom.ts'
import {
  emptyLocationForm,
  type LocationForm,
  type LocationFormKind,
  locationFaults,
  neededForLocation,
} from '@portal/domain/location-changes/location-form.ts'
import { type ComponentType, type FormEvent, useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { faultWords, type MissingWords } from '../../lib/fault-words.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { type Text, useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LocationFields, type LocationFieldsProps } from './LocationFields.tsx'
import { formOf } from './location-changes.queries.ts'

/** The fields that say where a location is booked in MetaCom. */
export type BookingPart = ComponentType<Pick<LocationFieldsProps, 'form' | 'faults' | 'onChange'>>

interface LocationFormPanelProps {
  readonly kind: LocationFormKind
  readonly Booking?: BookingPart | undefined
  /** The refused one that is corrected here. */
  readonly corrected: LocationChange | null
  readonly onSent: (id: string) => void
}

const missing: MissingWords = {
  nummer: 'missing.locationNo',
  omschrijving: 'missing.description',
  projectNummer: 'missing.projectNo',
  klant: 'missing.customer',
  adres: 'missing.street',
  postcode: 'missing.postcode',
  plaats: 'missing.city',
  contactpersoon: 'missing.contact',
  telefoonnummer: 'missing.phone',
  opmerking: 'missing.remark',
  vestiging: 'metacom.choose.vestiging',
  bedrijf: 'metacom.choose.bedrijf',
  bewakingspost: 'metacom.choose.bewakingspost',
}

/** The words of what the portal refused, by field. */
function refusedOf(error: Error | null, text: Text): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(error.fields.map((fault) => [fault.field, faultWords(fault, missing, text)]))
}

/** What the call of a form takes: a remark is of the one that asks, a booking of the one that books. */
function sentOf(
  form: LocationForm,
  { kind, isBooked }: { readonly kind: LocationFormKind; readonly isBooked: boolean },
) {
  const { opmerking, vestiging, bedrijf, bewakingspost, ...place } = form
  if (isBooked) return { ...place, vestiging, bedrijf, bewakingspost }
  return kind === 'newLocation' ? { ...place, opmerking } : place
}

/** The form of a new location, to ask for one or to make it; one rule decides here and at the server. */
export function LocationFormPanel({ kind, Booking, corrected, onSent }: LocationFormPanelProps) {
  const text = useText()
  const settings = useSettings()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const draft = useDraft(`${kind}.${corrected?.id ?? ''}`, corrected === null ? emptyLocationForm : formOf(corrected))
  const { form } = draft
  const [isTried, setTried] = useState(false)
  const key = useActionKey()
  const isBooked = Booking !== undefined
  const making = isBooked ? metacom.saveLocation : locationChanges.createLocation
  const call = kind === 'newLocation' ? locationChanges.requestLocation : making
  const input = { gebruikerLogin, ...sentOf(form, { kind, isBooked }), vervangt: corrected?.id ?? null }
  const send = useCommand(call, {
    quiet: true,
    idempotencyKey: () => key.of(input),
    onDone: ({ id }) => {
      key.done()
      draft.forget()
      onSent(id)
    },
  })
  const rules = { isOn: settings.bool, customers: null, isBooked }
  const found = locationFaults(kind, form, rules)
  const own = Object.fromEntries(found.map((fault) => [fault.field, faultWords(fault, missing, text)]))
  const refused = refusedOf(send.error, text)
  const general = send.error !== null && Object.keys(refused).length === 0 ? errorText(send.error) : null
  const faults = { ...(isTried ? own : {}), ...refused }
  const onChange = draft.change
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (found.length === 0) send.mutate(input)
  }
  return (
    <Stack as="form" gap={4} shrinks noValidate onSubmit={submit}>
      {corrected !== null && (
        <Notice kind="warning" title={text('locationChanges.correcting')}>
          {corrected.reden}
        </Notice>
      )}
      <LocationFields
        kind={kind}
        form={form}
        needed={neededForLocation(kind, rules)}
        isBooked={isBooked}
        faults={faults}
        onChange={onChange}
      />
      {Booking !== undefined && <Booking {...{ form, faults, onChange }} />}
      {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
      <Row gap={3} wrap>
        <Button type="submit" kind="primary" busy={send.isPending}>
          {text(kind === 'newLocation' ? 'locationChanges.request' : 'locationChanges.create')}
        </Button>
      </Row>
    </Stack>
  )
}
