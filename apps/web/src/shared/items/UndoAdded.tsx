import { IconArrowBackUp } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useUndoTime } from '../../ui/use-undo-time.ts'
import classes from './UndoAdded.module.css'
import type { Added, AddedAnswer } from './use-added.ts'

/** Ten seconds to take back what was added, beside the control that added it, with what was done in the words of the specification (R-LIST-03, R-MSG-41, R-MSG-43). */
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
      <span role="status" className={classes.said}>
        <span>{text(added.message)}</span>
        {added.isMeegeleverdAdded && (
          <>
            {' '}
            <span>{text('bestellijst.meegeleverd_toegevoegd')}</span>
          </>
        )}
      </span>
    </>
  )
}
