import type { Contents } from '@portal/contract/values.ts'
import { useFormat } from '../../lib/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import classes from './NamedLink.module.css'
import { thingsName } from './things-name.ts'

interface NamedLinkProps {
  readonly to: string
  readonly contents: Contents
  /** Numbers of it, that of the portal first; they stand small below the name, or for it where there is none. */
  readonly numbers: readonly string[]
}

/** The way to a request or an order in a list: what is in it, with its numbers below. */
export function NamedLink({ to, contents, numbers }: NamedLinkProps) {
  const name = thingsName(contents, useFormat())
  const [number, ...others] = numbers
  const small = name === '' ? others : numbers
  return (
    <span className={classes.named}>
      <Picture src={contents.afbeelding} alt="" size="small" />
      <span>
        <ScreenLink to={to}>{name === '' ? <span translate="no">{number}</span> : name}</ScreenLink>
        {small.length > 0 && <small translate="no">{small.join(' · ')}</small>}
      </span>
    </span>
  )
}
