import { useLostSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

const words = { away: 'auth.lostAway', elsewhere: 'auth.lostElsewhere', set: 'auth.passwordSet' } as const

/** Why somebody has to log in again, and that nothing is lost by it. */
export function LostNotice() {
  const text = useText()
  const lost = useLostSession()
  if (lost === null) return null
  if (lost.why === 'changed')
    return <Notice kind="success">{`${text('wachtwoord.gewijzigd')} ${text('auth.logInWithNew')}`}</Notice>
  return <Notice kind={lost.why === 'set' ? 'success' : 'info'}>{text(words[lost.why])}</Notice>
}
