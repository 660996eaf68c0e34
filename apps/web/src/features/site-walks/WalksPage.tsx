import type { CallAnswer } from '@portal/contract/define.ts'
import { siteWalks } from '@portal/contract/site-walks.ts'
import { useMemo } from 'react'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

type Standing = CallAnswer<typeof siteWalks.getStanding>['items'][number]

const sinceWords = ({ dagen }: Standing, text: Text) =>
  dagen === null ? text('siteWalks.never') : text('siteWalks.daysAgo', { count: dagen })

function columnsOf(text: Text): readonly TableColumn<Standing>[] {
  return [
    field('locatieOmschrijving', text('siteWalks.location'), { required: true, title: true }),
    field('materieellocatie', text('siteWalks.number')),
    column('dagen', text('siteWalks.lastWalk'), {
      value: (row) => sinceWords(row, text),
      cell: (row) => <StatusChip kind={row.teLang ? 'warning' : 'success'}>{sinceWords(row, text)}</StatusChip>,
    }),
    field('laatsteRonde', text('siteWalks.walkedOn'), { kind: 'moment' }),
    field('regels', text('siteWalks.standsHere'), { kind: 'number' }),
    field('ontbreekt', text('siteWalks.missingCount'), { kind: 'number' }),
    field('extra', text('siteWalks.extraCount'), { kind: 'number' }),
  ]
}

/** Which locations were not walked for too long, for who runs the portal. */
export function WalksPage() {
  const text = useText()
  const query = useCall(siteWalks.getStanding, {})
  const columns = useMemo(() => columnsOf(text), [text])
  const title = text('page./settings/rondes')
  return (
    <SettingsFrame title={title} intro={text('siteWalks.standingIntro')}>
      <QueryTable
        query={query}
        label={title}
        columns={columns}
        rowKey={(row) => row.materieellocatie}
        empty={<EmptyState title={text('siteWalks.noStock')} />}
      />
    </SettingsFrame>
  )
}
