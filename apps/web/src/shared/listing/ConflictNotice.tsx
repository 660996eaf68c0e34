import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './ListLines.module.css'

interface ConflictNoticeProps {
  /** The lines with an edit that is not saved, as the person left them. */
  readonly mine: readonly {
    readonly id: string
    readonly count: number
    readonly name: string
    /** The remark, when that is what was edited. */
    readonly remark: string
    /** Somebody else took the line off the list. */
    readonly gone: boolean
  }[]
  /** Reads the list again, with or without the edits that were not saved. */
  readonly onReload: (keepEdits: boolean) => void
}

/** The list was changed elsewhere before this save: what was not saved, and what to do with it. */
export function ConflictNotice({ mine, onReload }: ConflictNoticeProps) {
  const text = useText()
  return (
    <Notice
      kind="warning"
      title={text('list.conflict')}
      action={
        <Row gap={2} wrap>
          {mine.some(({ gone }) => !gone) && <Button onClick={() => onReload(true)}>{text('list.keepMine')}</Button>}
          <Button kind="quiet" onClick={() => onReload(false)}>
            {text('list.takeNewest')}
          </Button>
        </Row>
      }
    >
      {text('list.notSavedYet')}
      <ul className={classes.mine}>
        {mine.map(({ id, count, name, remark, gone }) => (
          <li key={id}>
            {text(gone ? 'list.mineGone' : 'list.mine', { count, name })}
            {remark && ` (${remark})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
