import classes from './Bars.module.css'

/** How much is on a list; it jumps when that changes, so that the eye finds where something went. */
export function CountBadge({ count }: { readonly count: number }) {
  return (
    <span key={count} className={classes.badge}>
      {count}
    </span>
  )
}
