import type { AgainLine } from '@portal/contract/again.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './QuickOrder.module.css'

interface AgainLinesProps {
  readonly label: string
  readonly lines: readonly AgainLine[]
}

/** Lines of the last time, each with what comes of it or why it does not. */
export function AgainLines({ label, lines }: AgainLinesProps) {
  return (
    <ul className={`card-rows lined ${classes.lines}`} aria-label={label}>
      {lines.map((line) => (
        <Line key={`${line.type} ${line.materieelSoort} ${line.setNummer} ${line.stand}`} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { readonly line: AgainLine }) {
  const text = useText()
  const format = useFormat()
  const { stand, aantal, gevraagd, setNummer } = line
  const isLeft = aantal === 0
  return (
    <li data-left={isLeft || undefined}>
      <ItemPicture item={line} size="small" />
      <Stack justify="start" className={classes.words}>
        <strong>{line.omschrijving}</strong>
        <small className="soft" translate="no">
          {[line.materieelSoort, setNummer !== '' && `${line.setOmschrijving} ${setNummer}`]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {stand === 'komt_mee' && <small className="soft">{text('quickOrder.comesAlong')}</small>}
        {stand !== 'komt' && stand !== 'komt_mee' && (
          <StatusChip kind={stand === 'toeslag' ? 'info' : 'danger'}>{text(`quickOrder.left.${stand}`)}</StatusChip>
        )}
      </Stack>
      <Stack justify="end" className={classes.count}>
        <strong className="figures">{text('item.times', { count: format.number(isLeft ? gevraagd : aantal) })}</strong>
        {!isLeft && aantal !== gevraagd && (
          <small className="soft">{text('quickOrder.was', { count: format.number(gevraagd) })}</small>
        )}
      </Stack>
    </li>
  )
}
