import { handOverOf, hasFile, isAsked, isOpen, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { IconSend } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { lookAgain } from '../../lib/connectivity.ts'
import { useFormat } from '../../lib/format.ts'
import { queuedStore } from '../../lib/queue/queue-storage.ts'
import { sendNow } from '../../lib/queue/send-queue.ts'
import { shownQueueStore } from '../../lib/queue/shown-queue.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { endHere } from '../../shared/frame/log-out.ts'
import { preparedStore } from '../../shared/requesting/prepared-requests.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { actionWords } from './action-words.ts'
import { choicesOf, reasonOf } from './decide-action.ts'
import { NextTry } from './NextTry.tsx'
import { PreparedList } from './PreparedList.tsx'

/** What was done without a connection: what waits, since when, and what became of each. */
export function QueuePage() {
  const text = useText()
  const queue = useStore(shownQueueStore)
  const others = useStore(queuedStore).filter(isOpen).length - queue.filter(isOpen).length
  const waiting = queue.filter(isOpen)
  const asked = queue.filter(isAsked)
  const prepared = useStore(preparedStore)
  const done = queue.filter(({ state }) => state === 'done').toReversed()
  return (
    <Page
      narrow
      title={text('page./nog-te-versturen')}
      intro={(queue.length > 0 || prepared.length === 0) && text('queue.intro')}
      actions={waiting.length > 0 && <SendNow />}
    >
      {others > 0 && <Notice kind="info">{text('queue.others', { count: others })}</Notice>}
      {waiting.length > 0 && <NextTry />}
      {waiting.length + asked.length + prepared.length === 0 && <EmptyState title={text('queue.none')} />}
      <PreparedList prepared={prepared} />
      <QueuedList title={text('queue.asksTitle')} queue={asked} />
      <QueuedList title={text('queue.waitsTitle')} queue={waiting} />
      <QueuedList title={text('queue.doneTitle')} queue={done} />
      <LogoutQuestion count={waiting.length + asked.length} />
    </Page>
  )
}

function SendNow() {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await lookAgain()
    await sendNow()
    setBusy(false)
  }
  return (
    <Button kind="primary" icon={<IconSend aria-hidden />} busy={busy} onClick={() => void send()}>
      {text('queue.sendNow')}
    </Button>
  )
}

function QueuedList({ title, queue }: { readonly title: string; readonly queue: readonly QueuedAction[] }) {
  if (queue.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{title}</h2>
      <Stack as="ul" card={4} gap={4}>
        {queue.map((queued) => (
          <QueuedRow key={queued.key} queued={queued} />
        ))}
      </Stack>
    </Stack>
  )
}

function QueuedRow({ queued }: { readonly queued: QueuedAction }) {
  const text = useText()
  const format = useFormat()
  const overdracht = handOverOf(queued.action)
  const moment = new Date(queued.outcome?.at ?? queued.at).toISOString()
  return (
    <Stack as="li" gap={2}>
      <Row gap={2} align="start" justify="between" wrap>
        <Stack shrinks>
          {actionWords(queued.action, text).map((words) => (
            <strong key={words}>{words}</strong>
          ))}
          <span className="soft">{`${queued.location} · ${format.moment(moment)}`}</span>
        </Stack>
        {!isAsked(queued) && (
          <StatusChip kind={queued.state === 'done' ? 'success' : 'info'}>
            {text(
              `queue.state.${queued.state === 'done' ? 'done' : queued.state === 'sending' ? 'sending' : 'waiting'}`,
            )}
          </StatusChip>
        )}
      </Row>
      {isAsked(queued) && <Decision queued={queued} />}
      {overdracht !== null && queued.state !== 'done' && !hasFile(queued.action) && (
        <Link to="/locatie/overdrachten/{-$overdracht}" params={{ overdracht }}>
          {text('queue.handOverOpen')}
        </Link>
      )}
    </Stack>
  )
}

function Decision({ queued }: { readonly queued: QueuedAction }) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const choices = choicesOf(queued, text)
  return (
    <Stack gap={2}>
      <span>{reasonOf(queued, text)}</span>
      <Row gap={2} wrap>
        {choices.map(({ label, run }, at) => (
          <Button
            key={label}
            kind={at === 0 && choices.length > 1 ? 'secondary' : 'quiet'}
            disabled={busy}
            onClick={() => {
              setBusy(true)
              void run().finally(() => setBusy(false))
            }}
          >
            {label}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}

/** Who logs out is asked first: what waits is gone then. */
function LogoutQuestion({ count }: { readonly count: number }) {
  const text = useText()
  const navigate = useNavigate()
  const { uitloggen }: { readonly uitloggen?: unknown } = useSearch({ strict: false })
  const stay = () => void navigate({ to: '/nog-te-versturen', search: {}, replace: true })
  return (
    <ConfirmOnce
      open={uitloggen === true && count > 0}
      title={text('queue.logoutTitle')}
      action={text('queue.logout')}
      onConfirm={() => void endHere()}
      onCancel={stay}
    >
      {text('queue.logoutBody', { count })}
    </ConfirmOnce>
  )
}
