import { audit } from '@portal/contract/audit.ts'
import { IconHistory } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditColumns } from './audit-columns.tsx'
import { auditForm, firstDay } from './audit-view.ts'

/** What people changed, for administrators: who, what, when and where, to filter and to export. */
export function AuditPage() {
  const text = useText()
  const { view, table, search, page, choose, show, clear } = useServedView(auditForm)
  const asked = {
    onderdeel: view.feature,
    van: view.from ?? firstDay(today()),
    tot: view.until,
    zoekterm: search,
  }
  const query = useCall(audit.getAuditLog, { ...asked, ...page }, { keepLast: true })
  const columns = useMemo(() => auditColumns(text), [text])
  const open = query.data?.items.find(({ id }) => id === view.open)
  const isNarrowed = search !== '' || view.feature !== '' || view.from !== null || view.until !== null
  const clearAll = () => clear({ feature: '', from: null, until: null })
  return (
    <SettingsFrame title={text('page./settings/audit')} intro={text('audit.intro')}>
      <AuditFilters view={view} onChange={show} />
      <QueryTable
        query={query}
        label={text('page./settings/audit')}
        columns={columns}
        rowKey={(row) => row.id}
        state={table}
        onOpen={(row) => choose({ open: row.id })}
        readPage={(one) => call(audit.getAuditLog, { ...asked, ...one })}
        empty={
          <EmptyState
            icon={<IconHistory />}
            title={text(isNarrowed ? 'audit.noMatch' : 'audit.empty')}
            action={isNarrowed && <Button onClick={clearAll}>{text('audit.clear')}</Button>}
          />
        }
      />
      {open !== undefined && (
        <AuditDetails row={open} onClose={() => choose({ open: '' })} onPerson={(name) => clear({ open: '' }, name)} />
      )}
    </SettingsFrame>
  )
}
