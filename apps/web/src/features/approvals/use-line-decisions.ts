import type { SubmissionCard, SubmissionLine } from '@portal/contract/approvals.ts'
import { changeLines, type LineDecision } from '@portal/domain/approvals/change-lines.ts'
import { useMemo, useState } from 'react'

export interface LineDecisions {
  /** What differs from what was asked, as it is sent. */
  readonly decisions: readonly LineDecision[]
  /** How many of a line are left, by its number; what came with a line follows it. */
  readonly quantityOf: (line: SubmissionLine) => number
  readonly remarkOf: (line: SubmissionLine) => string
  readonly decide: (line: SubmissionLine, change: Partial<Omit<LineDecision, 'regelNummer'>>) => void
  /** The lines with the quantities as decided, for the totals. */
  readonly counted: readonly SubmissionLine[]
  /** Numbers of lines that are left out. */
  readonly gone: ReadonlySet<number>
}

/** What an approver makes of the lines, by the rule that the server applies too. */
export function useLineDecisions(card: SubmissionCard): LineDecisions {
  const [wanted, setWanted] = useState<ReadonlyMap<number, LineDecision>>(new Map())
  return useMemo(() => {
    const decided = card.status !== 'Requested'
    const decisions = card.regels.flatMap((line) => {
      const decision = wanted.get(line.regelNummer)
      const isSame = decision === undefined || (decision.aantal === line.aantal && decision.opmerking === '')
      return isSame ? [] : [decision]
    })
    const outcome = changeLines(card.regels, decisions)
    // When nothing is left the approval is refused; until then each line shows what was chosen for it.
    const left = typeof outcome === 'string' ? new Map<number, number>() : outcome.aantallen
    const quantityOf = (line: SubmissionLine) =>
      decided ? (line.besluit?.aantal ?? line.aantal) : (left.get(line.regelNummer) ?? 0)
    return {
      decisions,
      quantityOf,
      remarkOf: (line) => (decided ? (line.besluit?.opmerking ?? '') : (wanted.get(line.regelNummer)?.opmerking ?? '')),
      decide: ({ regelNummer, aantal }, change) =>
        setWanted((now) => {
          const before = now.get(regelNummer) ?? { regelNummer, aantal, opmerking: '' }
          return new Map(now).set(regelNummer, { ...before, ...change })
        }),
      counted: card.regels.map((line) => ({ ...line, aantal: quantityOf(line) })),
      gone: new Set(card.regels.filter((line) => quantityOf(line) === 0).map(({ regelNummer }) => regelNummer)),
    }
  }, [card, wanted])
}
