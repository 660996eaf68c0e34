import type { InvoiceLine } from '@portal/contract/invoice-records.ts'
import { invoices, mostCountedLines } from '@portal/contract/invoices.ts'
import { IconListDetails } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import type { InvoiceListProps } from './InvoiceTable.tsx'
import { lineColumns } from './line-columns.tsx'
import { mostExported, readAllLines } from './read-all.ts'

interface LineTableProps extends InvoiceListProps {
  /** Only the lines of this invoice. */
  readonly invoiceNo?: string
  readonly onOpen: (line: InvoiceLine) => void
}

/** Lines by page, of one invoice or of all in the list; an export has exactly those (R-SCR-INV-01, R-SCR-INV-03). */
export function LineTable({ asked, table, narrowed, onClear, onOpen, invoiceNo }: LineTableProps) {
  const [state] = table
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const preferences = usePreferences()
  const input = { ...asked, ...(invoiceNo === undefined ? {} : { factuurNummer: invoiceNo }) }
  const page = { pagina: state.page, rijen: state.pageSize ?? preferences.pageSize }
  const query = useCall(invoices.getInvoiceLines, { ...input, ...page }, { keepLast: true })
  const pricesVisible = query.data?.toonPrijs ?? true
  const ofMany = invoiceNo === undefined
  const isMarked = query.data?.items.some(({ teLang }) => teLang !== null) === true
  const columns = useMemo(
    () => lineColumns({ text, format, pricesVisible, ofMany, isMarked }),
    [text, format, pricesVisible, ofMany, isMarked],
  )
  const readAll = async (onRead: (count: number) => void) => {
    const rows = await readAllLines((from) => call(invoices.getInvoiceLines, { ...input, ...from }), onRead)
    if (rows === null)
      notify('invoices.exportTooMany', { severity: 'warning', params: { most: format.number(mostExported) } })
    return rows
  }
  return (
    <StateView query={query} skeleton="table">
      {({ items, totaal }) => (
        <>
          {totaal >= mostCountedLines && (
            <Notice kind="info">{text('invoices.linesMore', { first: format.number(totaal) })}</Notice>
          )}
          <DataTable
            label={text(ofMany ? 'invoices.viewLines' : 'invoices.lines')}
            columns={columns}
            rows={items}
            rowKey={(line) => `${line.documentNummer} ${line.regelNummer}`}
            state={table}
            onOpen={onOpen}
            exportable={settings.bool('AppMaterieelFacturen_ExportExcel')}
            served={{ total: totaal, readAll }}
            empty={
              <EmptyState
                icon={<IconListDetails />}
                title={text(narrowed ? 'invoices.noMatchLines' : 'facturen.leeg')}
                action={narrowed && <Button onClick={onClear}>{text('invoices.clear')}</Button>}
              />
            }
          />
        </>
      )}
    </StateView>
  )
}
