import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { Suspense, useState } from 'react'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Approvals.module.css'
import { useSubmissionWords } from './submission-words.ts'

const HandOverDialog = laterPart(async () => {
  const [part] = await Promise.all([import('./HandOverDialog.tsx'), loadLaterTexts()])
  return part.HandOverDialog
})

/** That others were asked and why; for administrators also whom it waits for, and the way to hand it over. */
export function HandOverNotice({ card }: { readonly card: SubmissionCard }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const open = (
    <Button small onClick={() => setOpen(true)}>
      {text('approvals.handOver')}
    </Button>
  )
  return (
    <>
      {card.overdracht !== null && <HandedOver handOver={card.overdracht} />}
      {card.zonderBeslisser ? (
        <Notice kind="warning" title={text('approvals.nobodyDecides')} action={open}>
          {text('approvals.nobodyDecidesHint')}
        </Notice>
      ) : (
        card.magOverdragen && (
          <Row as="p" align="center" justify="between" wrap className={classes.waits}>
            <span>{!card.magBesluiten && text('approvals.waitsFor', { names: card.beslissers.join(', ') })}</span>
            {open}
          </Row>
        )
      )}
      {isOpen && (
        <Suspense>
          <HandOverDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function HandedOver({ handOver }: { readonly handOver: NonNullable<SubmissionCard['overdracht']> }) {
  const text = useText()
  const words = useSubmissionWords()
  const { door, op, reden } = handOver
  const moment = words.moment(op)
  const title =
    door === null ? text('approvals.passedOn', { moment }) : text('approvals.handedOverBy', { name: door, moment })
  return (
    <Notice kind="info" title={title}>
      {reden !== '' && <q>{reden}</q>}
    </Notice>
  )
}
