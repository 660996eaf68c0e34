import { type LocationChange, locationChanges } from '@portal/contract/location-changes.ts'
import {
  emptyLocationForm,
  type LocationForm,
  type LocationFormKind,
  locationFaults,
  neededForLocation,
} from '@portal/domain/location-changes/location-form.ts'
import { type FormEvent, useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { knownKey, type Text, useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './LocationChanges.module.css'
import { LocationFields } from './LocationFields.tsx'
import { formOf } from './location-changes.queries.ts'

interface LocationFormPanelProps {
  readonly kind: LocationFormKind
  /** The refused one that is corrected here. */
  readonly corrected: LocationChange | null
  readonly onSent: (id: string) => void
}

/** The words of what the portal refused, by field. */
function refusedOf(error: Error | null, text: Text): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    error.fields.map(({ field, code, params }) => [field, text(knownKey(code) ?? 'verzoek.onjuist', params)]),
  )
}

/** The form of a new location, to ask for one or to make it; one rule decides here and at the server. */
export function LocationFormPanel({ kind, corrected, onSent }: LocationFormPanelProps) {
  const text = useText()
  const settings = useSettings()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [form, setForm] = useState<LocationForm>(corrected === null ? emptyLocationForm : formOf(corrected))
  const [isTried, setTried] = useState(false)
  const key = useActionKey()
  const call = kind === 'newLocation' ? locationChanges.requestLocation : locationChanges.createLocation
  const input = { gebruikerLogin, ...form, vervangt: corrected?.id ?? null }
  const send = useCommand(call, {
    quiet: true,
    refresh: [locationChanges.getChanges],
    idempotencyKey: () => key.of(input),
    onDone: ({ id }) => {
      key.done()
      onSent(id)
    },
  })
  useUnsaved(!send.isSuccess && Object.values(form).some((value) => value !== '' && value !== null))
  const rules = { isOn: settings.bool, customers: null }
  const found = locationFaults(kind, form, rules)
  const own = Object.fromEntries(found.map(({ field, code, params }) => [field, text(code, params)]))
  const refused = refusedOf(send.error, text)
  const general = send.error !== null && Object.keys(refused).length === 0 ? errorText(send.error) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (found.length === 0) send.mutate(input)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {corrected !== null && (
        <Notice kind="warning" title={text('locationChanges.correcting')}>
          {corrected.reden}
        </Notice>
      )}
      <LocationFields
        kind={kind}
        form={form}
        needed={neededForLocation(kind, rules.isOn)}
        faults={{ ...(isTried ? own : {}), ...refused }}
        onChange={(change) => setForm((now) => ({ ...now, ...change }))}
      />
      {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
      <div className={classes.actions}>
        <Button type="submit" kind="primary" busy={send.isPending}>
          {text(kind === 'newLocation' ? 'locationChanges.request' : 'locationChanges.create')}
        </Button>
      </div>
    </form>
  )
}
