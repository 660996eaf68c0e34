import { auth } from '@portal/contract/auth.ts'
import { IconUserCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { waitingColumns } from './waiting-columns.tsx'

/** Waiting ends by itself, and others may fail meanwhile. */
const lookAgainMs = 30_000

/** The accounts that wait after failed logins; an administrator lets one in again (R-ROLE-34). */
export function WaitingAccountsPage() {
  const text = useText()
  const query = useCall(auth.getWaitingAccounts, {}, { everyMs: lookAgainMs })
  const columns = useMemo(() => waitingColumns(text), [text])
  return (
    <SettingsFrame title={text('page./settings/accounts')} intro={text('auth.waitingIntro')}>
      <QueryTable
        query={query}
        label={text('page./settings/accounts')}
        columns={columns}
        rowKey={(row) => row.gebruikersnaam}
        empty={<EmptyState icon={<IconUserCheck />} title={text('auth.nobodyWaits')} />}
      />
    </SettingsFrame>
  )
}
