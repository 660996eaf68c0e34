import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'

/** Asks before another screen is opened while something here is not saved. */
export function LeaveGuard({ active, children }: { readonly active: boolean; readonly children: ReactNode }) {
  const text = useText()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname,
    // A reload and a closed tab are asked about by `useUnsaved`.
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmOnce
      open={status === 'blocked'}
      title={text('settings.leaveTitle')}
      action={text('settings.leave')}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {children}
    </ConfirmOnce>
  )
}
