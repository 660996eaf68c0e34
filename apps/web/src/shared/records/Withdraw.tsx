import type { RequestDetails } from '@portal/contract/request-records.ts'
import { Suspense } from 'react'
import { loadSiteTexts } from '../../lib/text.ts'
import { laterPart } from '../../ui/later-part.tsx'
import type { WithdrawProps } from './parts/WithdrawFrame.tsx'

const Frame = laterPart(async () => {
  const [part] = await Promise.all([import('./parts/WithdrawFrame.tsx'), loadSiteTexts()])
  return part.WithdrawFrame
})
const Part = laterPart(async () => {
  const [part] = await Promise.all([import('./parts/WithdrawPart.tsx'), loadSiteTexts()])
  return part.WithdrawPart
})

/** Asks once before a request is taken back, and says it when the back office was quicker. */
export function WithdrawDialog(props: WithdrawProps) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  )
}

/** Takes a request back that was just sent, as long as that is possible. */
export function WithdrawButton({ request }: { readonly request: RequestDetails }) {
  return (
    <Suspense fallback={null}>
      <Part request={request} />
    </Suspense>
  )
}
