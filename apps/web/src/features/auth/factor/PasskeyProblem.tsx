import { useText } from '../../../lib/text.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { LoginError } from '../LoginError.tsx'
import { passkeyFault } from './passkeys.ts'

/** Why there is no passkey: what the browser said, or the portal. */
export function PasskeyProblem({ error }: { readonly error: Error }) {
  const text = useText()
  const fault = passkeyFault(error)
  if (fault === null) return <LoginError error={error} />
  return <Notice kind="warning">{text(fault)}</Notice>
}
