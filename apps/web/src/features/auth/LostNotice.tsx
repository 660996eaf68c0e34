import { useLostSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Why somebody has to log in again, and that nothing is lost by it. */
export function LostNotice() {
  const text = useText()
  const lost = useLostSession()
  if (lost === null) return null
  return <Notice kind="info">{text(lost.why === 'away' ? 'auth.lostAway' : 'auth.lostElsewhere')}</Notice>
}
