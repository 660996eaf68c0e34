import { useText } from '../lib/text.ts'
import { refreshNow, useVersionState } from '../lib/version.ts'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { Notice } from '../ui/Notice.tsx'
import classes from './NotificationBar.module.css'

/** Says that a newer portal is here (R-UPD-02); while something is not saved it says that the reload waits. */
export function VersionModal() {
  const text = useText()
  const state = useVersionState()
  if (state === 'current') return null
  if (state === 'waiting') {
    return (
      <div className={classes.place}>
        <Notice kind="info" title={text('version.title')}>
          {text('version.waits')}
        </Notice>
      </div>
    )
  }
  return (
    <Modal
      open
      closable={false}
      onClose={() => {}}
      title={text('version.title')}
      footer={
        <Button kind="primary" onClick={refreshNow}>
          {text('actie.verversen')}
        </Button>
      }
    >
      <p>{text('versie.nieuw')}</p>
    </Modal>
  )
}
