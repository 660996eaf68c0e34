import { useLostSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

const words = { away: 'auth.lostAway', elsewhere: 'auth.lostElsewhere', set: 'auth.passwordSet' } as const
const fates = { true: 'auth.inputLost', false: 'auth.inputKept' } as const

/** Why somebody has to log in again, and whether what they had filled in is kept. */
export function LostNotice() {
  const text = useText()
  const lost = useLostSession()
  if (lost === null) return null
  if (lost.why === 'changed')
    return <Notice kind="success">{`${text('wachtwoord.gewijzigd')} ${text('auth.logInWithNew')}`}</Notice>
  if (lost.why === 'set') return <Notice kind="success">{text(words.set)}</Notice>
  const fate = text(fates[`${lost.lostInput === true}`])
  return <Notice kind={lost.lostInput ? 'warning' : 'info'}>{`${text(words[lost.why])} ${fate}`}</Notice>
}
