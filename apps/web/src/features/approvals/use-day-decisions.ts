import type { ListDays, SubmissionCard } from '@portal/contract/submissions.ts'
import { isOrderUrgent } from '@portal/domain/ordering/validate-order.ts'
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { useSession } from '../../lib/session.ts'
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
  /** Call it once it is decided: a list that waits again starts again. */
  readonly forget: () => void
}

/** Whether a fault is about a day, which can be mended on the card. */
export function isDayFault({ veld }: SubmissionCard['bezwaren'][number]): boolean {
  return dayFields.includes(veld)
}

/** Other days than asked, where those that were asked are no longer possible; kept while the card is left. */
export function useDayDecisions(card: SubmissionCard): DayDecisions {
  const settings = useSettings()
  const name = `mp_beslissing_dagen.${useSession().claims?.userName ?? ''}.${card.savedAanvraagNummer}`
  const [wanted, setWanted] = useState(() => readStored<ListDays>(sessionStorage, name))
  const keep = (days: ListDays | null) => {
    setWanted(days)
    writeStored(sessionStorage, name, days)
  }
  const asked = { leverDatum: card.leverDatum, retourDatum: card.retourDatum }
  const isDecided = card.status !== 'Requested'
  const isAsked = card.magBesluiten && card.bezwaren.some(isDayFault)
  // What is kept counts only where the card shows it.
  const days = (isDecided ? card.besluitDagen : isAsked ? wanted : null) ?? asked
  const isSame = days.leverDatum === asked.leverDatum && days.retourDatum === asked.retourDatum
  const decision = isDecided || isSame ? null : days
  const isUrgent = isOrderUrgent({ deliveryDate: days.leverDatum }, today(), settings)
  return {
    days,
    decision,
    isAsked,
    becomesUrgent: decision !== null && isUrgent && !card.spoed,
    decide: (change) => keep({ ...days, ...change }),
    forget: () => keep(null),
  }
}
