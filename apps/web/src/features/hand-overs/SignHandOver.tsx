import { handOvers } from '@portal/contract/hand-overs.ts'
import { type PartyName, partyNames, signatureFaults } from '@portal/domain/hand-overs/hand-over.ts'
import { noSignature, type Signature } from '@portal/domain/hand-overs/signature.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useText } from '../../lib/text.ts'
import { momentNow } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { RecordLines } from './RecordLines.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import type { HandOverAnswer } from './use-hand-over.ts'
import type { HandOverDraft, ReadWords } from './use-hand-over-draft.ts'

interface SignHandOverProps {
  readonly handOver: HandOverAnswer
  readonly draft: HandOverDraft
  /** What both read here, whatever is filled in meanwhile. */
  readonly read: ReadWords
  /** Back to filling in: what was signed of other words is no signature, so both are gone then. */
  readonly onBack: () => void
}

/** Both read what stands there, and sign it. */
export function SignHandOver({ handOver: { overdracht, begonnen }, draft, read, onBack }: SignHandOverProps) {
  const text = useText()
  const { place } = draft
  const { words, gelezen } = read
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
    ...{ ...place, overdracht, begonnen, moment: at, gelezen },
    verklaring: {
      ...words,
      handtekeningen: { overdrager: sent(signatures.overdrager), ontvanger: sent(signatures.ontvanger) },
    },
  })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const sign = async (at: string) => {
    setBusy(true)
    try {
      await call(handOvers.sign, inputAt(at), { idempotencyKey: key.of(at) })
      draft.forget()
      notify('handOvers.done', { severity: 'success' })
      await untilRead()
    } catch (failed) {
      // The page may show by now that it waits.
      if (isKept(failed)) draft.forget()
      else setError(failed)
    }
    setBusy(false)
  }
  const finish = () => {
    setTried(true)
    if (faults.length > 0) return
    // Tried again it is the moment of the first time: nobody signed anew.
    const at = moment ?? momentNow()
    setMoment(at)
    void sign(at)
  }
  const problem = error === null ? null : errorText(error)
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
        <Button kind="primary" wide busy={busy} onClick={finish}>
          {text('handOvers.finish')}
        </Button>
        <Button kind="quiet" icon={<IconArrowLeft aria-hidden />} disabled={busy} onClick={onBack}>
          {text('handOvers.back')}
        </Button>
      </Row>
    </Stack>
  )
}
