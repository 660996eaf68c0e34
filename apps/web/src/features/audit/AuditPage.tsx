import { audit } from '@portal/contract/audit.ts'
import { IconHistory } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { readPages } from '../../shared/administration/read-pages.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { startState } from '../../ui/table/table-state.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditColumns } from './audit-columns.tsx'
import { type AuditView, auditForm, firstDay } from './audit-view.ts'

/** What people changed, for administrators: who, what, when and where, to filter and to export. */
export function AuditPage() {
  const text = useText()
  const [view, setView] = useAddressState(auditForm)
  const [state, setState] = useTableState()
  const preferences = usePreferences()
  const asked = {
    onderdeel: view.feature,
    van: view.from ?? firstDay(today()),
    tot: view.until,
    zoekterm: state.search.slice(0, 100),
  }
  const query = useCall(
    audit.getAuditLog,
    { ...asked, pagina: state.page, rijen: state.pageSize ?? preferences.pageSize },
    { keepLast: true },
  )
  const columns = useMemo(() => auditColumns(text), [text])
  const show = (change: Partial<AuditView>) => {
    setView((now) => ({ ...now, ...change }))
    if (state.page !== 1 && change.open === undefined) setState({ ...state, page: 1 })
  }
  const search = (term: string) => setState({ ...startState, columns: state.columns, search: term })
  const isNarrowed = state.search !== '' || view.feature !== '' || view.from !== null || view.until !== null
  const clear = () => {
    setView((now) => ({ ...now, feature: '', from: null, until: null }))
    search('')
  }
  return (
    <SettingsFrame title={text('page./settings/audit')} intro={text('audit.intro')}>
      <AuditFilters view={view} onChange={show} />
      <StateView query={query} skeleton="table">
        {({ items, totaal }) => {
          const open = items.find(({ id }) => id === view.open)
          return (
            <>
              <DataTable
                label={text('page./settings/audit')}
                columns={columns}
                rows={items}
                rowKey={(row) => row.id}
                state={state}
                onState={setState}
                onOpen={(row) => show({ open: row.id })}
                served={{
                  total: totaal,
                  readAll: (onRead) => readPages((page) => call(audit.getAuditLog, { ...asked, ...page }), onRead),
                }}
                empty={
                  <EmptyState
                    icon={<IconHistory />}
                    title={text(isNarrowed ? 'audit.noMatch' : 'audit.empty')}
                    action={isNarrowed && <Button onClick={clear}>{text('audit.clear')}</Button>}
                  />
                }
              />
              {open !== undefined && (
                <AuditDetails
                  row={open}
                  onClose={() => show({ open: '' })}
                  onPerson={(name) => {
                    show({ open: '' })
                    search(name)
                  }}
                />
              )}
            </>
          )
        }}
      </StateView>
    </SettingsFrame>
  )
}
