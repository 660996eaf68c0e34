import { baseAddress } from '../../lib/base-address.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { CheckField } from '../../ui/ChoiceField.tsx'
import classes from './Ordering.module.css'
import { fieldId } from './order-faults.ts'

interface TermsFieldProps {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  readonly error: string | null
}

/** Acceptance of the terms, with the terms themselves to read in another tab (R-REQ-07). */
export function TermsField({ accepted, onChange, error }: TermsFieldProps) {
  const text = useText()
  const settings = useSettings()
  const terms = settings.file('Standaard_Voorwaarden')
  const isRequired = settings.bool('Bestellen_VoorwaardenVerplicht')
  return (
    <div>
      <CheckField
        id={fieldId('termsAccepted')}
        checked={accepted}
        onChange={onChange}
        error={error}
        label={`${text('wizard.acceptTerms')}${isRequired ? '' : ` ${text('field.optional')}`}`}
      />
      {terms !== null && (
        <a className={classes.terms} href={`${baseAddress()}/bestanden/${terms}`} target="_blank" rel="noreferrer">
          {text('ordering.readTerms')}
        </a>
      )}
    </div>
  )
}
