import { auth } from '@portal/contract/auth.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { noteLost } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { isGoodPassword, NewPasswordFields, passwordFault } from './NewPasswordFields.tsx'

/** A password by a link that was sent (R-ROUTE-14); what opens it stands behind the `#`, which no server gets. */
export function ResetPasswordPage() {
  const text = useText()
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <AuthFrame title={text('page./wachtwoord-resetten')} {...(token === '' ? {} : { intro: text('auth.resetIntro') })}>
      {token === '' ? (
        <Notice kind="warning">{text('auth.linkIncomplete')}</Notice>
      ) : (
        <ResetForm key={token} token={token} />
      )}
    </AuthFrame>
  )
}

function ResetForm({ token }: { readonly token: string }) {
  const text = useText()
  const router = useRouter()
  const [form, setForm] = useState({ nieuwWachtwoord: '', herhaalWachtwoord: '' })
  const [tried, setTried] = useState(false)
  const reset = useCommand(auth.resetPassword, {
    quiet: true,
    onDone: () => {
      noteLost({ userName: '', why: 'set' })
      void router.navigate({ to: '/inloggen', replace: true })
    },
  })
  useUnsaved(!reset.isSuccess && (form.nieuwWachtwoord !== '' || form.herhaalWachtwoord !== ''))
  const fault = passwordFault(reset.error, text)
  const general = reset.error !== null && fault === null ? errorText(reset.error) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isGoodPassword(form, [])) reset.mutate({ token, ...form })
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {general !== null && (
        <Notice kind="danger">
          <span>{text(general.key, general.params)}</span>
          {general.key === 'wachtwoord.link_ongeldig' && (
            <ScreenLink to="/wachtwoord-vergeten">{text('auth.newLink')}</ScreenLink>
          )}
        </Notice>
      )}
      <NewPasswordFields value={form} onChange={setForm} names={[]} tried={tried} fault={fault} />
      <Button type="submit" kind="primary" busy={reset.isPending}>
        {text('auth.setPassword')}
      </Button>
    </Stack>
  )
}
