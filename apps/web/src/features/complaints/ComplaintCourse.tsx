import { type ComplaintComment, type ComplaintDetails, complaints } from '@portal/contract/complaints.ts'
import { commentLength } from '@portal/domain/complaints/complaint-form.ts'
import type { FormEvent } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import classes from './Complaints.module.css'

/** Everything that happened and was said, from receipt to resolution, with room for a reply below. */
export function ComplaintCourse({ details }: { readonly details: ComplaintDetails }) {
  const text = useText()
  const format = useFormat()
  const { regels, ontvangen, gemeldDoor, werkelijkeOplosDatum, magReageren, status, id } = details
  return (
    <>
      <Stack as="ol" gap={3} className={classes.course} aria-label={text('complaints.course')}>
        <li>
          <strong>{text('complaints.event.received')}</strong>
          <div className="soft">{[gemeldDoor, format.moment(ontvangen)].join(' · ')}</div>
        </li>
        {regels.map((line) => (
          <Line key={line.id} line={line} />
        ))}
        {werkelijkeOplosDatum !== null && (
          <li>
            <strong>{text('complaints.event.resolved')}</strong>
            <div className="soft">{format.date(werkelijkeOplosDatum)}</div>
          </li>
        )}
      </Stack>
      {magReageren && <Reply id={id} reopens={status === 'Afgehandeld'} />}
    </>
  )
}

function Line({ line }: { readonly line: ComplaintComment }) {
  const text = useText()
  const format = useFormat()
  const { auteur, eigen, vanBackoffice, moment, tekst, verzending, reden } = line
  const name = eigen ? text('complaints.you') : auteur
  return (
    <li data-desk={vanBackoffice || undefined}>
      <strong>{vanBackoffice ? text('complaints.answerOf', { name }) : name}</strong>
      <div className="soft">{format.moment(moment)}</div>
      <p>{tekst}</p>
      {verzending !== 'bevestigd' && (
        <StatusChip kind={reden === '' ? 'info' : 'danger'}>
          {[text(`requests.delivery.${verzending}`), reden].filter((part) => part !== '').join(': ')}
        </StatusChip>
      )}
    </li>
  )
}

function Reply({ id, reopens }: { readonly id: string; readonly reopens: boolean }) {
  const text = useText()
  const draft = useDraft(`feedback.reply.${id}`, { tekst: '' })
  const { tekst } = draft.form
  const key = useActionKey()
  const input = { klachtId: id, tekst: tekst.trim() }
  const send = useCommand(complaints.addComment, {
    idempotencyKey: () => key.of(input),
    onDone: () => {
      key.done()
      draft.clear()
    },
  })
  const fits = input.tekst !== '' && input.tekst.length <= commentLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fits) send.mutate(input)
  }
  return (
    <Stack as="form" gap={4} shrinks onSubmit={submit}>
      <TextAreaField
        label={text('complaints.commentLabel')}
        hint={reopens ? text('complaints.reopens') : undefined}
        rows={3}
        limit={commentLength}
        value={tekst}
        onChange={({ currentTarget }) => draft.change({ tekst: currentTarget.value })}
      />
      <Row gap={3} wrap>
        <Button type="submit" busy={send.isPending} disabled={!fits}>
          {text('complaints.comment')}
        </Button>
      </Row>
    </Stack>
  )
}
