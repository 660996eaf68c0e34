import type { Contents } from '@portal/contract/values.ts'
import { useFormat } from '../../lib/format.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import classes from './NamedLink.module.css'
import { thingsName } from './things-name.ts'

interface NamedLinkProps {
  readonly to: string
  readonly contents: Contents
  /** The one that people know; it stands small below the name, or for it where there is none. */
  readonly number: string
}

/** The way to a request or an order in a list: what is in it, with its number below. */
export function NamedLink({ to, contents, number }: NamedLinkProps) {
  const name = thingsName(contents, useFormat())
  return (
    <Stack as="span" gap={3} align="center" className={classes.named}>
      <Picture src={contents.afbeelding} alt="" size="small" />
      <span>
        <ScreenLink to={to}>{name === '' ? <span translate="no">{number}</span> : name}</ScreenLink>
        {name !== '' && <small translate="no">{number}</small>}
      </span>
    </Stack>
  )
}
