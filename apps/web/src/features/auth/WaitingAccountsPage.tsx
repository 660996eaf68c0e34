import { auth } from '@portal/contract/auth.ts'
import { IconUserCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { waitingColumns } from './waiting-columns.tsx'

/** Waiting ends by itself, and others may fail meanwhile. */
const lookAgainMs = 30_000

/** The accounts that wait after failed logins; an administrator lets one in again (R-ROLE-34). */
export function WaitingAccountsPage() {
  const text = useText()
  const [state, setState] = useTableState()
  const query = useCall(auth.getWaitingAccounts, {}, { everyMs: lookAgainMs })
  const columns = useMemo(() => waitingColumns(text), [text])
  return (
    <SettingsFrame title={text('page./settings/accounts')} intro={text('auth.waitingIntro')}>
      <StateView query={query} skeleton="table">
        {({ items }) => (
          <DataTable
            label={text('page./settings/accounts')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.gebruikersnaam}
            state={state}
            onState={setState}
            empty={<EmptyState icon={<IconUserCheck />} title={text('auth.nobodyWaits')} />}
          />
        )}
      </StateView>
    </SettingsFrame>
  )
}
