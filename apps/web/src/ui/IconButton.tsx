import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './IconButton.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, in the language of the person: read aloud and shown on hover. */
  readonly label: string
  readonly icon: ReactNode
  /** A small number on the corner; nothing when it is 0. */
  readonly count?: number
  readonly onBar?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, count = 0, onBar = false, className, ...rest }: IconButtonProps) {
  const names = [classes.button, onBar && classes.onBar, className].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={count > 0 ? `${label} (${count})` : label}
      className={names}
    >
      {icon}
      {count > 0 && <span className={classes.count}>{count > 99 ? '99+' : count}</span>}
    </button>
  )
}
