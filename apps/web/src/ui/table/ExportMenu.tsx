import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { MenuHeading, MenuItem } from '../MenuItem.tsx'
import { Popup } from '../Popup.tsx'
import type { TableExport } from './table-column.ts'

/** Writing a file comes with the first file. */
const writers = () => import('./export-rows.ts')

/** What the server has of a table that shows one page of it. */
export interface ServedRows<Row> {
  /** How many rows there are in all, as they are narrowed now. */
  readonly total: number
  /** Reads all of them, and reports how many are there already. Null when they cannot be one file, which it said. */
  readonly readAll: (onRead: (count: number) => void) => Promise<readonly Row[] | null>
}

export interface ExportedRows<Row> {
  readonly file: TableExport<Row>
  /** Where the rows of the file are only one page: everything is read first. */
  readonly served?: ServedRows<Row> | undefined
}

/** How many rows are read for a file that is being made, null while none is, and what makes one. */
export function useExport<Row>({ file, served }: ExportedRows<Row>) {
  const [read, setRead] = useState<number | null>(null)
  const save = async (write: (file: TableExport<Row>) => unknown, close: () => void) => {
    try {
      if (served === undefined) await write(file)
      else {
        setRead(0)
        const rows = await served.readAll(setRead)
        if (rows !== null) await write({ ...file, rows })
      }
      close()
    } catch (error) {
      notifyError(error)
    } finally {
      setRead(null)
    }
  }
  return { read, total: served?.total ?? null, save }
}

interface ExportItemsProps<Row> {
  readonly making: ReturnType<typeof useExport<Row>>
  readonly close: () => void
}

/** The two kinds of file, or how far the one that is being made has come. */
export function ExportItems<Row>({ making, close }: ExportItemsProps<Row>) {
  const text = useText()
  const format = useFormat()
  const { read, total, save } = making
  if (read === null)
    return (
      <>
        <MenuItem onChoose={() => void save(async (file) => (await writers()).saveExcel(file), close)}>
          {text('table.exportExcel')}
        </MenuItem>
        <MenuItem onChoose={() => void save(async (file) => (await writers()).saveCsv(file), close)}>
          {text('table.exportCsv')}
        </MenuItem>
      </>
    )
  if (total === null) return null
  return (
    <MenuHeading>{text('table.exportReading', { read: format.number(read), total: format.number(total) })}</MenuHeading>
  )
}

/** Saves rows as Excel or CSV. */
export function ExportMenu<Row>(exported: ExportedRows<Row>) {
  const text = useText()
  const making = useExport(exported)
  return (
    <Popup
      label={text('table.export')}
      button={(button) => (
        <Button kind="quiet" {...button} busy={making.read !== null} icon={<IconDownload />}>
          {text('table.export')}
        </Button>
      )}
    >
      {(close) => <ExportItems making={making} close={close} />}
    </Popup>
  )
}
