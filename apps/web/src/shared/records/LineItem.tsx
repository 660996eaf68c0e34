import type { ShownItemKind } from '@portal/contract/values.ts'
import { Row } from '../../ui/Layout.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'
import { ItemPicture } from '../items/ItemPicture.tsx'
import classes from './LineItem.module.css'

interface LineItemProps {
  readonly line: {
    readonly type: ShownItemKind
    readonly materieelSoort: string
    readonly omschrijving: string
    readonly afbeelding: string | null
  }
}

/** What a line is about: picture, name and number, leading to the item. */
export function LineItem({ line }: LineItemProps) {
  const canOpen = useScreens()
  const to = `/details/${encodeURIComponent(line.materieelSoort)}`
  return (
    <Row as="span" gap={3} align="center" className={classes.item}>
      <ItemPicture item={line} size="small" />
      <span>
        {canOpen(to) ? <ScreenLink to={to}>{line.omschrijving}</ScreenLink> : line.omschrijving}
        <small translate="no">{line.materieelSoort}</small>
      </span>
    </Row>
  )
}
