import type { agenda } from '@portal/contract/agenda.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { Notice } from '../../../ui/Notice.tsx'

interface CalendarStandingProps {
  readonly standing: CallAnswer<typeof agenda.getCalendarFeed>
}

/** Whether there is a feed, and whether a calendar reads it; its address is not kept anywhere. */
export function CalendarStanding({ standing: { aangemaaktOp, gelezenOp } }: CalendarStandingProps) {
  const text = useText()
  const format = useFormat()
  if (aangemaaktOp === null) return null
  return (
    <Notice kind="success" title={text('calendar.since', { moment: format.moment(aangemaaktOp) })}>
      <p>
        {gelezenOp === null
          ? text('calendar.neverRead')
          : text('calendar.lastRead', { moment: format.moment(gelezenOp) })}
      </p>
      <p>{text('calendar.againHint')}</p>
    </Notice>
  )
}
