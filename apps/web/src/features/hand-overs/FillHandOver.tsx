import { handOvers } from '@portal/contract/hand-overs.ts'
import {
  handOverFaults,
  handOverLengths,
  mostLines,
  type PartyName,
  partyNames,
} from '@portal/domain/hand-overs/hand-over.ts'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { faultWords } from '../../lib/fault-words.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import { AddLines } from './AddLines.tsx'
import { FillLines } from './FillLines.tsx'
import { LineSheet } from './LineSheet.tsx'
import { SignHandOver } from './SignHandOver.tsx'
import type { HandOverAnswer } from './use-hand-over.ts'
import { type HandOverDraft, type ReadWords, readWords, useHandOverDraft } from './use-hand-over-draft.ts'

interface FillHandOverProps {
  readonly handOver: HandOverAnswer
  /** Something of it waits in this browser. */
  readonly waits: boolean
}

/** A hand-over while it is filled in: what, by whom and to whom, and then both sign what stands there. */
export function FillHandOver({ handOver, waits }: FillHandOverProps) {
  const text = useText()
  const { overdracht, begonnen } = handOver
  const draft = useHandOverDraft(handOver)
  const { words, change } = draft
  const [isTried, setTried] = useState(false)
  const [read, setRead] = useState<ReadWords | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  // A picture is named by its line only once it has arrived.
  const faults = handOverFaults(words, new Set(words.regels.flatMap(({ fotos }) => fotos.map(({ foto }) => foto))))
  const shown = Object.fromEntries(
    (isTried ? faults : []).map((fault) => [
      fault.field,
      faultWords(fault, { 'overdrager.naam': 'handOvers.nameNeeded', 'ontvanger.naam': 'handOvers.nameNeeded' }, text),
    ]),
  )
  if (read !== null) return <SignHandOver handOver={handOver} draft={draft} read={read} onBack={() => setRead(null)} />
  const line = words.regels.find(({ regel }) => regel === opened)
  const next = () => {
    setTried(true)
    if (faults.length > 0) return
    draft.flush()
    void readWords(overdracht, words).then(setRead)
  }
  return (
    <Stack gap={4} shrinks>
      {(draft.isAlone || waits) && <Notice kind="warning">{text('handOvers.alone')}</Notice>}
      <Panel title={text('handOvers.what')}>
        {shown.regels !== undefined && <Notice kind="danger">{shown.regels}</Notice>}
        <FillLines
          words={words}
          faults={shown}
          onOpen={setOpened}
          onRight={(regel) => draft.changeLine(regel, () => ({ stand: 'in_orde' }))}
          onRest={() =>
            change((now) => ({
              ...now,
              regels: now.regels.map((one) => (one.stand === 'open' ? { ...one, stand: 'in_orde' } : one)),
            }))
          }
        />
        {words.regels.length < mostLines && (
          <Button icon={<IconPlus aria-hidden />} wide onClick={() => setAdding(true)}>
            {text('handOvers.add')}
          </Button>
        )}
      </Panel>
      {partyNames.map((name) => (
        <PartyFields key={name} name={name} draft={draft} faults={shown} />
      ))}
      <Panel title={text('handOvers.more')}>
        <TextField
          label={text('handOvers.place')}
          hint={text('handOvers.placeHint')}
          value={words.plaats}
          maxLength={handOverLengths.plaats}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, plaats: value }))}
        />
        <TextAreaField
          label={text('handOvers.remarks')}
          hint={text('handOvers.remarksHint')}
          rows={3}
          value={words.opmerkingen}
          maxLength={handOverLengths.opmerkingen}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, opmerkingen: value }))}
        />
      </Panel>
      {isTried && faults.length > 0 && (
        <Notice kind="danger">{text('handOvers.incomplete', { count: faults.length })}</Notice>
      )}
      <Row gap={3} wrap>
        <Button kind="primary" wide onClick={next}>
          {text('handOvers.toSign')}
        </Button>
        <ThrowAway overdracht={overdracht} onDone={draft.forget} />
      </Row>
      {line !== undefined && (
        <LineSheet line={line} handOver={{ overdracht, begonnen }} draft={draft} onClose={() => setOpened(null)} />
      )}
      {isAdding && (
        <AddLines
          draft={draft}
          onClose={(added) => {
            setAdding(false)
            if (added !== null) setOpened(added)
          }}
        />
      )}
    </Stack>
  )
}

interface PartyFieldsProps {
  readonly name: PartyName
  readonly draft: HandOverDraft
  readonly faults: Readonly<Record<string, string>>
}

function PartyFields({ name, draft: { words, change }, faults }: PartyFieldsProps) {
  const text = useText()
  const party = words[name]
  const field = (part: 'naam' | 'bedrijf' | 'email') => ({
    value: party[part],
    maxLength: handOverLengths[part],
    error: faults[`${name}.${part}`] ?? null,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      change((now) => ({ ...now, [name]: { ...now[name], [part]: value } })),
  })
  return (
    <Panel title={text(`handOvers.party.${name}`)}>
      <TextField label={text('handOvers.name')} required autoComplete="off" {...field('naam')} />
      <TextField label={text('handOvers.company')} autoComplete="off" {...field('bedrijf')} />
      <TextField
        label={text('handOvers.email')}
        hint={text('handOvers.emailHint')}
        inputMode="email"
        autoComplete="off"
        {...field('email')}
      />
    </Panel>
  )
}

function ThrowAway({ overdracht, onDone }: { readonly overdracht: string; readonly onDone: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call(handOvers.remove, { overdracht }, { except: 'all' })
    } catch (error) {
      notifyError(error)
      if (!isKept(error)) return setBusy(false)
    }
    onDone()
    // Said to be none: an address keeps the part that is left out.
    const params = { overdracht: undefined }
    await navigate({ to: '/locatie/overdrachten/{-$overdracht}', params, replace: true })
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {text('handOvers.throwAway')}
      </Button>
      <ConfirmOnce
        open={asking}
        title={text('handOvers.throwAwayTitle')}
        action={text('handOvers.throwAway')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        {text('handOvers.throwAwayBody')}
      </ConfirmOnce>
    </>
  )
}
