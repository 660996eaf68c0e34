import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { refuseReturnDate } from '@portal/domain/calendar/return-date.ts'
import { useText } from '../../lib/text.ts'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Approvals.module.css'
import type { DayDecisions } from './use-day-decisions.ts'

interface DayFieldsProps {
  readonly card: SubmissionCard
  readonly days: DayDecisions
}

/** Other days in place of those that are no longer possible, by the rules of the order form; who asked reads it. */
export function DayFields({ card, days }: DayFieldsProps) {
  const text = useText()
  const wanted = useWantedDate('order')
  if (!days.isAsked) return null
  const { leverDatum, retourDatum } = days.days
  const isBefore = (date: string) => refuseReturnDate(date, leverDatum) !== null
  return (
    <Stack as="section" gap={3} card={4} className={classes.newDays} aria-label={text('approvals.newDays')}>
      <p className="soft">{text('approvals.mendDay', { name: card.aangevraagdDoor })}</p>
      <div>
        <DateField
          label={text(card.ophalen ? 'approvals.newPickup' : 'approvals.newDelivery')}
          required
          value={leverDatum}
          onChange={(date) => days.decide({ leverDatum: date })}
          {...wanted}
        />
        {card.retourDatum !== null && (
          <DateField
            label={text('approvals.newReturn')}
            value={retourDatum}
            onChange={(date) => days.decide({ retourDatum: date })}
            refuse={(date) => (isBefore(date) ? text('date.reasonBeforeDelivery') : null)}
          />
        )}
      </div>
      {days.becomesUrgent && (
        <Notice kind="warning" title={text('goedkeuren.nu_spoed')}>
          {text('approvals.mendUrgent')}
        </Notice>
      )}
    </Stack>
  )
}
