import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../frame/ScreenLink.tsx'

interface ChangeListProps {
  readonly to: '/bestellijst' | '/afvoerlijst'
  /** The list as it is called. */
  readonly name: string
}

/** From the goods that are checked to the list they come from. */
export function ChangeList({ to, name }: ChangeListProps) {
  const text = useText()
  return (
    <ScreenLink to={to} label={text('wizard.changeOf', { what: name })}>
      {text('action.change')}
    </ScreenLink>
  )
}
