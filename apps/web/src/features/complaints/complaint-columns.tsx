import type { Complaint } from '@portal/contract/complaints.ts'
import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import { listWord } from '../../lib/list-words.ts'
import type { Text } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { locationColumn } from '../../shared/records/location-column.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Complaints.module.css'
import { standingOf } from './complaint-view.ts'

type Column = TableColumn<Complaint>

function columnsByName(text: Text): Readonly<Record<string, Column>> {
  const day = (id: 'verwachteOplosDatum' | 'werkelijkeOplosDatum', header: string): Column => ({
    id,
    header,
    value: (row) => row[id],
    kind: 'date',
  })
  return {
    nummer: field('nummer', text('complaints.number'), {
      cell: (row) => (
        <ScreenLink to={`/klacht-details/${encodeURIComponent(row.id)}`}>
          <span className={classes.number} translate="no">
            {row.nummer ?? '…'}
          </span>
        </ScreenLink>
      ),
      required: true,
    }),
    omschrijving: field('omschrijving', text('complaints.descriptionColumn'), {
      cell: (row) => (
        <>
          {row.omschrijving}
          {row.ongelezen > 0 && (
            <StatusChip kind="info">{text('complaints.unread', { count: row.ongelezen })}</StatusChip>
          )}
        </>
      ),
      title: true,
    }),
    type: field('type', text('complaints.type'), {
      words: (row) => listWord(text, row.type),
      filter: true,
      brief: true,
    }),
    factuurNummer: field('factuurNummer', text('complaints.invoice'), { kind: 'code' }),
    urgentie: field('urgentie', text('complaints.urgency'), {
      words: (row) => listWord(text, row.urgentie),
      filter: true,
    }),
    referentie: field('referentie', text('complaints.reference')),
    verwachteOplosDatum: day('verwachteOplosDatum', text('complaints.expected')),
    werkelijkeOplosDatum: day('werkelijkeOplosDatum', text('complaints.resolved')),
    doorlooptijd: field('doorlooptijd', text('complaints.throughput'), {
      cell: (row) => (row.doorlooptijd === null ? '' : text('complaints.days', { count: row.doorlooptijd })),
      kind: 'number',
    }),
    status: column('status', text('complaints.status'), {
      value: (row) => standingOf(row, text).key,
      words: (row) => standingOf(row, text).words,
      cell: (row) => {
        const { words, kind } = standingOf(row, text)
        return <StatusChip kind={kind}>{words}</StatusChip>
      },
      filter: true,
      brief: true,
    }),
  }
}

/** The columns of the overviews as the setting Klachten_Kolommen says. */
export function complaintColumns(settings: Pick<Settings, 'column'>, text: Text, ofPlaces: boolean): readonly Column[] {
  const known = columnsByName(text)
  const chosen = visibleColumns([...settings.column('Klachten_Kolommen')], new Set<string>())
  const received: Column = field('ontvangenOp', text('complaints.received'), { kind: 'date', hidden: true })
  const places = ofPlaces ? [locationColumn<Complaint>(text)] : []
  return [...chosen.flatMap((name) => known[name] ?? []), ...places, received]
}
