import type { DragEndEvent } from '@dnd-kit/core'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import { IconButton } from './IconButton.tsx'
import { Stack } from './Layout.tsx'
import classes from './SortableRows.module.css'

export interface SortableRow {
  readonly key: string
  /** What moves, for a screen reader. */
  readonly name: string
  readonly content: ReactNode
}

interface SortableRowsProps {
  readonly label: string
  readonly rows: readonly SortableRow[]
  readonly onMove: (from: number, to: number) => void
  readonly disabled?: boolean
}

/** Rows in an order of one's own: by dragging, by the arrows of the keyboard on the handle, or by a tap on up and down. */
export function SortableRows({ label, rows, onMove, disabled = false }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useSpokenMoves(rows)
  const keys = rows.map(({ key }) => key)
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={end}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Stack as="ul" card className={classes.rows} aria-label={label}>
          {rows.map((row, place) => (
            <Row
              key={row.key}
              row={row}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
              disabled={disabled}
              onStep={(step) => onMove(place, place + step)}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  readonly row: SortableRow
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly disabled: boolean
  readonly onStep: (step: 1 | -1) => void
}

function Row({ row, isFirst, isLast, disabled, onStep }: RowProps) {
  const text = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.key,
    disabled,
  })
  const moved = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`
  return (
    <li ref={setNodeRef} style={{ transform: moved, transition }} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        disabled={disabled}
        aria-label={text('sort.handle', { name: row.name })}
      >
        <IconGripVertical size={20} aria-hidden />
      </button>
      <div className={classes.content}>{row.content}</div>
      <IconButton
        label={text('sort.up', { name: row.name })}
        icon={<IconChevronUp size={20} />}
        disabled={disabled || isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={text('sort.down', { name: row.name })}
        icon={<IconChevronDown size={20} />}
        disabled={disabled || isLast}
        onClick={() => onStep(1)}
      />
    </li>
  )
}

/** What is said while a row moves. */
function useSpokenMoves(rows: readonly SortableRow[]) {
  const text = useText()
  const nameOf = (id: unknown) => rows.find(({ key }) => key === id)?.name ?? ''
  const placeOf = (id: unknown) => rows.findIndex(({ key }) => key === id) + 1
  const at = (active: unknown, over: unknown) =>
    text('sort.at', { name: nameOf(active), place: placeOf(over ?? active), count: rows.length })
  return {
    screenReaderInstructions: { draggable: text('sort.instructions') },
    announcements: {
      onDragStart: ({ active }: { active: { id: unknown } }) => text('sort.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
        at(active.id, over?.id),
      onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
        at(active.id, over?.id),
      onDragCancel: ({ active }: { active: { id: unknown } }) => at(active.id, active.id),
    },
  }
}
