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
import { faultWords } from '../../lib/fault-words.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
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
import { type HandOverAnswer, type HandOverDraft, useHandOverDraft } from './use-hand-over-draft.ts'

/** A hand-over while it is filled in: what, by whom and to whom, and then both sign what stands there. */
export function FillHandOver({ handOver }: { readonly handOver: HandOverAnswer }) {
  const text = useText()
  const draft = useHandOverDraft(handOver)
  const { words, change } = draft
  const [isTried, setTried] = useState(false)
  const [isSigning, setSigning] = useState(false)
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
  if (isSigning) return <SignHandOver handOver={handOver} draft={draft} onBack={() => setSigning(false)} />
  const line = words.regels.find(({ regel }) => regel === opened)
  const next = () => {
    setTried(true)
    if (faults.length > 0) return
    draft.flush()
    setSigning(true)
  }
  return (
    <Stack gap={4} shrinks>
      {draft.isAlone && <Notice kind="warning">{text('handOvers.alone')}</Notice>}
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
        <ThrowAway overdracht={handOver.overdracht} onDone={draft.forget} />
      </Row>
      {line !== undefined && (
        <LineSheet line={line} overdracht={handOver.overdracht} draft={draft} onClose={() => setOpened(null)} />
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
  const remove = useCommand(handOvers.remove, {
    except: 'all',
    onDone: () => {
      onDone()
      void navigate({ to: '/locatie/overdrachten/{-$overdracht}', params: {}, replace: true })
    },
  })
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {text('handOvers.throwAway')}
      </Button>
      <ConfirmOnce
        open={asking}
        title={text('handOvers.throwAwayTitle')}
        action={text('handOvers.throwAway')}
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ overdracht })}
      >
        {text('handOvers.throwAwayBody')}
      </ConfirmOnce>
    </>
  )
}
