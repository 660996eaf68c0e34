import type { SubmissionCard, SubmissionLine } from '@portal/contract/submissions.ts'
import { changeLines, type LineDecision } from '@portal/domain/approvals/change-lines.ts'
import { useCallback, useMemo, useState } from 'react'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { useSession } from '../../lib/session.ts'

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
  /** Call it once it is decided: a list that waits again starts again. */
  readonly forget: () => void
}

type Wanted = ReadonlyMap<number, LineDecision>
type Kept = readonly [number, LineDecision]

/** What an approver makes of the lines, by the rule that the server applies too; kept while the card is left. */
export function useLineDecisions(card: SubmissionCard): LineDecisions {
  const { savedAanvraagNummer: number } = card
  const owner = useSession().claims?.userName ?? ''
  const name = `mp_beslissing.${owner}.${number}`
  const [wanted, setWanted] = useState<Wanted>(() => new Map(readStored<readonly Kept[]>(sessionStorage, name)))
  const keep = useCallback(
    (next: Wanted) => {
      setWanted(next)
      writeStored(sessionStorage, name, next.size === 0 ? null : [...next])
    },
    [name],
  )
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
      decide: ({ regelNummer, aantal }, change) => {
        const before = wanted.get(regelNummer) ?? { regelNummer, aantal, opmerking: '' }
        keep(new Map(wanted).set(regelNummer, { ...before, ...change }))
      },
      counted: card.regels.map((line) => ({ ...line, aantal: quantityOf(line) })),
      gone: new Set(card.regels.filter((line) => quantityOf(line) === 0).map(({ regelNummer }) => regelNummer)),
      forget: () => keep(new Map()),
    }
  }, [card, wanted, keep])
}
