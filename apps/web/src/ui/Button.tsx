import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './Button.module.css'

/** Primary is the one thing to do on a screen; there is never a second one beside it. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Looks {
  readonly kind?: ButtonKind
  readonly icon?: ReactNode
  readonly small?: boolean
  readonly wide?: boolean
}

function classOf({ kind = 'secondary', small = false, wide = false }: Looks, extra?: string): string {
  const names = [classes.button, classes[kind], small && classes.small, wide && classes.wide, extra]
  return names.filter(Boolean).join(' ')
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  /** True while its work runs: it keeps its width, is announced as busy and does not start a second time. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ kind, icon, small, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const looks: Looks = { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) }
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy}
      className={classOf(looks, className)}
    >
      {busy ? <span className={classes.spinner} aria-hidden /> : icon}
      {children}
    </button>
  )
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Looks {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to outside the portal, such as a program of the phone, that looks like a button. */
export function ButtonAnchor({ kind, icon, small, wide, className, children, ...rest }: AnchorProps) {
  const looks: Looks = { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) }
  return (
    <a {...rest} className={classOf(looks, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A link to a screen that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
