import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { isForControl } from '../../ui/table/table-parts.ts'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { animateLeaving } from './animate-leaving.ts'
import classes from './ListLines.module.css'

interface LineRowProps {
  readonly kind?: 'set' | 'in-set' | 'included'
  readonly picture: ReactNode
  readonly name: string
  /** The page of the thing; null where the person may not open it. */
  readonly to: string | null
  /** Numbers and words below the name. */
  readonly about: ReactNode
  /** What is wrong with the line, which is always said. */
  readonly fault?: ReactNode
  readonly remark?: ReactNode
  readonly figures?: ReactNode
  readonly quantity: ReactNode
  /** What else can be done with the thing. */
  readonly more?: ReactNode
  /** Takes the line off the list; null where nothing may be changed. */
  readonly removal: { readonly label: string; readonly onRemove: () => void } | null
}

/** A line of a list. On a phone it is one row of picture, name and quantity, and its name unfolds the rest. */
export function LineRow(props: LineRowProps) {
  const { kind, name, to, about, quantity, removal } = props
  const text = useText()
  const isNarrow = useNarrowScreen()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isNarrow && !isOpen
  const link = to === null ? name : <ScreenLink to={to}>{name}</ScreenLink>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name is a button that does the same by keyboard
    <li
      className={classes.line}
      data-kind={kind}
      data-folded={isFolded || undefined}
      onClick={(event) => isNarrow && !isForControl(event.target) && setOpen(!isOpen)}
    >
      {props.picture}
      <Stack justify="start" className={classes.words}>
        <strong>
          {isNarrow ? (
            <button type="button" className={classes.name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <span>{name}</span>
            </button>
          ) : (
            link
          )}
        </strong>
        <Row as="span" wrap className={classes.about}>
          {about}
        </Row>
        {props.fault}
        {!isFolded && props.remark}
        {isNarrow && isOpen && to !== null && <ScreenLink to={to}>{text('action.open')}</ScreenLink>}
      </Stack>
      {!isFolded && (
        <Stack justify="end" className={classes.figures}>
          {props.figures}
        </Stack>
      )}
      <Row gap={1} align="center" justify="end" className={classes.quantity}>
        {quantity}
        {!isFolded && props.more}
      </Row>
      {!isFolded && removal !== null && (
        <IconButton
          className={classes.remove ?? ''}
          label={removal.label}
          icon={<IconTrash size={20} />}
          onClick={({ currentTarget }) => {
            animateLeaving(currentTarget.closest('li'))
            removal.onRemove()
          }}
        />
      )}
    </li>
  )
}
