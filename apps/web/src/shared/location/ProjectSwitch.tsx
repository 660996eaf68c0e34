import { useText } from '../../lib/text.ts'
import { tellLocations, useLocation, useLocations } from './location-store.ts'
import classes from './ProjectSwitch.module.css'

/** Shows one location or its whole project (R-LOC-07); nothing at a location without a project. */
export function ProjectSwitch() {
  const text = useText()
  const { projectSelected } = useLocations()
  const location = useLocation()
  if (location === null || location.projectNummer === null) return null
  return (
    <label className={classes.switch} data-screen-only>
      <input
        type="checkbox"
        role="switch"
        aria-checked={projectSelected}
        checked={projectSelected}
        onChange={() => tellLocations({ type: 'projectToggled' })}
      />
      <span>
        {text('shell.projectMode')} <small translate="no">{location.projectNummer}</small>
      </span>
    </label>
  )
}
