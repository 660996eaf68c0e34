import { passwordRefusals } from '@portal/domain/auth/password-rules.ts'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './PasswordRules.module.css'

const listed = [
  { code: 'wachtwoord.te_kort', label: 'auth.rule.length' },
  { code: 'wachtwoord.kleine_letter', label: 'auth.rule.lower' },
  { code: 'wachtwoord.hoofdletter', label: 'auth.rule.upper' },
  { code: 'wachtwoord.cijfer', label: 'auth.rule.digit' },
  { code: 'wachtwoord.speciaal_teken', label: 'auth.rule.special' },
  { code: 'wachtwoord.te_bekend', label: 'auth.rule.common' },
  { code: 'wachtwoord.bevat_naam', label: 'auth.rule.name' },
] as const satisfies readonly { readonly code: string; readonly label: TextKey }[]

/** Each rule with whether a password meets it; none is met while the field is empty. */
export function heldRules(password: string, names: readonly string[]): readonly { label: TextKey; held: boolean }[] {
  const broken = passwordRefusals(password, names).map(({ code }) => code)
  return listed.map(({ code, label }) => ({ label, held: password !== '' && !broken.includes(code) }))
}

/** The rules as a list that ticks itself off while somebody types. */
export function PasswordRules({ password, names }: { readonly password: string; readonly names: readonly string[] }) {
  const text = useText()
  return (
    <Stack as="ul" gap={1} className={classes.rules} aria-live="polite">
      {heldRules(password, names).map(({ label, held }) => (
        <li key={label} data-held={held || undefined}>
          {held ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
          {text(label)}
          <span className="out-of-sight">{text(held ? 'value.yes' : 'value.no')}</span>
        </li>
      ))}
    </Stack>
  )
}
