import { type ComponentType, lazy, Suspense, useState } from 'react'
import { HomePage } from '../features/home/HomePage.tsx'
import { codeMissing } from '../lib/service-worker.ts'
import { loadSiteTexts } from '../lib/text.ts'
import { currentLocation, type Location, useLocation } from '../shared/location/location-store.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

type Site = ComponentType<{ readonly location: Location; readonly place: 'home' }>
let site: Site | null = null

/** Not needed by who only looks round: its code and its texts come when a location is chosen. */
async function loadSite(): Promise<{ readonly default: Site }> {
  const texts = loadSiteTexts().catch(codeMissing)
  const { SitePage } = await import('../features/locations/SitePage.tsx').catch(codeMissing)
  await texts
  site = SitePage
  return { default: SitePage }
}
const SiteLater = lazy(loadSite)

/** The start with what it shows at a chosen location: React holds what it draws later back for 300 ms. */
export async function loadStart(): Promise<ComponentType> {
  // A page that cannot load it says so in its place.
  if (currentLocation() !== null) await loadSite().catch(() => undefined)
  return StartPage
}

/** The start: the day of the chosen location, else the way in. */
function StartPage() {
  const location = useLocation()
  // The same for as long as the page stands, else all of it would start again.
  const [SitePage] = useState<Site>(() => site ?? SiteLater)
  if (location === null) return <HomePage />
  return (
    <Suspense fallback={<Skeleton shape="entries" count={14} />}>
      <SitePage key={location.nummer} location={location} place="home" />
    </Suspense>
  )
}
