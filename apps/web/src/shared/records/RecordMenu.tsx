import { Suspense } from 'react'
import { loadSiteTexts } from '../../lib/text.ts'
import { laterPart } from '../../ui/later-part.tsx'
import type { RecordMenuProps } from './parts/RecordMenuItems.tsx'

const Items = laterPart(async () => {
  const [part] = await Promise.all([import('./parts/RecordMenuItems.tsx'), loadSiteTexts()])
  return part.RecordMenuItems
})

/** What can be done with a request or an order that was sent, beside ordering it again: for the calendar, share, print, call. */
export function RecordMenu(props: RecordMenuProps) {
  return (
    <Suspense fallback={null}>
      <Items {...props} />
    </Suspense>
  )
}
