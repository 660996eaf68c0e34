import type { ColumnEntry, ColumnSetting } from '@portal/domain/settings/setting-entry.ts'
import { useText } from '../../../lib/text.ts'
import { Row } from '../../../ui/Layout.tsx'
import { SortableRows } from '../../../ui/SortableRows.tsx'
import classes from '../Controls.module.css'
import { columnName } from '../setting-words.ts'
import { ControlGroup } from './ControlGroup.tsx'
import type { ControlProps } from './control-props.ts'
import { movedTo } from './moved-to.ts'

interface ColumnsProps extends ControlProps<readonly ColumnSetting[]> {
  readonly entry: ColumnEntry
}

/** Which columns a table shows, which of them always, and in which order (R-SET-33). */
export function ColumnControl({ item, label, value, onChange, error, entry }: ColumnsProps) {
  const text = useText()
  const columns = [...value].sort((a, b) => a.order - b.order)
  const isFixed = (column: string) => entry.default.some((row) => row.column === column && row.required)
  const change = (column: string, part: Partial<ColumnSetting>) =>
    onChange(columns.map((row) => (row.column === column ? { ...row, ...part } : row)))
  const move = (from: number, to: number) =>
    onChange(movedTo(columns, from, to).map((row, place) => ({ ...row, order: place + 1 })))
  return (
    <ControlGroup {...{ item, label, error }}>
      <SortableRows
        label={label}
        disabled={!item.editable}
        onMove={move}
        rows={columns.map((row) => {
          const name = columnName(row.column, text)
          return {
            key: row.column,
            name,
            content: (
              <Row align="center" wrap className={classes.column} data-hidden={!row.visible || undefined}>
                <span className={classes.columnName}>{name}</span>
                <Tick
                  label={text('settings.column.visible')}
                  of={name}
                  checked={row.visible}
                  disabled={!item.editable || row.required}
                  onChange={(visible) => change(row.column, { visible })}
                />
                <Tick
                  label={text('settings.column.required')}
                  of={name}
                  checked={row.required}
                  disabled={!item.editable || isFixed(row.column)}
                  onChange={(required) => change(row.column, required ? { required, visible: true } : { required })}
                />
              </Row>
            ),
          }
        })}
      />
    </ControlGroup>
  )
}

interface TickProps {
  readonly label: string
  /** The column, for a screen reader. */
  readonly of: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (checked: boolean) => void
}

function Tick({ label, of, checked, disabled, onChange }: TickProps) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={`${of}: ${label}`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden>{label}</span>
    </label>
  )
}
