import type { SetDetails, SetLine } from '@portal/contract/sets.ts'
import { includedQuantity } from '@portal/domain/order-list/children.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { ItemPrice } from '../../shared/items/ItemPrice.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Switch } from '../../ui/Switch.tsx'
import classes from './Sets.module.css'

interface SetLinesProps {
  readonly set: SetDetails
  /** How many sets. */
  readonly aantal: number | null
  /** Items of optional lines that come with it. */
  readonly extras: ReadonlySet<string>
  readonly onToggle: (materieelSoort: string) => void
}

/** What belongs to the set, and below it what can be ordered with it. */
export function SetLines({ set, ...rest }: SetLinesProps) {
  const text = useText()
  const parts = [
    { title: text('sets.contents'), lines: set.regels.filter((line) => !line.optioneel) },
    { title: text('sets.extras'), lines: set.regels.filter((line) => line.optioneel) },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <Stack gap={5} className={classes.parts}>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={`card-rows lined ${classes.lines}`} aria-label={title}>
            {lines.map((line) => (
              <Line key={`${line.type} ${line.materieelSoort}`} line={line} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}

function Line({ line, aantal, extras, onToggle }: Omit<SetLinesProps, 'set'> & { readonly line: SetLine }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const to = `/details/${encodeURIComponent(line.materieelSoort)}`
  const comes = line.bestelbaar && (!line.optioneel || extras.has(line.materieelSoort))
  return (
    <li data-out={!comes || undefined}>
      <ItemPicture item={line} size="small" />
      <Stack justify="start" className={classes.words}>
        <strong>
          {canOpen(to) && line.bestelbaar ? <ScreenLink to={to}>{line.omschrijving}</ScreenLink> : line.omschrijving}
        </strong>
        <Row as="span" wrap className={classes.about}>
          <span translate="no">{line.materieelSoort}</span>
          <span>{text('sets.perSet', { count: format.number(line.aantalPerSet, 2) })}</span>
        </Row>
        {!line.bestelbaar && <StatusChip kind="danger">{text('catalogue.notOrderable')}</StatusChip>}
        <ItemPrice item={line} />
      </Stack>
      {comes && aantal !== null && (
        <strong className="figures">
          {text('item.times', { count: format.number(includedQuantity(aantal, line.aantalPerSet)) })}
        </strong>
      )}
      <FavouriteButton item={{ ...line, kind: line.type }} />
      {line.optioneel && line.bestelbaar && (
        <Switch
          label={<span className="out-of-sight">{text('sets.with', { name: line.omschrijving })}</span>}
          checked={extras.has(line.materieelSoort)}
          onChange={() => onToggle(line.materieelSoort)}
        />
      )}
    </li>
  )
}
