import type { LostRequest } from '@portal/contract/sync.ts'
import { useMemo } from 'react'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

function columnsOf(text: Text): readonly TableColumn<LostRequest>[] {
  return [
    field('no', text('sync.lost.no')),
    field('erpNo', text('sync.lost.erpNo')),
    field('day', text('sync.lost.day'), { kind: 'date' }),
    field('locationNo', text('sync.lost.location')),
    field('requestedBy', text('sync.lost.requestedBy')),
    field('reference', text('sync.lost.reference')),
  ]
}

/** What a restore lost and the back office has: which requests, and what to do; nothing while there are none. */
export function LostRequests({ requests }: { readonly requests: readonly LostRequest[] }) {
  const text = useText()
  const columns = useMemo(() => columnsOf(text), [text])
  if (requests.length === 0) return null
  return (
    <Notice kind="danger" title={text('sync.lost.title', { count: requests.length })}>
      <p>{text('sync.lost.todo')}</p>
      <DataTable
        label={text('sync.lost.table')}
        columns={columns}
        rows={requests}
        rowKey={(row) => row.erpNo}
        state="own"
        empty={<EmptyState title={text('sync.none')} />}
      />
    </Notice>
  )
}
