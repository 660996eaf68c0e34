import { IconRepeat } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../frame/ScreenButton.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'
import { useMay } from '../location/use-may.ts'
import classes from './AgainLink.module.css'
import { type AgainKind, againPath } from './again-path.ts'

interface AgainProps {
  readonly kind: AgainKind
  readonly number: string
}

/** Orders the record on screen again; nothing for who fills no lists here. */
export function AgainButton({ kind, number, label }: AgainProps & { readonly label?: string }) {
  const text = useText()
  const mayEdit = useMay('orderList.edit')
  if (!mayEdit) return null
  return (
    <ScreenButton to={againPath(kind, number)} icon={<IconRepeat size={20} aria-hidden />}>
      {label ?? text('requests.again')}
    </ScreenButton>
  )
}

/** Orders a record of a list again, with one tap on its row. */
export function AgainLink({ kind, number }: AgainProps) {
  const text = useText()
  const canOpen = useScreens()
  const mayEdit = useMay('orderList.edit')
  const to = againPath(kind, number)
  if (!mayEdit || !canOpen(to)) return null
  return (
    <ScreenLink to={to} className={classes.link} label={text('requests.againOf', { number })}>
      <IconRepeat size={20} aria-hidden />
    </ScreenLink>
  )
}
