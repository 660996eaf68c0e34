import type { WaitingAccount } from '@portal/contract/auth.ts'
import type { Text } from '../../lib/text.ts'
import { actionColumn, column } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { ReleaseButton } from './ReleaseButton.tsx'

/** Who waits, since when and until when, with the button that ends it. */
export function waitingColumns(text: Text): readonly TableColumn<WaitingAccount>[] {
  return [
    column('account', text('login.accountnaam'), {
      value: (row) => row.gebruikersnaam,
      cell: (row) => <strong translate="no">{row.gebruikersnaam}</strong>,
      required: true,
      title: true,
    }),
    { id: 'name', header: text('auth.waiting.name'), value: (row) => row.naam },
    { id: 'failures', header: text('auth.waiting.failures'), value: (row) => row.pogingen, kind: 'number' },
    { id: 'last', header: text('auth.waiting.last'), value: (row) => row.laatste, kind: 'moment' },
    { id: 'until', header: text('auth.waiting.until'), value: (row) => row.wachtTot, kind: 'moment' },
    { id: 'networks', header: text('auth.waiting.networks'), value: (row) => row.netwerken, kind: 'number' },
    actionColumn('release', text('auth.release'), { cell: (row) => <ReleaseButton account={row} />, required: true }),
  ]
}
