import type { RequestDetails } from '@portal/contract/requests.ts'
import { lazy, Suspense } from 'react'
import { loadAdminTexts } from '../../lib/text.ts'

const Part = lazy(async () => {
  const [part] = await Promise.all([import('./parts/WithdrawPart.tsx'), loadAdminTexts()])
  return { default: part.WithdrawPart }
})

/** Takes a request back that was just sent, as long as that is possible. */
export function WithdrawButton({ request }: { readonly request: RequestDetails }) {
  return (
    <Suspense fallback={null}>
      <Part request={request} />
    </Suspense>
  )
}
