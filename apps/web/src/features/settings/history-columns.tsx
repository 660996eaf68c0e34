import type { SettingHistoryRow } from '@portal/contract/settings.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Text } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Settings.module.css'
import { settingName, valueText } from './setting-words.ts'

/** A value of the history in words; of a secret only whether there was one. */
export function historyValue(row: SettingHistoryRow, value: unknown, text: Text): string {
  if (row.geheim) return text(value === null ? 'settings.secret.none' : 'settings.secret.hidden')
  return value === null ? text('settings.value.default') : valueText(row.naam, value, text)
}

/** It is put in order by the server, so no column sorts. */
export function historyColumns(
  text: Text,
  onUndo: (row: SettingHistoryRow) => void,
): readonly TableColumn<SettingHistoryRow>[] {
  const columns: readonly TableColumn<SettingHistoryRow>[] = [
    field('naam', text('settings.column.setting'), {
      words: (row) => settingName(row.naam, text),
      cell: (row) => (
        <span className={classes.changedSetting}>
          <strong>{settingName(row.naam, text)}</strong>
          <code translate="no">{row.naam}</code>
        </span>
      ),
      required: true,
      title: true,
    }),
    column('van', text('settings.column.from'), {
      value: (row) => historyValue(row, row.van, text),
      cell: (row) => <span className={classes.changedValue}>{historyValue(row, row.van, text)}</span>,
    }),
    column('naar', text('settings.column.to'), {
      value: (row) => historyValue(row, row.naar, text),
      cell: (row) => <strong className={classes.changedValue}>{historyValue(row, row.naar, text)}</strong>,
      required: true,
    }),
    field('moment', text('settings.column.moment'), { kind: 'moment' }),
    field('door', text('settings.column.by')),
    column('reden', text('settings.reason'), { value: (row) => reasonOf(row, text) }),
    column('herstel', text('settings.undo'), {
      value: () => null,
      cell: (row) =>
        row.herstelbaar ? (
          <Button
            small
            icon={<IconArrowBackUp size={16} />}
            aria-label={text('settings.undoOf', { name: settingName(row.naam, text) })}
            onClick={() => onUndo(row)}
          >
            {text('settings.undo')}
          </Button>
        ) : null,
      exported: false,
      control: true,
    }),
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}

function reasonOf(row: SettingHistoryRow, text: Text): string {
  const undone = row.herstelt === null ? '' : text('settings.wasUndo')
  return [undone, row.reden].filter((part) => part !== '').join(' ')
}
