import { refuseRepeat } from '@portal/domain/auth/password-rules.ts'
import { CallError } from '../../lib/call-error.ts'
import { knownKey, type Text, useText } from '../../lib/text.ts'
import { heldRules, PasswordRules } from '../../shared/administration/PasswordRules.tsx'
import { PasswordField } from '../../ui/TextField.tsx'

/** A new password, typed twice. */
export interface NewPassword {
  readonly nieuwWachtwoord: string
  readonly herhaalWachtwoord: string
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  /** Names that it must not hold, as far as they are known here. */
  readonly names: readonly string[]
  /** Whether somebody tried to send it: from then on the fields say what is wrong. */
  readonly tried: boolean
  /** What the portal refused it for. */
  readonly fault: string | null
}

/** Whether it can be sent: every rule that can be checked here is met. */
export function isGoodPassword(value: NewPassword, names: readonly string[]): boolean {
  const held = heldRules(value.nieuwWachtwoord, names).every((rule) => rule.held)
  return held && refuseRepeat(value.nieuwWachtwoord, value.herhaalWachtwoord) === null
}

/** The words of a refusal that is about the new password; null for any other. */
export function passwordFault(error: Error | null, text: Text): string | null {
  if (!(error instanceof CallError) || !/^(nieuw|herhaal)/.test(error.fields[0]?.field ?? '')) return null
  const key = knownKey(error.code)
  return key === null ? null : text(key, error.params)
}

/** Both fields with the live check of every rule between them, the same rules as the server's (R-PWD-01 to R-PWD-06). */
export function NewPasswordFields({ value, onChange, names, tried, fault }: NewPasswordFieldsProps) {
  const text = useText()
  const { nieuwWachtwoord, herhaalWachtwoord } = value
  const complete = heldRules(nieuwWachtwoord, names).every(({ held }) => held)
  const different = refuseRepeat(nieuwWachtwoord, herhaalWachtwoord)
  return (
    <>
      <PasswordField
        label={text('auth.newPassword')}
        autoComplete="new-password"
        required
        value={nieuwWachtwoord}
        onChange={(event) => onChange({ ...value, nieuwWachtwoord: event.currentTarget.value })}
        error={fault ?? (tried && !complete ? text('auth.rulesNotHeld') : null)}
      />
      <PasswordRules password={nieuwWachtwoord} names={names} />
      <PasswordField
        label={text('auth.repeatPassword')}
        autoComplete="new-password"
        required
        value={herhaalWachtwoord}
        onChange={(event) => onChange({ ...value, herhaalWachtwoord: event.currentTarget.value })}
        error={tried && different !== null ? text(different.code) : null}
      />
    </>
  )
}
