import type { OrderListItem } from '@portal/contract/order-list.ts'
import { groupBySet } from '@portal/domain/order-list/group-sets.ts'
import { Fragment } from 'react'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { useOrderListFields } from '../../shared/items/visible-fields.ts'
import { OrderLine } from './OrderLine.tsx'
import { SetHead } from './SetHead.tsx'

interface OrderLinesProps {
  readonly lines: readonly OrderListItem[]
  readonly editable: boolean
  readonly onEdit: (id: string, edit: Partial<OrderListItem>, seen?: Partial<OrderListItem>) => void
  readonly onRemove: (line: OrderListItem, what: 'line' | 'set') => void
}

/** The lines of a list; what came with a line stands below it, a step to the right, and lines of a set below the set. */
export function OrderLines({ lines, editable, onEdit, onRemove }: OrderLinesProps) {
  const text = useText()
  const fields = useOrderListFields()
  const canOpen = useScreens()('/details/x')
  const shown = new Set(lines.map((line) => line.id))
  return (
    <ul className="card lined" aria-label={text('orderList.lines')}>
      {groupBySet(lines).map(({ setNummer, lines: together }) => (
        <Fragment key={setNummer === '' ? together[0]?.id : setNummer}>
          {setNummer !== '' &&
            together
              .slice(0, 1)
              .map((line) => (
                <SetHead
                  key={setNummer}
                  line={line}
                  editable={editable}
                  onEdit={(edit, seen) => onEdit(line.id, edit, seen)}
                  onRemove={() => onRemove(line, 'set')}
                />
              ))}
          {together.map((line) => (
            <OrderLine
              key={line.id}
              line={line}
              inSet={setNummer !== ''}
              included={line.parentId !== null && shown.has(line.parentId)}
              {...{ fields, canOpen, editable }}
              onEdit={(edit, seen) => onEdit(line.id, edit, seen)}
              onRemove={() => onRemove(line, 'line')}
            />
          ))}
        </Fragment>
      ))}
    </ul>
  )
}
