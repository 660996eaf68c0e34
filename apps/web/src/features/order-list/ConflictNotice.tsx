import type { OrderListItem } from '@portal/contract/order-list.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { LineEdits } from './line-edits.ts'
import classes from './OrderList.module.css'

interface ConflictNoticeProps {
  readonly lines: readonly OrderListItem[]
  readonly edits: LineEdits
  /** Reads the list again, with or without the edits that were not saved. */
  readonly onReload: (keepEdits: boolean) => void
}

/** The list was changed elsewhere before this save: what was not saved, and what to do with it. */
export function ConflictNotice({ lines, edits, onReload }: ConflictNoticeProps) {
  const text = useText()
  const mine = lines.filter((line) => edits[line.id] !== undefined)
  return (
    <Notice
      kind="warning"
      title={text('orderList.conflict')}
      action={
        <div className={classes.choices}>
          <Button onClick={() => onReload(true)}>{text('orderList.keepMine')}</Button>
          <Button kind="quiet" onClick={() => onReload(false)}>
            {text('orderList.takeNewest')}
          </Button>
        </div>
      }
    >
      {text('orderList.notSavedYet')}
      <ul className={classes.mine}>
        {mine.map((line) => (
          <li key={line.id}>
            {text('orderList.mine', { count: line.aantal, name: line.omschrijving })}
            {edits[line.id]?.comment && ` (${line.comment})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
