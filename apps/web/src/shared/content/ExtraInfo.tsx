import type { ContentPlace } from '@portal/domain/content/content-places.ts'
import { lazy, Suspense } from 'react'

/** Not of the first page: nobody waits for it. */
const ExtraInfoText = lazy(async () => ({ default: (await import('./parts/ExtraInfoText.tsx')).ExtraInfoText }))

/** What the company says at this place, once it is there; nothing where it says nothing. */
export function ExtraInfo({ place }: { readonly place: ContentPlace }) {
  return (
    <Suspense>
      <ExtraInfoText place={place} />
    </Suspense>
  )
}
