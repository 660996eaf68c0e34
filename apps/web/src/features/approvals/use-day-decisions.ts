import type { ListDays, SubmissionCard } from '@portal/contract/submissions.ts'
import { isOrderUrgent } from '@portal/domain/ordering/validate-order.ts'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'

const dayFields: readonly (string | null)[] = ['gewensteLeverDatum', 'verwachteEindDatum']

export interface DayDecisions {
  /** The days that count: as decided, else as asked. */
  readonly days: ListDays
  /** What is sent: null while they stay as asked. */
  readonly decision: ListDays | null
  /** A day is wrong by now, and this person can choose another. */
  readonly isAsked: boolean
  /** The chosen day is urgent where the asked one was not: it costs more. */
  readonly becomesUrgent: boolean
  readonly decide: (change: Partial<ListDays>) => void
}

/** Whether a fault is about a day, which can be mended on the card. */
export function isDayFault({ veld }: SubmissionCard['bezwaren'][number]): boolean {
  return dayFields.includes(veld)
}

/** Other days than asked, where those that were asked are no longer possible. */
export function useDayDecisions(card: SubmissionCard): DayDecisions {
  const settings = useSettings()
  const [wanted, setWanted] = useState<ListDays | null>(null)
  const asked = { leverDatum: card.leverDatum, retourDatum: card.retourDatum }
  const isDecided = card.status !== 'Requested'
  const days = (isDecided ? card.besluitDagen : wanted) ?? asked
  const isSame = days.leverDatum === asked.leverDatum && days.retourDatum === asked.retourDatum
  const decision = isDecided || isSame ? null : days
  const isUrgent = isOrderUrgent({ deliveryDate: days.leverDatum }, today(), settings)
  return {
    days,
    decision,
    isAsked: card.magBesluiten && card.bezwaren.some(isDayFault),
    becomesUrgent: decision !== null && isUrgent && !card.spoed,
    decide: (change) => setWanted({ ...days, ...change }),
  }
}
