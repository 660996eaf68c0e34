import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { MenuHeading, MenuItem } from '../MenuItem.tsx'
import { Popup } from '../Popup.tsx'
import { saveCsv, saveExcel, type TableExport } from './export-rows.ts'

/** What the server has of a table that shows one page of it. */
export interface ServedRows<Row> {
  /** How many rows there are in all, as they are narrowed now. */
  readonly total: number
  /** Reads all of them, and tells how many are there already. Null when they cannot be one file, which it said. */
  readonly readAll: (onRead: (count: number) => void) => Promise<readonly Row[] | null>
}

interface ExportMenuProps<Row> {
  readonly file: TableExport<Row>
  /** Where the rows of the file are only one page: everything is read first. */
  readonly served?: ServedRows<Row> | undefined
}

/** Saves rows as Excel or CSV. */
export function ExportMenu<Row>({ file, served }: ExportMenuProps<Row>) {
  const text = useText()
  const format = useFormat()
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
  return (
    <Popup
      label={text('table.export')}
      button={(button) => (
        <Button kind="quiet" {...button} busy={read !== null} icon={<IconDownload />}>
          {text('table.export')}
        </Button>
      )}
    >
      {(close) => (
        <>
          {read === null && (
            <>
              <MenuItem onChoose={() => void save(saveExcel, close)}>{text('table.exportExcel')}</MenuItem>
              <MenuItem onChoose={() => void save(saveCsv, close)}>{text('table.exportCsv')}</MenuItem>
            </>
          )}
          {read !== null && served !== undefined && (
            <MenuHeading>
              {text('table.exportReading', { read: format.number(read), total: format.number(served.total) })}
            </MenuHeading>
          )}
        </>
      )}
    </Popup>
  )
}
