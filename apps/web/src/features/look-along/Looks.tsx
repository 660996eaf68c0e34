import { lookAlong } from '@portal/contract/look-along.ts'
import { lazy, Suspense } from 'react'
import { loadLaterTexts } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'

/** It is rare, so its code and texts are loaded when it begins. */
const LooksBar = lazy(async () => {
  const [{ LooksBar: Bar }] = await Promise.all([import('./LooksBar.tsx'), loadLaterTexts()])
  return { default: Bar }
})

/** What was asked or allowed ends by itself. */
const lookAgainMs = 15_000

/** Follows whether somebody asks to look along with this person or does, and what this person asked of others. */
export function Looks() {
  const query = useCall(lookAlong.getLooks, {})
  const { bijMij = [], vanMij = [], nu = null } = query.data ?? {}
  const isQuiet = bijMij.length + vanMij.length === 0
  useCall(lookAlong.getLooks, {}, { enabled: !isQuiet, everyMs: lookAgainMs })
  if (isQuiet) return null
  return (
    <Suspense>
      <LooksBar ofMe={bijMij} mine={vanMij} now={nu} />
    </Suspense>
  )
}
