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

/** Acceptance of the terms where it is asked, with the terms themselves to read in another tab (R-REQ-07). */
export function TermsField({ accepted, onChange, error, required }: TermsFieldProps) {
  const text = useText()
  const terms = useSettingFile('Standaard_Voorwaarden')
  return (
    <div>
      {required && (
        <CheckField
          id={fieldId('termsAccepted')}
          checked={accepted}
          onChange={onChange}
          error={error}
          label={text('wizard.acceptTerms')}
        />
      )}
      {terms !== null && (
        <a className={classes.terms} href={terms} target="_blank" rel="noreferrer">
          {text('wizard.readTerms')}
        </a>
      )}
    </div>
  )
}
