import type { Sighting } from '@portal/domain/site-walks/sighting.ts'
import { IconCheck } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './SiteWalks.module.css'
import type { PageRow } from './use-walk.ts'

interface WalkRowItemProps {
  readonly row: PageRow
  readonly onSee?: (thing: Omit<Sighting, 'moment'>) => void
}

/** A thing of a walk: what it is, what stands out about it, and one tap for what somebody sees. */
export function WalkRowItem({ row, onSee }: WalkRowItemProps) {
  const { thing, book } = row
  const format = useFormat()
  const name = book?.omschrijving ?? (thing.code || thing.materieelSoort)
  const number = thing.materieelNummer || (book === null ? '' : format.amount(row.expected, book.eenheid, 2))
  return (
    <Row as="li" gap={3} align="center" className={classes.row} data-state={row.state}>
      <ItemPicture item={{ afbeelding: book?.afbeelding ?? null, omschrijving: name }} size="small" />
      <Stack shrinks className={classes.words}>
        <strong>{name}</strong>
        <span className="soft" translate="no">
          {number}
        </span>
        <RowMarks row={row} />
      </Stack>
      {onSee && <SeeControl row={row} name={`${name} ${thing.materieelNummer}`.trim()} onSee={onSee} />}
    </Row>
  )
}

/** What is late, badly inspected, standing still, or not in the books. */
function RowMarks({ row: { lateDays, isInspectionBad, stillDays, book, state, sighting } }: { readonly row: PageRow }) {
  const text = useText()
  const isBare = lateDays === 0 && !isInspectionBad && stillDays === 0 && book !== null
  if (isBare) return null
  return (
    <Row as="span" gap={1} wrap>
      {book === null && (
        <StatusChip kind="warning">
          {state === 'elders'
            ? text('siteWalks.elsewhere', { name: sighting?.elders ?? '' })
            : text('siteWalks.notInBooks')}
        </StatusChip>
      )}
      {lateDays > 0 && <StatusChip kind="danger">{text('agenda.late', { count: lateDays })}</StatusChip>}
      {isInspectionBad && <StatusChip kind="danger">{text('siteWalks.inspection')}</StatusChip>}
      {stillDays > 0 && <StatusChip>{text('siteWalks.still', { count: stillDays })}</StatusChip>}
    </Row>
  )
}

interface SeeControlProps extends Required<WalkRowItemProps> {
  readonly name: string
}

const mostCounted = 99_999

function SeeControl({ row, name, onSee }: SeeControlProps) {
  const text = useText()
  const { thing, book, seen, expected } = row
  const isSeen = (seen ?? 0) > 0
  if (thing.materieelNummer !== '' || book === null) {
    return (
      <Button
        icon={<IconCheck aria-hidden />}
        aria-pressed={isSeen}
        aria-label={text('siteWalks.seenOf', { name })}
        className={classes.tick}
        onClick={() => onSee({ ...thing, aantal: isSeen ? 0 : 1 })}
      />
    )
  }
  // What is there by the piece is counted in whole ones.
  const whole = Math.round(expected)
  return (
    <Stack gap={1} justify="end">
      <QuantityStepper
        value={seen}
        max={mostCounted}
        label={text('siteWalks.countOf', { name })}
        start={text('siteWalks.count')}
        onChange={(next) => onSee({ ...thing, aantal: next ?? 0 })}
      />
      {seen === null && (
        <Button kind="quiet" small onClick={() => onSee({ ...thing, aantal: whole })}>
          {text('siteWalks.allOf', { count: whole })}
        </Button>
      )}
    </Stack>
  )
}
