import { IconArrowBackUp } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useUndoTime } from '../../ui/use-undo-time.ts'
import classes from './UndoAdded.module.css'
import type { Added, AddedAnswer } from './use-added.ts'

/** Ten seconds to take back what was added, beside the control that added it; what came along is told apart (R-LIST-03). */
export function UndoAdded({ answer }: { readonly answer: AddedAnswer }) {
  // Each addition has its own time.
  return answer.added === null ? null : <Offer key={answer.added.versie} answer={answer} added={answer.added} />
}

function Offer({ answer, added }: { readonly answer: AddedAnswer; readonly added: Added }) {
  const text = useText()
  const holding = useUndoTime(answer.settle)
  return (
    <>
      {added.before !== null && (
        <Button
          kind="quiet"
          icon={<IconArrowBackUp aria-hidden />}
          busy={answer.undoing}
          {...holding}
          onClick={answer.undo}
        >
          {text('action.undo')}
        </Button>
      )}
      <span role="status" className={added.isMeegeleverdAdded ? classes.said : 'out-of-sight'}>
        <span className="out-of-sight">{text(added.message)}</span>
        {added.isMeegeleverdAdded && <> {text('bestellijst.meegeleverd_toegevoegd')}</>}
      </span>
    </>
  )
}
