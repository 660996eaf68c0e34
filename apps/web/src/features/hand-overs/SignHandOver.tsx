import { handOvers } from '@portal/contract/hand-overs.ts'
import { type PartyName, partyNames, signatureFaults } from '@portal/domain/hand-overs/hand-over.ts'
import { noSignature, type Signature } from '@portal/domain/hand-overs/signature.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { momentNow } from '../../lib/today.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { RecordLines } from './RecordLines.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import type { HandOverAnswer, HandOverDraft } from './use-hand-over-draft.ts'

interface SignHandOverProps {
  readonly handOver: HandOverAnswer
  readonly draft: HandOverDraft
  /** Back to filling in: what was signed of other words is no signature, so both are gone then. */
  readonly onBack: () => void
}

/** Both read what stands there, and sign it. */
export function SignHandOver({ handOver: { overdracht, begonnen }, draft, onBack }: SignHandOverProps) {
  const text = useText()
  const { words, place } = draft
  const [signatures, setSignatures] = useState<Readonly<Record<PartyName, Signature>>>({
    overdrager: noSignature,
    ontvanger: noSignature,
  })
  const [isTried, setTried] = useState(false)
  const [moment, setMoment] = useState<string | null>(null)
  const key = useActionKey()
  const faults = signatureFaults(signatures)
  const sent = ({ lijnen, getypt }: Signature) => ({ lijnen: lijnen.map((line) => [...line]), getypt })
  const inputAt = (at: string) => ({
    ...{ ...place, overdracht, begonnen, moment: at },
    verklaring: {
      ...words,
      handtekeningen: { overdrager: sent(signatures.overdrager), ontvanger: sent(signatures.ontvanger) },
    },
  })
  const sign = useCommand(handOvers.sign, {
    quiet: true,
    idempotencyKey: () => key.of(moment),
    onDone: () => {
      draft.forget()
      notify('handOvers.done', { severity: 'success' })
    },
  })
  const finish = () => {
    setTried(true)
    if (faults.length > 0) return
    // Tried again it is the moment of the first time: nobody signed anew.
    const at = moment ?? momentNow()
    setMoment(at)
    sign.mutate(inputAt(at))
  }
  const problem = sign.error === null ? null : errorText(sign.error)
  return (
    <Stack gap={4} shrinks>
      <Panel title={text('handOvers.readFirst')}>
        <RecordLines words={words} />
        {words.opmerkingen !== '' && <p>{words.opmerkingen}</p>}
      </Panel>
      <Panel title={text('handOvers.sign')}>
        <p className="soft">{text('handOvers.proof')}</p>
        {partyNames.map((name) => (
          <SignaturePad
            key={name}
            name={words[name].naam}
            signature={signatures[name]}
            error={
              isTried && faults.some(({ field }) => field === `handtekeningen.${name}`)
                ? text('handOvers.signatureNeeded')
                : null
            }
            onChange={(edit) => {
              setMoment(null)
              setSignatures((now) => ({ ...now, [name]: edit(now[name]) }))
            }}
          />
        ))}
      </Panel>
      {problem !== null && <Notice kind="danger">{text(problem.key, problem.params)}</Notice>}
      <Row gap={3} wrap>
        <Button kind="primary" wide busy={sign.isPending} onClick={finish}>
          {text('handOvers.finish')}
        </Button>
        <Button kind="quiet" icon={<IconArrowLeft aria-hidden />} disabled={sign.isPending} onClick={onBack}>
          {text('handOvers.back')}
        </Button>
      </Row>
    </Stack>
  )
}
