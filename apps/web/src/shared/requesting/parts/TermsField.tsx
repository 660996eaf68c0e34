import { useText } from '../../../lib/text.ts'
import { useSettingFile } from '../../../lib/use-setting-file.ts'
import { CheckField } from '../../../ui/ChoiceField.tsx'
import classes from '../RequestWizard.module.css'
import { fieldId } from '../wizard-faults.ts'

interface TermsFieldProps {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  readonly error: string | null
  readonly required: boolean
}

/** Acceptance of the terms, with the terms themselves to read in another tab (R-REQ-07). */
export function TermsField({ accepted, onChange, error, required }: TermsFieldProps) {
  const text = useText()
  const terms = useSettingFile('Standaard_Voorwaarden')
  return (
    <div>
      <CheckField
        id={fieldId('termsAccepted')}
        checked={accepted}
        onChange={onChange}
        error={error}
        label={`${text('wizard.acceptTerms')}${required ? '' : ` ${text('field.optional')}`}`}
      />
      {terms !== null && (
        <a className={classes.terms} href={terms} target="_blank" rel="noreferrer">
          {text('wizard.readTerms')}
        </a>
      )}
    </div>
  )
}
