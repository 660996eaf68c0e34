import { IconLock } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In place of a screen that is switched off or not for this person (R-SCR-SHELL-25). */
export function NotAllowedPage() {
  const text = useText()
  return (
    <EmptyState
      icon={<IconLock />}
      isScreen
      title={text('error.niet_toegankelijk')}
      action={<ButtonLink to="/">{text('error.toHome')}</ButtonLink>}
    />
  )
}
