import type { OrderList } from '@portal/contract/order-list.ts'
import type { Text, TextKey } from '../../lib/text.ts'
import type { Location } from '../../shared/location/location-store.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

const stateLooks: Readonly<Record<OrderList['toestand'], { readonly kind: ChipKind; readonly text: TextKey }>> = {
  open: { kind: 'neutral', text: 'orderList.stateOpen' },
  ingediend: { kind: 'info', text: 'orderList.stateSubmitted' },
  afgekeurd: { kind: 'danger', text: 'orderList.stateRejected' },
  geblokkeerd: { kind: 'warning', text: 'orderList.stateBlocked' },
}

/** Name, location, size, state and last change of a list. */
export function listColumns(text: Text, locations: readonly Location[]): readonly TableColumn<OrderList>[] {
  const names = new Map(locations.map((location) => [location.nummer, location.omschrijving]))
  return [
    field('naam', text('orderList.name'), { required: true, title: true }),
    column('locatie', text('nav.location'), {
      value: (list) => list.materieelLocatieNr,
      words: (list) => `${list.materieelLocatieNr} ${names.get(list.materieelLocatieNr) ?? ''}`.trim(),
      filter: true,
    }),
    { id: 'regels', header: text('orderList.lineCount'), value: (list) => list.aantalRegels, kind: 'number' },
    { id: 'stuks', header: text('total.pieces'), value: (list) => list.totaalAantal, kind: 'number' },
    field('toestand', text('orderList.state'), {
      words: (list) => text(stateLooks[list.toestand].text),
      cell: (list) => (
        <StatusChip kind={stateLooks[list.toestand].kind}>{text(stateLooks[list.toestand].text)}</StatusChip>
      ),
      filter: true,
    }),
    { id: 'gewijzigd', header: text('orderList.changed'), value: (list) => list.gewijzigdOp, kind: 'moment' },
  ]
}
