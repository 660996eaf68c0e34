import { isAsked, isOpen, type Work } from '@portal/domain/queue/work.ts'
import { IconSend } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { lookAgain } from '../../lib/connectivity.ts'
import { useFormat } from '../../lib/format.ts'
import { sendWaiting } from '../../lib/queue/send-works.ts'
import { shownWorksStore } from '../../lib/queue/shown-works.ts'
import { worksStore } from '../../lib/queue/work-store.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { endHere } from '../../shared/frame/log-out.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { choicesOf, reasonOf } from './decide-work.ts'
import { deedWords } from './work-words.ts'

/** What was done without a connection: what waits, since when, and what became of each. */
export function QueuePage() {
  const text = useText()
  const works = useStore(shownWorksStore)
  const others = useStore(worksStore).filter(isOpen).length - works.filter(isOpen).length
  const waiting = works.filter(isOpen)
  const asked = works.filter(isAsked)
  const done = works.filter(({ state }) => state === 'done').toReversed()
  return (
    <Page
      narrow
      title={text('page./nog-te-versturen')}
      intro={text('queue.intro')}
      actions={waiting.length > 0 && <SendNow />}
    >
      {others > 0 && <Notice kind="info">{text('queue.others', { count: others })}</Notice>}
      {waiting.length === 0 && asked.length === 0 && <EmptyState title={text('queue.none')} />}
      <Works title={text('queue.asksTitle')} works={asked} />
      <Works title={text('queue.waitsTitle')} works={waiting} />
      <Works title={text('queue.doneTitle')} works={done} />
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
    await sendWaiting()
    setBusy(false)
  }
  return (
    <Button kind="primary" icon={<IconSend aria-hidden />} busy={busy} onClick={() => void send()}>
      {text('queue.sendNow')}
    </Button>
  )
}

function Works({ title, works }: { readonly title: string; readonly works: readonly Work[] }) {
  if (works.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{title}</h2>
      <Stack as="ul" card={4} gap={4}>
        {works.map((work) => (
          <WorkRow key={work.key} work={work} />
        ))}
      </Stack>
    </Stack>
  )
}

function WorkRow({ work }: { readonly work: Work }) {
  const text = useText()
  const format = useFormat()
  const moment = new Date(work.outcome?.at ?? work.at).toISOString()
  return (
    <Stack as="li" gap={2}>
      <Row gap={2} align="start" justify="between" wrap>
        <Stack shrinks>
          {deedWords(work.deed, text).map((words) => (
            <strong key={words}>{words}</strong>
          ))}
          <span className="soft">{`${work.location} · ${format.moment(moment)}`}</span>
        </Stack>
        {!isAsked(work) && (
          <StatusChip kind={work.state === 'done' ? 'success' : 'info'}>
            {text(`queue.state.${work.state === 'done' ? 'done' : work.state === 'sending' ? 'sending' : 'waiting'}`)}
          </StatusChip>
        )}
      </Row>
      {isAsked(work) && <Decision work={work} />}
    </Stack>
  )
}

function Decision({ work }: { readonly work: Work }) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const choices = choicesOf(work, text)
  return (
    <Stack gap={2}>
      <span>{reasonOf(work, text)}</span>
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
