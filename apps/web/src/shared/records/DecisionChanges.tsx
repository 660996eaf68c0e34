import type { DecisionChanges as Changes } from '@portal/contract/request-records.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useFormat } from '../../lib/format.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'

/** What an approver decided or proposes otherwise than was asked: days first, then lines with their remarks. */
export function DecisionChanges({ changes }: { readonly changes: Changes }) {
  const text = useText()
  const format = useFormat()
  return (
    <ul>
      {dayChanges(changes.dagen).map(({ key, asked, decided }) => (
        <li key={key}>{text(key, { date: format.date(decided), asked: format.date(asked) })}</li>
      ))}
      {changes.wijzigingen.map(({ omschrijving, gevraagd, aantal, opmerking }) => (
        <li key={`${omschrijving} ${gevraagd} ${aantal} ${opmerking}`}>
          {aantal === gevraagd
            ? omschrijving
            : text(aantal === 0 ? 'requests.lineDropped' : 'requests.lineDecided', {
                item: omschrijving,
                quantity: format.number(aantal),
                asked: format.number(gevraagd),
              })}
          {opmerking !== '' && <q> {opmerking}</q>}
        </li>
      ))}
    </ul>
  )
}

interface DayChange {
  readonly key: TextKey
  readonly asked: CalendarDate | null
  readonly decided: CalendarDate | null
}

function dayChanges(days: Changes['dagen']): readonly DayChange[] {
  if (days === null) return []
  const { gevraagdeLeverDatum, gevraagdeRetourDatum, leverDatum, retourDatum } = days
  const both: readonly DayChange[] = [
    { key: 'requests.deliveryDecided', asked: gevraagdeLeverDatum, decided: leverDatum },
    { key: 'requests.returnDecided', asked: gevraagdeRetourDatum, decided: retourDatum },
  ]
  return both.filter(({ asked, decided }) => asked !== decided)
}

/** Whether there is anything to show. */
export function hasChanges({ wijzigingen, dagen }: Changes): boolean {
  return wijzigingen.length > 0 || dayChanges(dagen).length > 0
}
