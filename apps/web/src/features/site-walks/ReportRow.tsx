import type { WalkReportRow } from '@portal/contract/site-walks.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { type ChipKind, StatusChip } from '../../ui/StatusChip.tsx'
import classes from './SiteWalks.module.css'

const kinds: Readonly<Record<WalkReportRow['stand'], ChipKind>> = {
  gevonden: 'success',
  open: 'neutral',
  ontbreekt: 'danger',
  minder: 'danger',
  meer: 'warning',
  extra: 'warning',
  elders: 'warning',
  onbekend: 'warning',
}

interface ReportRowProps {
  readonly row: WalkReportRow
  /** What else is said of it. */
  readonly about?: ReactNode
  readonly children?: ReactNode
}

/** A thing of a report: what it is, how it stands, and what can be done about it. */
export function ReportRow({ row, about, children }: ReportRowProps) {
  const text = useText()
  return (
    <Row as="li" gap={3} align="center" wrap className={classes.row}>
      <ItemPicture item={row} size="small" />
      <Stack shrinks className={classes.words}>
        <strong>{row.omschrijving}</strong>
        <Row as="span" gap={2} align="center" wrap>
          {row.code === '' && (
            <span className="soft" translate="no">
              {row.materieelNummer || row.materieelSoort}
            </span>
          )}
          {about ?? <WalkStand row={row} />}
          {row.vorigeKeerOok && <span className="soft">{text('siteWalks.againMissing')}</span>}
        </Row>
      </Stack>
      {children}
    </Row>
  )
}

/** How a thing stands, with the numbers where it was counted. */
export function WalkStand({ row }: { readonly row: WalkReportRow }) {
  const text = useText()
  const format = useFormat()
  const isCounted = row.stand === 'minder' || row.stand === 'meer'
  return (
    <>
      <StatusChip kind={kinds[row.stand]}>
        {row.stand === 'elders'
          ? text('siteWalks.elsewhere', { name: row.elders })
          : text(`siteWalks.stand.${row.stand}`)}
      </StatusChip>
      {isCounted && (
        <span>
          {text('siteWalks.seenOfExpected', {
            seen: format.number(row.gezien ?? 0, 2),
            total: format.number(row.verwacht, 2),
          })}
        </span>
      )}
    </>
  )
}
