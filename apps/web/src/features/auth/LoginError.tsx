import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { severityOf } from '@portal/i18n/severity.ts'
import { errorText } from '../../lib/error-text.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Words for who has no password here and cannot set it again. */
const elsewhere: Readonly<Record<string, TextKey>> = {
  'login.wachttijd': 'auth.waitElsewhere',
  'account.geblokkeerd_pogingen': 'auth.blockedElsewhere',
}

interface LoginErrorProps {
  readonly error: unknown
  /** The password is that of the company's network. */
  readonly isElsewhere?: boolean
}

/** Wrong, waiting or blocked: each in its own words and weight. */
export function LoginError({ error, isElsewhere = false }: LoginErrorProps) {
  const text = useText()
  const { key, params, reference } = errorText(error)
  const words = (isElsewhere && elsewhere[key]) || key
  // Error texts have no plural forms, so the key is a key of the messages.
  return (
    <Notice kind={severityOf(key as MessageKey)}>
      <span>{text(words, params)}</span>
      {reference !== null && key.startsWith('error.') && <small>{text('error.reference', { reference })}</small>}
    </Notice>
  )
}
