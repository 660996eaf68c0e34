import { lazy, Suspense } from 'react'
import { loadAdminTexts } from '../../lib/text.ts'
import type { WithdrawProps } from './parts/WithdrawFrame.tsx'

const Frame = lazy(async () => {
  const [part] = await Promise.all([import('./parts/WithdrawFrame.tsx'), loadAdminTexts()])
  return { default: part.WithdrawFrame }
})

/** Asks once before a request is taken back, and says it when the back office was quicker. */
export function WithdrawDialog(props: WithdrawProps) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  )
}
