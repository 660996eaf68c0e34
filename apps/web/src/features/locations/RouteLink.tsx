import { IconRoute } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from './Locations.module.css'

/** The address of a plan of the way there: a phone opens it in its own maps. Nothing is loaded from there before a tap. */
function planOf(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

interface RouteLinkProps {
  /** What it leads to, for a screen reader. */
  readonly name: string
  /** Street, postcode and town. */
  readonly place: string
}

/** The way to a place, for a driver. */
export function RouteLink({ name, place }: RouteLinkProps) {
  const text = useText()
  if (place === '') return null
  return (
    <a
      className={classes.route}
      href={planOf(place)}
      target="_blank"
      rel="noreferrer"
      aria-label={text('locations.routeTo', { name })}
    >
      <IconRoute size={20} aria-hidden />
      {text('locations.route')}
    </a>
  )
}
