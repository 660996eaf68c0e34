import { IconCheck } from '@tabler/icons-react'
import { type TextKey, useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import classes from './ListSide.module.css'

interface SaveStateProps {
  readonly unsaved: boolean
  readonly everSaved: boolean
  /** A save was refused because the list changed meanwhile. */
  readonly stopped: boolean
  /** Says of which list it is that it was saved. */
  readonly saved?: TextKey
}

/** Says whether what was changed is kept (R-CALL-09, R-CALL-10). */
export function SaveState({ unsaved, everSaved, stopped, saved = 'action.saved' }: SaveStateProps) {
  const text = useText()
  const key = stopped ? 'list.notSaved' : unsaved ? 'action.saving' : everSaved ? saved : null
  return (
    <Row
      as="p"
      gap={1}
      align="center"
      justify="center"
      className={classes.saving}
      role="status"
      data-stopped={stopped || undefined}
    >
      {key === saved && <IconCheck size={18} aria-hidden />}
      {key !== null && text(key)}
    </Row>
  )
}
