import type { SubmissionCard, SubmissionFault } from '@portal/contract/submissions.ts'
import { useFormat } from '../../lib/format.ts'
import type { TextKey } from '../../lib/text.ts'
import { knownKey, useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isDayFault } from './use-day-decisions.ts'

interface FaultNoticesProps {
  readonly card: SubmissionCard
  /** Lines that are left out already: what is wrong with them does not count any more. */
  readonly gone: ReadonlySet<number>
  /** Opens the rejection with what is wrong as its reason; null for who does not decide. */
  readonly onReject: ((reason: string) => void) | null
  /** Other days were chosen: what was wrong with those that were asked does not count any more. */
  readonly areDaysMended: boolean
}

/** What is wrong by now, and how to mend it: leave the line out, or give the list back. */
export function FaultNotices({ card, gone, onReject, areDaysMended }: FaultNoticesProps) {
  const text = useText()
  const format = useFormat()
  const wordsOf = ({ code, params }: SubmissionFault) => {
    const date = typeof params.date === 'string' ? { date: format.date(params.date) } : {}
    return text(knownKey(code) ?? 'error.server_fout', { ...params, ...date })
  }
  const open = card.bezwaren.filter(
    (fault) => (fault.regelNummer === null || !gone.has(fault.regelNummer)) && !(areDaysMended && isDayFault(fault)),
  )
  return open.map((fault) => {
    const words = wordsOf(fault)
    const isLine = fault.regelNummer !== null
    return (
      <Notice
        key={`${fault.code} ${fault.regelNummer} ${fault.veld}`}
        kind={fault.blokkeert ? 'danger' : 'warning'}
        title={words}
        action={
          fault.blokkeert &&
          !isLine &&
          !isDayFault(fault) &&
          onReject !== null && (
            <Button small onClick={() => onReject(words)}>
              {text('approvals.giveBack')}
            </Button>
          )
        }
      >
        {!(isDayFault(fault) && card.magBesluiten) && text(mendingOf(fault))}
      </Notice>
    )
  })
}

/** How a fault can be mended by who decides. */
function mendingOf({ regelNummer, blokkeert }: SubmissionFault): TextKey {
  if (regelNummer !== null) return 'approvals.mendLine'
  return blokkeert ? 'approvals.mendWhole' : 'approvals.mendUrgent'
}
