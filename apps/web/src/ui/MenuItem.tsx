import { IconCheck } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './MenuItem.module.css'

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly onChoose: () => void
  /** Set for a choice among several: the chosen one carries a tick. */
  readonly chosen?: boolean
  readonly hint?: ReactNode
}

export function MenuItem({ icon, children, onChoose, chosen, hint }: MenuItemProps) {
  return (
    <button type="button" className={classes.item} aria-pressed={chosen} onClick={onChoose}>
      {icon}
      <span className={classes.text}>
        {children}
        {hint && <span className="note">{hint}</span>}
      </span>
      {chosen === true && <IconCheck size={18} aria-hidden />}
    </button>
  )
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** An entry of a menu that leads out of the portal, such as to the phone. */
export function MenuAnchor({ icon, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes.item}>
      {icon}
      <span className={classes.text}>{children}</span>
    </a>
  )
}

/** An entry of a menu that goes to a screen. */
export const MenuLink = createLink(MenuAnchor)

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <div className={classes.heading}>{children}</div>
}

export function MenuLine() {
  return <hr className={classes.line} />
}
