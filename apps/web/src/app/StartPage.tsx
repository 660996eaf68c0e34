import { lazy, Suspense } from 'react'
import { HomePage } from '../features/home/HomePage.tsx'
import { codeMissing } from '../lib/service-worker.ts'
import { loadSiteTexts } from '../lib/text.ts'
import { useLocation } from '../shared/location/location-store.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Not needed by who only looks round: its code and its texts come when a location is chosen. */
const SitePage = lazy(async () => {
  const texts = loadSiteTexts().catch(codeMissing)
  const { SitePage: loaded } = await import('../features/locations/SitePage.tsx').catch(codeMissing)
  await texts
  return { default: loaded }
})

/** The start: the day of the chosen location, else the way in. */
export function StartPage() {
  const location = useLocation()
  if (location === null) return <HomePage />
  return (
    <Suspense fallback={<Skeleton shape="entries" count={14} />}>
      <SitePage key={location.nummer} location={location} place="home" />
    </Suspense>
  )
}
