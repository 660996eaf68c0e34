import { locationName } from './location-name.ts'

interface SelectableLocation {
  readonly nummer: string
  readonly omschrijving: string
}

export interface LocationSelection<L extends SelectableLocation> {
  readonly locations: readonly L[]
  /** Number of the selected location. */
  readonly selected: string | null
  readonly projectSelected: boolean
}

export type LocationEvent<L extends SelectableLocation> =
  | { readonly type: 'loaded'; readonly locations: readonly L[] }
  | { readonly type: 'selected'; readonly nummer: string }
  | { readonly type: 'deselected' }
  | { readonly type: 'refreshAsked' }
  | { readonly type: 'refreshDone' }
  | { readonly type: 'projectToggled' }

/** What the shell has to do after an event, in this order. */
export type LocationEffect =
  | 'loadOrderList'
  | 'loadRemovalList'
  | 'clearOrderList'
  | 'clearRemovalList'
  | 'refreshLocations'
  | 'loadLocations'
  | 'warnSelectionLost'

/** Key of the warning that goes with `warnSelectionLost` (R-LOC-06). */
export const selectionLostMessage = 'geselecteerde_locatie'

export const noLocations: LocationSelection<never> = { locations: [], selected: null, projectSelected: false }

interface Step<L extends SelectableLocation> {
  readonly state: LocationSelection<L>
  readonly effects: readonly LocationEffect[]
}

/** The next selection of a location and what follows from it (R-LOC-01 to R-LOC-08). */
export function nextLocationSelection<L extends SelectableLocation>(
  state: LocationSelection<L>,
  event: LocationEvent<L>,
): Step<L> {
  switch (event.type) {
    case 'loaded':
      return loaded(state, event.locations)
    case 'selected':
      return selected(state, event.nummer)
    case 'deselected':
      return { state: { ...state, selected: null }, effects: ['clearOrderList', 'clearRemovalList'] }
    case 'refreshAsked':
      return { state, effects: ['refreshLocations'] }
    case 'refreshDone':
      return { state, effects: ['loadLocations'] }
    case 'projectToggled':
      return { state: { ...state, projectSelected: !state.projectSelected }, effects: [] }
  }
}

/** A loaded list replaces the one before; a selection that is not in it is given up (R-LOC-05, R-LOC-08). */
function loaded<L extends SelectableLocation>(state: LocationSelection<L>, list: readonly L[]): Step<L> {
  const locations = list.map((location) => ({ ...location, omschrijving: locationName(location) }))
  const lost = state.selected !== null && !locations.some(({ nummer }) => nummer === state.selected)
  if (!lost) return { state: { ...state, locations }, effects: [] }
  return {
    state: { ...state, locations, selected: null },
    effects: ['clearOrderList', 'clearRemovalList', 'warnSelectionLost'],
  }
}

/** The removal list only loads again for another location (R-LOC-02); a number that is not in the list is ignored. */
function selected<L extends SelectableLocation>(state: LocationSelection<L>, nummer: string): Step<L> {
  if (!state.locations.some((location) => location.nummer === nummer)) return { state, effects: [] }
  const changed = state.selected !== nummer
  return {
    state: { ...state, selected: nummer },
    effects: changed ? ['loadOrderList', 'loadRemovalList'] : ['loadOrderList'],
  }
}
