import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { IconPrinter, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from '../../shared/listing/ListLines.module.css'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { ExportMenu } from '../../ui/table/ExportMenu.tsx'
import { removalColumns } from './removal-columns.ts'
import { useRemovalListFields } from './use-fields.ts'

interface ListActionsProps {
  readonly lines: readonly RemovalListItem[]
  /** Null where nothing may be changed. */
  readonly onClear: (() => void) | null
}

/** What one does with the whole list: save it as a file, print it, empty it. */
export function ListActions({ lines, onClear }: ListActionsProps) {
  const text = useText()
  const format = useFormat()
  const fields = useRemovalListFields()
  const file = {
    name: text('page./afvoerlijst'),
    columns: removalColumns(fields, text),
    rows: lines,
    texts: { format, yes: text('value.yes'), no: text('value.no') },
  }
  return (
    <Row align="center" wrap className={classes.listActions}>
      <span>{text('removalList.lineCount', { count: lines.length })}</span>
      <ExportMenu file={file} />
      <Button
        kind="quiet"
        className={classes.printing ?? ''}
        icon={<IconPrinter aria-hidden />}
        onClick={() => window.print()}
      >
        {text('action.print')}
      </Button>
      {onClear && (
        <Button kind="quiet" icon={<IconTrash aria-hidden />} onClick={onClear}>
          {text('removalList.clear')}
        </Button>
      )}
    </Row>
  )
}
