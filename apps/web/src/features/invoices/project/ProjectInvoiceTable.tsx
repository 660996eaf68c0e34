import type { CallAnswer, CallInput } from '@portal/contract/define.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { TableState } from '../../../ui/table/table-state.ts'
import { readAllInvoices } from '../read-all.ts'
import { projectInvoiceColumns } from './project-columns.tsx'

interface ProjectInvoiceTableProps {
  readonly asked: CallInput<typeof invoices.getProjectInvoices>
  readonly found: CallAnswer<typeof invoices.getProjectInvoices>
  readonly state: TableState
  readonly narrowed: boolean
  readonly onState: (state: TableState) => void
  readonly onClear: () => void
  readonly onOpen: (number: string) => void
}

/** The invoices of a project by page, each with what it charges on which post. */
export function ProjectInvoiceTable(props: ProjectInvoiceTableProps) {
  const { asked, found, state, narrowed, onState, onClear, onOpen } = props
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const { items, totaal, toonPrijs } = found
  const columns = useMemo(() => projectInvoiceColumns(text, format, toonPrijs), [text, format, toonPrijs])
  return (
    <DataTable
      label={text('page./facturen')}
      columns={columns}
      rows={items}
      rowKey={(row) => row.documentNummer}
      state={state}
      onState={onState}
      onOpen={(row) => onOpen(row.documentNummer)}
      exportable={settings.bool('AppMaterieelFacturen_ExportExcel')}
      served={{
        total: totaal,
        readAll: (onRead) =>
          readAllInvoices((next) => call(invoices.getProjectInvoices, { ...asked, ...next }), onRead),
      }}
      empty={
        <EmptyState
          icon={<IconFileInvoice />}
          title={text(narrowed ? 'projects.noMatch' : 'projects.none')}
          action={narrowed && <Button onClick={onClear}>{text('invoices.clear')}</Button>}
        >
          {text(narrowed ? 'invoices.searchHint' : 'projects.noneText')}
        </EmptyState>
      }
    />
  )
}
