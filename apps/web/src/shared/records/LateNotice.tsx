import type { PromisePoint } from '@portal/contract/values.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { latePromise } from '@portal/domain/requests/late-promise.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ChipRow } from '../../ui/ChipRow.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'

interface LateNoticeProps {
  readonly points: readonly PromisePoint[]
  /** Null where nothing is waited for any more. */
  readonly day: CalendarDate | null
  readonly over: 'order' | 'aanvraag'
  /** Number of its location. */
  readonly at: string
  /** Under which it is stored. */
  readonly id: string
  /** What the customer calls it, which the planning asks for. */
  readonly number: string
}

/** How late it is and how far it came, and what to do: call the planning with its number, or ask when it comes. */
export function LateNotice({ points, day, over, at, id, number }: LateNoticeProps) {
  const text = useText()
  const phone = useSettings().string('Contact_Telefoon')
  const late = latePromise({ points, day }, today())
  if (late === null) return null
  const state = text(late.isPlanned ? 'requests.late.notDone' : 'requests.late.notPlanned')
  return (
    <Notice kind="danger" title={`${text('agenda.late', { count: late.days })} · ${state}`}>
      {phone !== '' && (
        <span>
          {text('requests.late.call', { number })} <PhoneLink number={phone} />
        </span>
      )}
      <div data-screen-only>
        <ChipRow>
          <FeedbackButton
            small
            over={over}
            at={at}
            nummer={id}
            label={text('requests.late.ask')}
            omschrijving={text('requests.late.question', { number })}
          />
        </ChipRow>
      </div>
    </Notice>
  )
}
