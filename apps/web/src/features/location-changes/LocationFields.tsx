import { locationChanges } from '@portal/contract/location-changes.ts'
import { locationNumberMaxDigits } from '@portal/domain/constants.ts'
import type { LocationField, LocationForm, LocationFormKind } from '@portal/domain/location-changes/location-form.ts'
import { refuseLocationNumber } from '@portal/domain/locations/location-number.ts'
import type { InputHTMLAttributes } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import classes from './LocationChanges.module.css'

export interface LocationFieldsProps {
  readonly kind: LocationFormKind
  readonly form: LocationForm
  readonly needed: readonly string[]
  /** Its project is chosen with its booking, and not written here. */
  readonly isBooked: boolean
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<LocationForm>) => void
}

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'autoCapitalize'>
type Chosen = 'klant' | 'vestiging' | 'bedrijf' | 'bewakingspost'
type Written = Exclude<LocationField, Chosen | 'startDatum' | 'eindDatum' | 'opmerking' | 'nummer'>

function useField({ form, needed, faults, onChange }: LocationFieldsProps) {
  const text = useText()
  return (name: Written, typing: Typing = {}) => ({
    ...typing,
    label: text(`locationChanges.field.${name}`),
    required: needed.includes(name),
    value: form[name],
    error: faults[name] ?? null,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
}

/** Everything that is asked of a new location, in the order in which somebody knows it. */
export function LocationFields(props: LocationFieldsProps) {
  const text = useText()
  const field = useField(props)
  const { kind, form, faults, needed, isBooked, onChange } = props
  return (
    <>
      <Panel title={text('locationChanges.what')}>
        <Stack gap={4} shrinks>
          <NumberField {...props} />
          <TextField {...field('omschrijving')} />
          <Stack gap={4} align="start" shrinks className={classes.pair}>
            {!isBooked && <TextField {...field('projectNummer', { autoCapitalize: 'characters' })} />}
            {kind === 'createLocation' && <CustomerField {...props} />}
            <DateField
              label={text('locationChanges.field.startDatum')}
              value={form.startDatum}
              error={faults.startDatum ?? null}
              onChange={(startDatum) => onChange({ startDatum })}
            />
            <DateField
              label={text('locationChanges.field.eindDatum')}
              value={form.eindDatum}
              error={faults.eindDatum ?? null}
              onChange={(eindDatum) => onChange({ eindDatum })}
            />
          </Stack>
        </Stack>
      </Panel>
      <Panel title={text('locationChanges.where')}>
        <Stack gap={4} shrinks>
          <TextField {...field('adres', { autoComplete: 'street-address' })} />
          <Stack gap={4} align="start" shrinks className={classes.pair}>
            <TextField {...field('postcode', { autoComplete: 'postal-code', autoCapitalize: 'characters' })} />
            <TextField {...field('plaats', { autoComplete: 'address-level2' })} />
          </Stack>
        </Stack>
      </Panel>
      <Panel title={text('locationChanges.who')}>
        <Stack gap={4} shrinks>
          <Stack gap={4} align="start" shrinks className={classes.pair}>
            <TextField {...field('contactpersoon', { autoComplete: 'name' })} />
            <TextField {...field('telefoonnummer', { autoComplete: 'tel', inputMode: 'tel' })} />
          </Stack>
          {kind === 'newLocation' && (
            <TextAreaField
              label={text('locationChanges.field.opmerking')}
              rows={4}
              required={needed.includes('opmerking')}
              value={form.opmerking}
              error={faults.opmerking ?? null}
              onChange={({ currentTarget }) => onChange({ opmerking: currentTarget.value })}
            />
          )}
        </Stack>
      </Panel>
    </>
  )
}

/** Says while it is typed whether the number is free: asked of the back office, where it is made. */
function NumberField({ kind, form, needed, faults, onChange }: LocationFieldsProps) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const isWhole = form.nummer.trim() !== '' && refuseLocationNumber(form.nummer) === null
  const input = { gebruikerLogin, nummer: form.nummer.trim() }
  const { data } = useCall(locationChanges.checkNumber, input, { enabled: kind === 'createLocation' && isWhole })
  const known = isWhole ? data : undefined
  const taken = known?.inGebruik === true ? text('locatie.nummer_in_gebruik') : null
  const free = known?.bron === 'kopie' ? 'locationChanges.numberMaybeFree' : 'locationChanges.numberFree'
  const plain = text('locationChanges.numberHint', { amount: locationNumberMaxDigits })
  return (
    <TextField
      label={text('locationChanges.field.nummer')}
      hint={known?.inGebruik === false ? text(free) : needed.includes('nummer') ? undefined : plain}
      error={faults.nummer ?? taken}
      required={needed.includes('nummer')}
      inputMode="numeric"
      autoComplete="off"
      value={form.nummer}
      onChange={({ currentTarget }) => onChange({ nummer: currentTarget.value })}
    />
  )
}

function CustomerField({ form, needed, faults, onChange }: LocationFieldsProps) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(locationChanges.getCustomers, { gebruikerLogin }, { enabled: gebruikerLogin !== '' })
  const failed = query.isError && query.data === undefined ? errorText(query.error) : null
  const choices = (query.data?.items ?? []).map(({ klantnummer, naam }) => ({
    value: klantnummer,
    label: naam === klantnummer ? naam : `${naam} (${klantnummer})`,
    asWritten: true,
  }))
  return (
    <Stack gap={4} shrinks>
      <SelectField
        label={text('locationChanges.field.klant')}
        required={needed.includes('klant')}
        placeholder={text('locationChanges.chooseCustomer')}
        choices={choices}
        value={form.klant}
        error={faults.klant ?? (failed === null ? null : text(failed.key, failed.params))}
        onChange={({ currentTarget }) => onChange({ klant: currentTarget.value })}
      />
      {failed !== null && (
        <Button small onClick={() => void query.refetch()}>
          {text('actie.opnieuw_proberen')}
        </Button>
      )}
    </Stack>
  )
}
