import { mayAcross } from '@portal/domain/access/may.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { useMayFile } from '../../shared/records/use-feedback.ts'
import { approvalsScreen, useApprovalStanding } from '../approvals/approvals.queries.ts'
import { useInspectionStanding } from '../inspections/inspections.queries.ts'
import { setsScreen, useSetsExist } from '../sets/sets.queries.ts'
import classes from './Locations.module.css'
import { type Tile, tiles } from './location-tiles.ts'
import { useTileHint } from './use-tile-hint.ts'

/** An entry for each screen of the location that exists and is switched on (R-SCR-SHELL-25). */
export function LocationTiles() {
  const text = useText()
  const canOpen = useScreens()
  const inspections = useInspectionStanding()
  const standing = useApprovalStanding()
  const hintOf = useTileHint({ inspections: inspections?.open ?? null, approvals: standing.waiting })
  const areSets = useSetsExist()
  const { person } = useSession()
  const roles = useLocations().locations.map(({ rol }) => rol)
  /** What belongs to no single location, or changes one, is offered to who may do it. */
  const mayOpen: Readonly<Record<string, boolean>> = {
    '/klachten-aanmaken': useMayFile(),
    '/klachten-overzicht-directie': mayAcross(person, 'complaint.oversee', roles),
    '/locatie-aanvragen': mayAcross(person, 'location.create', roles),
    '/locatie-aanmaken': mayAcross(person, 'location.create', roles),
    '/locatie-afmelden': useMay('location.deregister'),
  }
  const isAlert = ({ to }: Tile) => to === '/materieelkeuringen' && inspections !== null && inspections.open > 0
  return (
    <ul className={classes.tiles}>
      {tiles
        .filter(({ to }) => canOpen(to) && mayOpen[to] !== false)
        .filter(({ to }) => (to !== approvalsScreen || standing.isOpen) && (to !== setsScreen || areSets))
        .map((tile) => (
          <li key={tile.to}>
            <ScreenLink to={tile.to} className={classes.tile} {...(isAlert(tile) && { search: { aandacht: true } })}>
              <tile.Icon size={22} stroke={1.6} aria-hidden />
              <span>
                <strong>{text(tile.label)}</strong>
                {hintOf(tile) !== '' && (
                  <small data-indicator={isAlert(tile) ? inspections?.indicator : undefined}>{hintOf(tile)}</small>
                )}
              </span>
            </ScreenLink>
          </li>
        ))}
    </ul>
  )
}
