import type { Request } from '@portal/contract/request-records.ts'
import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import { requestStanding } from '@portal/domain/requests/request-standing.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'
import { againColumn } from '../../shared/records/again-column.tsx'
import { locationColumn } from '../../shared/records/location-column.ts'
import { NamedLink } from '../../shared/records/NamedLink.tsx'
import {
  isSendingTold,
  RequestStatusChip,
  requestStatusWords,
  SendingChip,
} from '../../shared/records/RequestChips.tsx'
import { settingColumns } from '../../shared/records/setting-columns.ts'
import { Row } from '../../ui/Layout.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

export type RequestRow = Request
type Column = TableColumn<RequestRow>

const wantedDays = ['leverDatum', 'verplaatsDatum', 'afvoerDatum'] as const
type WantedDay = (typeof wantedDays)[number]

/** A request has one of these days, by its kind. */
function day(id: WantedDay, header: string): Column {
  return { id, header, value: (row) => row[id], kind: 'date', brief: true }
}

/** Two or more of these days are one column, as each request has one; each by itself is there for who chooses it. */
function withOneDay(columns: readonly Column[], text: Text): readonly Column[] {
  const shown = wantedDays.filter((id) => columns.some((column) => column.id === id))
  const [first] = shown
  if (first === undefined || shown.length === 1) return columns
  const when: Column = column('wanneer', text('requests.when'), {
    value: (row) => shown.map((id) => row[id]).find((one) => one !== null) ?? null,
    kind: 'date',
    brief: true,
    exported: false,
  })
  return columns.flatMap((column) => {
    if (!shown.some((id) => id === column.id)) return [column]
    const alone = { ...column, hidden: true, inside: when.id }
    return column.id === first ? [when, alone] : [alone]
  })
}

/** The columns that the setting knows, and those that always go with one of them. */
function columnsByName(text: Text): Readonly<Record<string, readonly Column[]>> {
  const number: Column = field('aanvraagnummer', text('requests.number'), {
    cell: (row) => (
      <NamedLink
        to={`/aanvragen/${encodeURIComponent(row.aanvraagnummer)}`}
        contents={row.inhoud}
        number={row.aanvraagnummer}
      />
    ),
    required: true,
    title: true,
  })
  const contents: Column = column('inhoud', text('requests.contents'), {
    value: (row) => row.inhoud.naam,
    hidden: true,
    inside: 'aanvraagnummer',
  })
  // The customer reads one number; that of the back office is searched, and a column for who sorts or exports by it.
  const erpNumber: Column = field('erpNummer', text('requests.erpNumber'), { kind: 'code', hidden: true })
  const status: Column = column('status', text('requests.status'), {
    value: (row) => requestStanding(row),
    words: (row) => requestStatusWords(row, text),
    cell: (row) => (
      <Row as="span" inline gap={1} wrap>
        <RequestStatusChip {...row} />
        {isSendingTold(row) && <SendingChip verzending={row.verzending} />}
      </Row>
    ),
    filter: true,
    brief: true,
  })
  const sending: Column = field('verzending', text('requests.sending'), {
    words: (row) => text(`requests.delivery.${row.verzending}`),
    cell: (row) => <SendingChip verzending={row.verzending} />,
    filter: true,
    hidden: true,
  })
  const kind: Column = field('soort', text('requests.kind'), {
    words: (row) => text(`enum.RequestType.${row.soort}`),
    filter: true,
    brief: true,
  })
  return {
    aanvraagnummer: [number, contents, erpNumber],
    datum: [field('datum', text('requests.date'), { kind: 'date' }), day('leverDatum', text('requests.deliveryDate'))],
    verplaatsDatum: [day('verplaatsDatum', text('requests.moveDate'))],
    afvoerDatum: [day('afvoerDatum', text('requests.removalDate'))],
    status: [status, sending],
    soort: [kind],
    aangevraagdDoor: [field('aangevraagdDoor', text('requests.requestedBy'), { filter: true })],
    collect: [field('collect', text('requests.pickup'), { kind: 'yesNo', filter: true })],
    referentie: [field('referentie', text('requests.reference'))],
  }
}

/** Columns that are hidden until they are chosen. */
function extraColumns(text: Text): readonly Column[] {
  return [
    field('retourDatum', text('requests.returnDate'), { kind: 'date', hidden: true }),
    field('spoed', text('requests.urgent'), { kind: 'yesNo', filter: true, hidden: true }),
    field('aantalRegels', text('requests.lines'), { kind: 'number', hidden: true }),
  ]
}

/** The status where the setting leaves it out: a figure of the reports leads to the requests that have one. */
function hiddenStatus(known: ReturnType<typeof columnsByName>, shown: readonly string[]): readonly Column[] {
  return shown.includes('status') ? [] : (known.status ?? []).map((column) => ({ ...column, hidden: true }))
}

/** The columns of the overview as the setting Aanvragen_Kolommen says (R-ENT-33, R-SET-33). */
export function requestColumns(settings: Pick<Settings, 'column'>, text: Text, inProject: boolean): readonly Column[] {
  const known = columnsByName(text)
  const shown = visibleColumns(settings.column('Aanvragen_Kolommen'))
  const chosen = withOneDay(settingColumns(settings.column('Aanvragen_Kolommen'), known), text)
  const again = againColumn<RequestRow>(text, ({ aantalRegels, aanvraagnummer }) =>
    aantalRegels === 0 ? null : { kind: 'aanvraag', number: aanvraagnummer },
  )
  return [
    ...chosen,
    ...hiddenStatus(known, shown),
    ...(inProject ? [locationColumn<RequestRow>(text)] : []),
    ...extraColumns(text),
    again,
  ]
}
