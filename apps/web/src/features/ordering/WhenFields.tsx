import { firstUnhurriedDate } from '@portal/domain/calendar/unhurried.ts'
import { offeredDays } from '@portal/domain/ordering/offered-days.ts'
import { isOrderUrgent } from '@portal/domain/ordering/validate-order.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import classes from '../../shared/requesting/RequestWizard.module.css'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField, type DayOffer } from '../../ui/DateField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { returnDateReason } from './order-dates.ts'
import type { OrderFaultField, OrderFieldsProps } from './order-fields.ts'
import { useUrgentText } from './use-urgent-text.ts'
import own from './WhenFields.module.css'

interface WhenFieldsProps extends OrderFieldsProps {
  /** Called with why what was typed in a field is no day; with null when that is over. */
  readonly onUnreadable: (field: OrderFaultField, reason: string | null) => void
}

/** The wanted day and the expected return, with why a day is not possible and what an urgent day costs. */
export function WhenFields({ form, change, look, onUnreadable }: WhenFieldsProps) {
  const text = useText()
  const settings = useSettings()
  const today = todayNow()
  const wanted = useWantedDate('order')
  const urgent = useUrgentText()
  const offers = useDayOffers()
  const urgentWords = [urgent.label, urgent.price].filter((part) => part !== null).join(': ')
  const isPossible = form.deliveryDate !== null && wanted.refuse(form.deliveryDate) === null
  return (
    <div className={classes.pair}>
      <div className={own.day}>
        <DateField
          {...look('deliveryDate')}
          value={form.deliveryDate}
          onUnreadable={(reason) => onUnreadable('deliveryDate', reason)}
          onChange={(deliveryDate) => change({ deliveryDate })}
          {...wanted}
          offers={offers}
          remark={(date) => (isOrderUrgent({ deliveryDate: date }, today, settings) ? urgentWords : null)}
          hint={
            settings.bool('AppBestellen_Spoed')
              ? text('ordering.urgentHint', { count: settings.int('Spoed_Werkdagen') })
              : undefined
          }
        />
        {isPossible && isOrderUrgent(form, today, settings) && <UrgentNotice form={form} change={change} />}
      </div>
      <DateField
        {...look('returnDate')}
        value={form.returnDate}
        onUnreadable={(reason) => onUnreadable('returnDate', reason)}
        onChange={(returnDate) => change({ returnDate })}
        refuse={(date) => returnDateReason(date, form, text)}
      />
    </div>
  )
}

/** The days to offer: where the first one is urgent, the first that is not stands beside it, each with what it costs. */
function useDayOffers(): readonly DayOffer[] | undefined {
  const text = useText()
  const format = useFormat()
  const { price } = useUrgentText()
  const days = offeredDays(todayNow(), useSettings())
  if (days.length < 2) return undefined
  return days.map(({ date, isUrgent }) => ({
    date,
    label: text(isUrgent ? 'date.firstPossible' : 'ordering.notUrgentFrom', { date: format.date(date) }),
    note: offerNote(isUrgent),
  }))

  function offerNote(isUrgent: boolean): string | null {
    if (price === null) return isUrgent ? text('ordering.urgent') : null
    return isUrgent ? text('ordering.offerUrgent', { price }) : text('ordering.offerCalm')
  }
}

/** Says that the day is urgent and what that costs, and offers the first day that is not (R-RULE-08). */
function UrgentNotice({ change }: Pick<OrderFieldsProps, 'form' | 'change'>) {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const urgent = useUrgentText()
  const unhurried = firstUnhurriedDate(todayNow(), settings)
  return (
    <Notice
      kind="warning"
      title={urgent.label}
      action={
        <Button small onClick={() => change({ deliveryDate: unhurried })}>
          {text('ordering.notUrgentFrom', { date: format.date(unhurried) })}
        </Button>
      }
    >
      {urgent.price !== null && <span>{text('ordering.urgentPrice', { price: urgent.price })}</span>}
    </Notice>
  )
}
