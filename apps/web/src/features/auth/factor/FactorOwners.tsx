import { type FactorOwner, secondFactor } from '@portal/contract/second-factor.ts'
import { IconShieldLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type Text, useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { ClearFactors } from '../../../shared/administration/ClearFactors.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { actionColumn, column } from '../../../ui/table/field-column.ts'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import { useTableState } from '../../../ui/table/use-table-state.ts'

/** The people with a second step, found by name, each to be let in again after losing theirs. */
export function FactorOwners() {
  const text = useText()
  const [state, setState] = useTableState()
  const query = useCall(
    secondFactor.getFactorOwners,
    { zoekterm: state.search.trim().slice(0, 100) },
    { keepLast: true },
  )
  const columns = useMemo(() => ownerColumns(text), [text])
  return (
    <Panel title={text('security.owners')}>
      <StateView query={query} skeleton="table">
        {({ items, totaal }) => (
          <>
            {totaal > items.length && (
              <p className="note">{text('security.moreOwners', { shown: items.length, total: totaal })}</p>
            )}
            <DataTable
              label={text('security.owners')}
              columns={columns}
              rows={items}
              rowKey={(row) => row.gebruikersnaam}
              state={[state, setState]}
              empty={<EmptyState icon={<IconShieldLock />} title={text('security.noOwners')} />}
            />
          </>
        )}
      </StateView>
    </Panel>
  )
}

function ownerColumns(text: Text): readonly TableColumn<FactorOwner>[] {
  return [
    column('account', text('login.accountnaam'), {
      value: (row) => row.gebruikersnaam,
      cell: (row) => <strong translate="no">{row.gebruikersnaam}</strong>,
      required: true,
      title: true,
    }),
    { id: 'name', header: text('auth.waiting.name'), value: (row) => row.naam },
    column('kinds', text('security.kinds'), {
      value: (row) => row.soorten.map((kind) => text(`security.kind.${kind}`)).join(', '),
    }),
    { id: 'codes', header: text('security.recoveryTitle'), value: (row) => row.herstelcodes, kind: 'number' },
    { id: 'used', header: text('security.lastUsed'), value: (row) => row.gebruikt, kind: 'moment' },
    actionColumn('clear', text('security.clear'), { cell: (row) => <ClearFactors owner={row} />, required: true }),
  ]
}
