import type { Request } from '@portal/contract/requests.ts'
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
  const when: Column = {
    id: 'wanneer',
    header: text('requests.when'),
    value: (row) => shown.map((id) => row[id]).find((one) => one !== null) ?? null,
    kind: 'date',
    brief: true,
    exported: false,
  }
  return columns.flatMap((column) => {
    if (!shown.some((id) => id === column.id)) return [column]
    const alone = { ...column, hidden: true, inside: when.id }
    return column.id === first ? [when, alone] : [alone]
  })
}

/** The columns that the setting knows, and those that always go with one of them. */
function columnsByName(text: Text): Readonly<Record<string, readonly Column[]>> {
  const number: Column = {
    id: 'aanvraagnummer',
    header: text('requests.number'),
    value: (row) => row.aanvraagnummer,
    cell: (row) => (
      <NamedLink
        to={`/aanvragen/${encodeURIComponent(row.aanvraagnummer)}`}
        contents={row.inhoud}
        number={row.aanvraagnummer}
      />
    ),
    required: true,
    title: true,
  }
  const contents: Column = {
    id: 'inhoud',
    header: text('requests.contents'),
    value: (row) => row.inhoud.naam,
    hidden: true,
    inside: 'aanvraagnummer',
  }
  // The customer reads one number; that of the back office is searched, and a column for who sorts or exports by it.
  const erpNumber: Column = {
    id: 'erpNummer',
    header: text('requests.erpNumber'),
    value: (row) => row.erpNummer,
    hidden: true,
  }
  const status: Column = {
    id: 'status',
    header: text('requests.status'),
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
  }
  const sending: Column = {
    id: 'verzending',
    header: text('requests.sending'),
    value: (row) => row.verzending,
    words: (row) => text(`requests.delivery.${row.verzending}`),
    cell: (row) => <SendingChip verzending={row.verzending} />,
    filter: true,
    // What is not confirmed shows beside the status; that all is well needs no column.
    hidden: true,
  }
  const kind: Column = {
    id: 'soort',
    header: text('requests.kind'),
    value: (row) => row.soort,
    words: (row) => text(`enum.RequestType.${row.soort}`),
    filter: true,
    brief: true,
  }
  return {
    aanvraagnummer: [number, contents, erpNumber],
    datum: [
      { id: 'datum', header: text('requests.date'), value: (row) => row.datum, kind: 'date' },
      day('leverDatum', text('requests.deliveryDate')),
    ],
    verplaatsDatum: [day('verplaatsDatum', text('requests.moveDate'))],
    afvoerDatum: [day('afvoerDatum', text('requests.removalDate'))],
    status: [status, sending],
    soort: [kind],
    aangevraagdDoor: [
      {
        id: 'aangevraagdDoor',
        header: text('requests.requestedBy'),
        value: (row) => row.aangevraagdDoor,
        filter: true,
      },
    ],
    collect: [
      { id: 'collect', header: text('requests.pickup'), value: (row) => row.collect, kind: 'yesNo', filter: true },
    ],
    referentie: [{ id: 'referentie', header: text('requests.reference'), value: (row) => row.referentie }],
  }
}

/** Columns that are hidden until they are chosen. */
function extraColumns(text: Text): readonly Column[] {
  return [
    {
      id: 'retourDatum',
      header: text('requests.returnDate'),
      value: (row) => row.retourDatum,
      kind: 'date',
      hidden: true,
    },
    {
      id: 'spoed',
      header: text('requests.urgent'),
      value: (row) => row.spoed,
      kind: 'yesNo',
      filter: true,
      hidden: true,
    },
    {
      id: 'aantalRegels',
      header: text('requests.lines'),
      value: (row) => row.aantalRegels,
      kind: 'number',
      hidden: true,
    },
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
