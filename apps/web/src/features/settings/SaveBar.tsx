import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from './Settings.module.css'

interface SaveBarProps {
  readonly count: number
  readonly faulty: number
  readonly isShowing: boolean
  readonly onShow: () => void
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** What is not saved, and the way on; it stays in view as long as there is something. */
export function SaveBar({ count, faulty, isShowing, onShow, onDiscard, onSave }: SaveBarProps) {
  const text = useText()
  return (
    <Row
      as="section"
      align="center"
      justify="between"
      wrap
      className={classes.saveBar}
      aria-label={text('settings.unsavedChanges')}
    >
      <strong role="status" data-wide={isShowing || undefined}>
        {text('settings.unsavedCount', { count })}
        {faulty > 0 && <span className={classes.faulty}>{text('settings.faulty', { count: faulty })}</span>}
      </strong>
      <Row as="span" gap={2} wrap className={classes.saveActions}>
        {!isShowing && (
          <Button kind="quiet" onClick={onShow}>
            {text('settings.showUnsaved')}
          </Button>
        )}
        <Button onClick={onDiscard}>{text('settings.discard')}</Button>
        <Button kind="primary" onClick={onSave}>
          {text('settings.saveNext')}
        </Button>
      </Row>
    </Row>
  )
}
