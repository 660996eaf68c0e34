import { IconChevronDown, IconMapPin } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { laterPart } from '../../ui/later-part.tsx'
import classes from './LocationPicker.module.css'
import { type Location, useLocation } from './location-store.ts'

const LocationChoice = laterPart(async () => (await import('./parts/LocationChoice.tsx')).LocationChoice)

/** The name without the town at its end, which stands below it. */
function nameInTown({ omschrijving, plaats }: Location): string {
  const end = `, ${plaats}`
  return plaats !== '' && omschrijving.endsWith(end) ? omschrijving.slice(0, -end.length) : omschrijving
}

interface LocationPickerProps {
  /** How the opener looks: in the top bar, in the bar at the bottom of a phone, or as a button in a page. */
  readonly shape?: 'bar' | 'bottom' | 'button'
}

/** Always says where you are, and opens the choice of another place. */
export function LocationPicker({ shape = 'bar' }: LocationPickerProps) {
  const text = useText()
  const location = useLocation()
  const { authenticated } = useSession()
  const [open, setOpen] = useState(false)
  if (!authenticated) return null
  const name = location?.omschrijving ?? text('shell.locationNone')
  const label = location === null ? text('shell.locationPicker') : text('shell.locationCurrent', { name })
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        data-shape={shape}
        data-none={location === null || undefined}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMapPin size={shape === 'bottom' ? 24 : 20} aria-hidden />
        {shape === 'bottom' ? (
          <span>{text('nav.location')}</span>
        ) : (
          <span className={classes.where}>
            <strong>{location === null ? text('shell.locationPicker') : nameInTown(location)}</strong>
            {location !== null && (
              <small>
                {location.nummer}
                {location.plaats !== '' && ` · ${location.plaats}`}
              </small>
            )}
          </span>
        )}
        {shape !== 'bottom' && <IconChevronDown size={18} aria-hidden />}
      </button>
      {open && (
        <Suspense>
          <LocationChoice onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
