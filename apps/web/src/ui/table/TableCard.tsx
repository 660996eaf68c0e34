import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Fragment, useId } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Row, Stack } from '../Layout.tsx'
import classes from './TableCards.module.css'
import type { CellTexts, TableColumn } from './table-column.ts'
import { cellText, isFigure } from './table-column.ts'
import type { TableParts } from './table-parts.ts'
import { isForControl, rowName, withRow } from './table-parts.ts'

/** How many columns stand below the heading where no column says that it does. */
const briefWhereNoneSays = 2

/** Whether there is something to show; a column of controls has no value of its own, only its cell. False shows nothing. */
function isFilled<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): boolean {
  const cell = column.cell?.(row) ?? null
  if (cell === false) return false
  if (cell === null) return cellText(column, row, texts) !== ''
  return column.value(row) !== ''
}

/** What stands on the one line below the heading; a short form that is nothing for this row stands nowhere. */
function briefColumns<Row>(facts: readonly TableColumn<Row>[], row: Row): readonly TableColumn<Row>[] {
  const said = facts.filter(({ brief }) => brief === true || (brief?.(row) ?? false) !== false)
  if (facts.some(({ brief }) => brief !== undefined)) return said
  const filled = facts.filter((column) => column.value(row) !== null)
  // How it stands, in words and colour, is what somebody looks for first.
  const standing = filled.filter((column) => column.words !== undefined && column.cell !== undefined)
  return [...new Set([...standing, ...filled])].slice(0, briefWhereNoneSays)
}

interface TableCardProps<Row> {
  readonly row: Row
  readonly parts: TableParts<Row>
  readonly unfolded: boolean
  readonly onUnfold: (wanted: boolean) => void
  readonly measured?: { readonly ref: Ref<HTMLLIElement>; readonly index: number }
}

/** A row on a phone: its heading, what matters most of it, and its controls; the rest unfolds. */
export function TableCard<Row>({ row, parts, unfolded, onUnfold, measured }: TableCardProps<Row>) {
  const text = useText()
  const details = useId()
  const { columns, rowKey, texts, onOpen, selection } = parts
  const title = columns.find((column) => column.title) ?? columns[0]
  const filled = columns.filter((column) => column !== title && isFilled(column, row, texts))
  const facts = filled.filter((column) => column.control !== true)
  const controls = filled.filter((column) => column.control === true)
  const key = rowKey(row)
  const hasDetails = facts.length > 0 || onOpen !== undefined
  const tap = () => (onOpen === undefined ? onUnfold(!unfolded) : onOpen(row))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the card does the same by keyboard
    <li
      ref={measured?.ref}
      data-index={measured?.index}
      data-row={onOpen === undefined ? undefined : key}
      onClick={(event) => hasDetails && !isForControl(event.target) && tap()}
    >
      <Row gap={1} align="center" className={classes.cardHead} data-unfolded={unfolded || undefined}>
        {selection && selection.byControl !== true && selection.allowed?.(row) !== false && (
          <label className={classes.choose}>
            <input
              type="checkbox"
              aria-label={text('table.selectRow', { name: rowName(parts, row) })}
              checked={selection.chosen.has(key)}
              onChange={(event) => selection.onChange(withRow(selection.chosen, key, event.currentTarget.checked))}
            />
          </label>
        )}
        <div className={classes.lines}>
          <strong>{title && shown(title, row, texts)}</strong>
          {!unfolded && <Brief columns={briefColumns(facts, row)} row={row} texts={texts} />}
        </div>
        {controls.map((column) => (
          <Fragment key={column.id}>{shown(column, row, texts)}</Fragment>
        ))}
        {hasDetails && (
          <IconButton
            className={classes.unfold ?? ''}
            label={text('table.details')}
            icon={<IconChevronDown data-unfolded={unfolded || undefined} />}
            aria-expanded={unfolded}
            aria-controls={unfolded ? details : undefined}
            onClick={() => onUnfold(!unfolded)}
          />
        )}
      </Row>
      {unfolded && (
        <Stack gap={3} justify="start" id={details} className={classes.details}>
          <dl>
            {facts.map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>{shown(column, row, texts)}</dd>
              </div>
            ))}
          </dl>
          {onOpen && (
            <Button small onClick={() => onOpen(row)}>
              {text('action.open')}
            </Button>
          )}
        </Stack>
      )}
    </li>
  )
}

interface BriefProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly row: Row
  readonly texts: CellTexts
}

/** A figure says nothing without the name of its column; a word or a day does. */
function Brief<Row>({ columns, row, texts }: BriefProps<Row>) {
  return (
    <div className={classes.brief} data-brief>
      {columns.map((column) => {
        const named =
          typeof column.brief !== 'function' && column.kind !== 'money' && (isFigure(column) || column.kind === 'yesNo')
        return (
          <span key={column.id}>
            {named && <small className={classes.briefName}>{`${column.header} `}</small>}
            {typeof column.brief === 'function' ? column.brief(row) : shown(column, row, texts)}
          </span>
        )
      })}
    </div>
  )
}

function shown<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): ReactNode {
  return column.cell?.(row) ?? cellText(column, row, texts)
}
