import type { Location as WireLocation } from '@portal/contract/locations.ts'
import { locationCookieDays } from '@portal/domain/constants.ts'
import type { LocationEffect, LocationEvent, LocationSelection } from '@portal/domain/locations/selection.ts'
import { nextLocationSelection, noLocations } from '@portal/domain/locations/selection.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts'
import { previewTab } from '../../lib/preview-tab.ts'
import { sessionStore } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** A location as the portal speaks of it; only the wire writes `geblokeerd`. */
export type Location = Omit<WireLocation, 'geblokeerd'> & { readonly geblokkeerd: boolean }

function fromWire({ geblokeerd, ...location }: WireLocation): Location {
  return { ...location, geblokkeerd: geblokeerd }
}

const cookieName = 'mp_locatie'
const listName = 'mp_locaties'
/** A cookie holds 4096 bytes with its name and attributes; a longer list moves to the session storage. */
const cookieListBytes = 3500

/** An older portal kept locations as the wire spells them. */
type KeptLocation = Location | WireLocation

/** A long list, which outlives its session in a window that somebody else logs in to later. */
interface KeptList {
  readonly whose: string
  readonly locations: readonly KeptLocation[]
}
const userNow = (): string => sessionStore.get().claims?.userName ?? ''

function keptList(): readonly KeptLocation[] {
  const kept = readStored<Partial<KeptList>>(sessionStorage, listName)
  return kept?.whose === userNow() ? (kept.locations ?? []) : []
}

interface LocationCookie {
  readonly selectedLocation: string | null
  readonly projectSelected: boolean
  /** Null when the list is in the session storage because it is too long for a cookie. */
  readonly locations: readonly KeptLocation[] | null
}

function stored(): LocationSelection<Location> {
  const preview = previewTab()
  if (preview !== null) return { ...noLocations, selected: preview.locationNo }
  const cookie = readCookie<LocationCookie>(cookieName)
  if (cookie === null) return noLocations
  const kept = cookie.locations ?? keptList()
  const locations = kept.map((location) => ('geblokeerd' in location ? fromWire(location) : location))
  return { locations, selected: cookie.selectedLocation, projectSelected: cookie.projectSelected === true }
}

const store = createStore<LocationSelection<Location>>(stored())

/** Selected location and list, in a cookie of half a day (R-ENT-24, R-CONST-08). */
function persist({ locations, selected, projectSelected }: LocationSelection<Location>): void {
  const fits = encodeURIComponent(JSON.stringify(locations)).length <= cookieListBytes
  const cookie: LocationCookie = { selectedLocation: selected, projectSelected, locations: fits ? locations : null }
  writeCookie(cookieName, cookie, locationCookieDays)
  const kept: KeptList = { whose: userNow(), locations }
  writeStored(sessionStorage, listName, fits ? null : kept)
}

const effectListeners = new Map<LocationEffect, Set<() => void>>()

/** What a feature does when the selection changes, e.g. reads its list again (R-LOC-01 to R-LOC-03). */
export function onLocationEffect(effect: LocationEffect, run: () => void): () => void {
  const known = effectListeners.get(effect) ?? new Set()
  effectListeners.set(effect, known.add(run))
  return () => known.delete(run)
}

export function tellLocations(told: LocationEvent<WireLocation>): void {
  const event = told.type === 'loaded' ? { ...told, locations: told.locations.map(fromWire) } : told
  const { state, effects } = nextLocationSelection(store.get(), event)
  persist(state)
  store.set(state)
  for (const effect of effects) for (const run of effectListeners.get(effect) ?? []) run()
}

export function locationSelection(): LocationSelection<Location> {
  return store.get()
}

export function useLocations(): LocationSelection<Location> {
  return useStore(store)
}

/** The chosen location, or null. Screens of a location show the prompt to choose one when it is null. */
export function useLocation(): Location | null {
  return selectedOf(useStore(store))
}

export function currentLocation(): Location | null {
  return selectedOf(store.get())
}

function selectedOf({ locations, selected }: LocationSelection<Location>): Location | null {
  return locations.find((location) => location.nummer === selected) ?? null
}

/** The choice of somebody who lost their session and came back; their list is still to be read. */
export function returnToLocation(selected: string, projectSelected: boolean): void {
  store.set({ locations: [], selected, projectSelected })
}

/** After logging out nothing of the user's locations stays behind. */
export function forgetLocations(): void {
  removeCookie(cookieName)
  writeStored(sessionStorage, listName, null)
  store.set(noLocations)
}
