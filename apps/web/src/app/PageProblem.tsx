import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { NotAllowedPage } from '../features/home/NotAllowedPage.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { NotAllowedError } from './guard.ts'

/** Stands in for a screen that may not be opened or that failed. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof NotAllowedError) return <NotAllowedPage />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorState error={error} onRetry={retry} />
}
