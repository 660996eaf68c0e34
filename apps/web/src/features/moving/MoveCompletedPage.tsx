import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { LeavingCompleted } from '../../shared/requesting/LeavingCompleted.tsx'
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { CompletedGuard } from '../../shared/requesting/StepGuards.tsx'
import type { CompletedMove } from './move-wizard.ts'

/** Third step: the number, what happens next and where to go. */
export function MoveCompletedPage() {
  return <CompletedGuard<CompletedMove> flow={moveFlow}>{(move) => <Completed move={move} />}</CompletedGuard>
}

function Completed({ move }: { readonly move: CompletedMove }) {
  const text = useText()
  const format = useFormat()
  const { wantedDate, target } = move
  return (
    <LeavingCompleted
      title={text('moving.completed')}
      heard={text('verplaatsen.voltooid', { number: move.number })}
      completed={move}
      nextSteps={[
        text('moving.nextMove', { target }),
        ...(wantedDate === null ? [] : [text('moving.nextMoveOn', { date: format.longDate(wantedDate) })]),
      ]}
    />
  )
}
