import { auth, type WaitingAccount } from '@portal/contract/auth.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'

/** Lets an account in again at once, on every network. */
export function ReleaseButton({ account: { gebruikersnaam } }: { readonly account: WaitingAccount }) {
  const text = useText()
  const release = useCommand(auth.releaseAccount, {
    onDone: () => notify('auth.released', { params: { account: gebruikersnaam }, severity: 'success' }),
  })
  return (
    <Button
      small
      busy={release.isPending}
      onClick={() => release.mutate({ gebruikersnaam })}
      aria-label={text('auth.releaseAccount', { account: gebruikersnaam })}
    >
      {text('auth.release')}
    </Button>
  )
}
