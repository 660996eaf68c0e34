import { portalTitle } from '@portal/domain/constants.ts'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { NotAllowedPage } from '../features/home/NotAllowedPage.tsx'
import { CodeMissingError } from '../lib/call-error.ts'
import { useOnline } from '../lib/connectivity.ts'
import { reloadWithNewest } from '../lib/service-worker.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { NotAllowedError } from './guard.ts'
import { useScreenTitle } from './page-title.ts'

/** Does it again as soon as the portal is back; what failed while it was there is left to the person. */
function useOnceBack(again: () => void): void {
  const online = useOnline()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) again()
    wasOnline.current = online
  }, [online, again])
}

/** Stands in for a screen that may not be opened or that failed. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const title = useScreenTitle() ?? portalTitle
  const retry = () => {
    if (error instanceof CodeMissingError) return void reloadWithNewest()
    reset()
    void router.invalidate()
  }
  useOnceBack(retry)
  if (error instanceof NotAllowedError) return <NotAllowedPage />
  return (
    <Page title={title}>
      <ErrorState error={error} onRetry={retry} />
    </Page>
  )
}
