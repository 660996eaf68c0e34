import { closedDaysOf } from '@portal/domain/calendar/closed-days.ts'
import { answerDay } from '@portal/domain/requests/answer-by.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { hourNow, today } from '../../lib/today.ts'

/** That the request is checked, and by when the answer comes, as far as the company promises that. */
export function useCheckStep(step: 'wizard.nextCheck' | 'transport.nextPlan' = 'wizard.nextCheck'): string {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const [sent] = useState(() => ({ date: today(), hour: hourNow() }))
  const hour = settings.int('Aanvragen_AntwoordVoor')
  const day = answerDay(sent, hour, closedDaysOf(settings))
  if (day === null) return text(step)
  const promise =
    day === sent.date
      ? text('ordering.answerToday', { hour })
      : text('ordering.answerOn', { hour, date: format.longDate(day) })
  return `${text(step)} ${promise}`
}
