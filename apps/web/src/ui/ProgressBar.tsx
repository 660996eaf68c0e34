import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** What makes progress, for a screen reader. */
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
}

/** How far work is; it never goes back while the same work runs. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${Math.max(percent, 3)}%` }} />
    </div>
  )
}
