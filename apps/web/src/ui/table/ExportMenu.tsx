import { IconDownload } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { MenuItem } from '../MenuItem.tsx'
import { Popup } from '../Popup.tsx'
import { saveCsv, saveExcel, type TableExport } from './export-rows.ts'

/** Saves rows as Excel or CSV. */
export function ExportMenu<Row>({ file }: { readonly file: TableExport<Row> }) {
  const text = useText()
  return (
    <Popup
      label={text('table.export')}
      button={(button) => (
        <Button kind="quiet" {...button} icon={<IconDownload />}>
          {text('table.export')}
        </Button>
      )}
    >
      {(close) => (
        <>
          <MenuItem onChoose={() => void saveExcel(file).then(close)}>{text('table.exportExcel')}</MenuItem>
          <MenuItem
            onChoose={() => {
              saveCsv(file)
              close()
            }}
          >
            {text('table.exportCsv')}
          </MenuItem>
        </>
      )}
    </Popup>
  )
}
