import { type MailDetails as Details, mails } from '@portal/contract/mails.ts'
import { may } from '@portal/domain/access/may.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { MailRetry } from './MailRetry.tsx'
import classes from './Mails.module.css'
import { atRest, mailKind, mailStatusKinds } from './mail-view.ts'

interface MailDetailsProps {
  readonly id: string
  readonly onClose: () => void
}

/** One mail: where it stands, and its text as plain text, in which nothing of it can act. */
export function MailDetails({ id, onClose }: MailDetailsProps) {
  const text = useText()
  const query = useCall(mails.getMail, { id })
  const [isAsked, setIsAsked] = useState(false)
  const mayAct = may(useSession().person, 'outbox.act')
  const mail = query.data
  const lies = mail === undefined ? null : atRest(mail)
  const retry = (
    <Button kind="primary" onClick={() => setIsAsked(true)} data-first-focus>
      {text('mails.retry')}
    </Button>
  )
  return (
    <>
      <Modal
        open
        shape="wide"
        title={mail?.onderwerp ?? text('loading.label')}
        onClose={onClose}
        footer={lies !== null && mayAct && retry}
      >
        <StateView query={query} skeleton="details">
          {(mail) => (
            <Stack gap={4} shrinks className={classes.details}>
              <Row gap={2} wrap role="status">
                <StatusChip kind={mailStatusKinds[mail.status]}>{text(`mails.status.${mail.status}`)}</StatusChip>
              </Row>
              {mail.status === 'kept' && (
                <Notice kind="warning" title={text('mails.keptTitle')}>
                  {text('mails.keptText')}
                </Notice>
              )}
              {mail.melding !== '' && (
                <Notice kind="danger" title={text('mails.column.message')}>
                  <span translate="no">{mail.melding}</span>
                </Notice>
              )}
              {atRest(mail) !== null && !mayAct && <Notice kind="info" title={text('outbox.viewOnly')} />}
              <Facts mail={mail} />
              <div>
                <h3>{text('mails.text')}</h3>
                <p className={classes.soft}>{text('mails.masked')}</p>
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what makes the window scroll must be in reach of the keyboard */}
              <section className={classes.mail} aria-label={text('mails.text')} tabIndex={0} translate="no">
                {mail.tekst}
              </section>
            </Stack>
          )}
        </StateView>
      </Modal>
      {mail !== undefined && lies !== null && isAsked && (
        <MailRetry mail={mail} status={lies} onClose={() => setIsAsked(false)} />
      )}
    </>
  )
}

function Facts({ mail }: { readonly mail: Details }) {
  const text = useText()
  const format = useFormat()
  return (
    <FactList
      facts={[
        ['mails.column.kind', mailKind(mail, text)],
        ['mails.column.recipient', mail.ontvanger],
        ['mails.column.moment', format.moment(mail.moment)],
        ['mails.sent', mail.verzonden && format.moment(mail.verzonden)],
        ['mails.column.attempts', mail.pogingen > 0 && format.number(mail.pogingen)],
        ['mails.next', mail.volgendePoging && format.moment(mail.volgendePoging)],
      ]}
    />
  )
}
