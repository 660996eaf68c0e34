import { type FactorOwner, secondFactor } from '@portal/contract/second-factor.ts'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'

/** Takes away the second step of somebody who lost theirs, after one question; nothing where that is not allowed. */
export function ClearFactors({ owner: { gebruikersnaam, magWissen } }: { readonly owner: FactorOwner }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const clear = useCommand(secondFactor.removeFactorsOf, {
    onDone: () => {
      notify('security.cleared', { params: { account: gebruikersnaam }, severity: 'success' })
      setAsked(false)
    },
  })
  if (!magWissen) return null
  return (
    <>
      <Button small aria-label={text('security.clearOf', { account: gebruikersnaam })} onClick={() => setAsked(true)}>
        {text('security.clear')}
      </Button>
      <ConfirmOnce
        open={isAsked}
        title={text('security.clearOf', { account: gebruikersnaam })}
        action={text('security.clear')}
        busy={clear.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => clear.mutate({ gebruikersnaam })}
      >
        {text('security.clearText', { account: gebruikersnaam })}
      </ConfirmOnce>
    </>
  )
}
