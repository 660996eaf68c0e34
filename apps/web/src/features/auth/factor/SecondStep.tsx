import type { LoginStep } from '@portal/contract/auth.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import type { ProofKind } from '@portal/domain/auth/second-factor.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import type { TextKey } from '../../../lib/text.ts'
import { useText } from '../../../lib/text.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { LoginError } from '../LoginError.tsx'
import { PasskeyProblem } from './PasskeyProblem.tsx'
import { knowsPasskeys, signWithPasskey } from './passkeys.ts'

interface SecondStepProps {
  readonly step: LoginStep
  readonly onBack: () => void
  readonly onDone: (token: string) => void
}

const ways: Readonly<Record<ProofKind, TextKey>> = {
  code: 'security.byCode',
  passkey: 'security.byPasskey',
  herstelcode: 'security.byRecovery',
}

/** What this account and this browser can prove it with, the easiest first. */
function waysOf(step: LoginStep): readonly ProofKind[] {
  const kinds = step.soorten.filter((kind) => kind === 'code' || (step.passkey !== null && knowsPasskeys()))
  return [...kinds, ...(step.herstelcodes ? (['herstelcode'] as const) : [])]
}

/** The second step of a login, after the right password: a code, a passkey, or a recovery code where those are lost. */
export function SecondStep({ step, onBack, onDone }: SecondStepProps) {
  const text = useText()
  const possible = waysOf(step)
  const [way, setWay] = useState<ProofKind | null>(possible[0] ?? null)
  const submit = useCommand(secondFactor.submitFactor, { quiet: true, onDone: ({ token }) => onDone(token) })
  const isOver = submit.error instanceof CallError && submit.error.code === 'factor.stap_verlopen'
  const choose = (next: ProofKind) => {
    submit.reset()
    setWay(next)
  }
  return (
    <AuthFrame title={text('security.stepTitle')} intro={text('security.stepIntro')}>
      {submit.isError && <LoginError error={submit.error} />}
      {way === null && <Notice kind="warning">{text('security.noWay')}</Notice>}
      {way === 'passkey' && !isOver && (
        <PasskeyForm
          step={step}
          busy={submit.isPending}
          onSigned={(passkey) => submit.mutate({ stap: step.stap, soort: 'passkey', passkey })}
        />
      )}
      {(way === 'code' || way === 'herstelcode') && !isOver && (
        <CodeForm
          key={way}
          way={way}
          busy={submit.isPending}
          onCode={(code) => submit.mutate({ stap: step.stap, soort: way, code })}
        />
      )}
      <Stack gap={1} justify="start">
        {!isOver &&
          possible
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} kind="quiet" onClick={() => choose(one)}>
                {text(ways[one])}
              </Button>
            ))}
        <Button kind={isOver ? 'primary' : 'quiet'} onClick={onBack}>
          {text('security.backToPassword')}
        </Button>
      </Stack>
    </AuthFrame>
  )
}

interface CodeFormProps {
  readonly way: 'code' | 'herstelcode'
  readonly busy: boolean
  readonly onCode: (code: string) => void
}

function CodeForm({ way, busy, onCode }: CodeFormProps) {
  const text = useText()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const isRecovery = way === 'herstelcode'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code.trim() !== '') onCode(code.trim())
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <TextField
        label={text(isRecovery ? 'security.recoveryCode' : 'security.code')}
        hint={text(isRecovery ? 'security.recoveryHint' : 'security.codeHint')}
        required
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        ref={focusOnce}
        value={code}
        error={tried && code.trim() === '' ? text('missing.code') : null}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {text('user.login')}
      </Button>
    </Stack>
  )
}

/** Who comes here gave the password a moment ago and goes on without looking for the field. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}

interface PasskeyFormProps {
  readonly step: LoginStep
  readonly busy: boolean
  readonly onSigned: (passkey: Awaited<ReturnType<typeof signWithPasskey>>) => void
}

function PasskeyForm({ step: { passkey }, busy, onSigned }: PasskeyFormProps) {
  const text = useText()
  const sign = useMutation({
    mutationFn: (options: NonNullable<typeof passkey>) => signWithPasskey(options),
    onSuccess: onSigned,
  })
  if (passkey === null) return null
  return (
    <Stack gap={4}>
      {sign.isError && <PasskeyProblem error={sign.error} />}
      <p>{text('security.passkeyHint')}</p>
      <Button kind="primary" busy={busy || sign.isPending} onClick={() => sign.mutate(passkey)} ref={focusOnce}>
        {text('security.usePasskey')}
      </Button>
    </Stack>
  )
}
