import { lazy, Suspense } from 'react'
import { loadSiteTexts } from '../../lib/text.ts'
import type { RecordMenuProps } from './parts/RecordMenuItems.tsx'

const Items = lazy(async () => {
  const [part] = await Promise.all([import('./parts/RecordMenuItems.tsx'), loadSiteTexts()])
  return { default: part.RecordMenuItems }
})

/** What can be done with a request or an order that was sent, beside ordering it again: for the calendar, share, print, call. */
export function RecordMenu(props: RecordMenuProps) {
  return (
    <Suspense fallback={null}>
      <Items {...props} />
    </Suspense>
  )
}
