import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { severityOf } from '@portal/i18n/severity.ts'
import { errorText } from '../../lib/error-text.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Wrong, waiting or blocked: each in its own words and weight. */
export function LoginError({ error }: { readonly error: unknown }) {
  const text = useText()
  const { key, params, reference } = errorText(error)
  // Error texts have no plural forms, so the key is a key of the messages.
  return (
    <Notice kind={severityOf(key as MessageKey)}>
      <span>{text(key, params)}</span>
      {reference !== null && key.startsWith('error.') && <small>{text('error.reference', { reference })}</small>}
    </Notice>
  )
}
