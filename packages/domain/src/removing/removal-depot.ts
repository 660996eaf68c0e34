import { ownDepot } from '../ordering/start-depot.ts'
import type { Settings } from '../settings/read-setting.ts'

/** What is known of the depot of a location; empty where nothing is. */
export interface KnownDepots {
  /** Which depot serves the location, by the back office. */
  readonly ofLocation: string
  /** Where the last removal of the location went. */
  readonly ofLastRemoval: string
}

/**
 * Number of the depot that a removal starts with: the one the firm names (R-SET-30), else the one that serves the location,
 * else the one of its last removal. A depot that is gone counts for nothing; empty when the person has to choose.
 */
export function removalDepot(
  { ofLocation, ofLastRemoval }: KnownDepots,
  depots: readonly { readonly nummer: string }[],
  settings: Pick<Settings, 'string'>,
): string {
  const named = [ownDepot('Depot_Afvoer', settings), ofLocation, ofLastRemoval]
  return named.find((no) => depots.some(({ nummer }) => nummer === no)) ?? ''
}
