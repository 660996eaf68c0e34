import type { CallAnswer } from '@portal/contract/define.ts'
import type { Location } from '@portal/contract/locations.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { useText } from '../../lib/text.ts'
import { standingOfList } from '../../shared/order-list-standing.ts'
import { useMay } from '../../shared/use-may.ts'
import { UndoBar } from '../../ui/UndoBar.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { EmptyList } from './EmptyList.tsx'
import { inTurn } from './in-turn.ts'
import { ListTotals } from './ListTotals.tsx'
import { OrderButton } from './OrderButton.tsx'
import { OrderLines } from './OrderLines.tsx'
import classes from './OrderList.module.css'
import { refuseTooLong } from './refuse-remark.ts'
import { SaveState } from './SaveState.tsx'
import { StandingNotice } from './StandingNotice.tsx'
import { useLineEdits } from './use-line-edits.ts'
import { useRemoval } from './use-removal.ts'

interface OrderListViewProps {
  readonly answer: CallAnswer<typeof orderList.getOrderList>
  readonly location: Location
}

/** The lines of a list with its totals, and the way to ordering it. */
export function OrderListView({ answer, location }: OrderListViewProps) {
  const text = useText()
  const mayEdit = useMay('orderList.edit')
  const { list, edits, removal } = useListWork(answer)
  const standing = list === null ? null : standingOfList(list)
  const editable = mayEdit && !location.geblokeerd && standing?.editable !== false
  const lines = edits.lines.filter((line) => removal.removal?.lines.has(line.id) !== true)
  const stopped = edits.conflict || lines.some((line) => refuseTooLong(line.comment) !== null)
  const leave = async () => {
    edits.flush()
    await removal.commit()
    await inTurn(async () => {})
  }
  return (
    <>
      <StandingNotice list={list} location={location} mayEdit={mayEdit} />
      {edits.conflict && (
        <ConflictNotice lines={edits.lines} edits={edits.edits} onReload={(keep) => void edits.reload(keep)} />
      )}
      {lines.length === 0 ? (
        <EmptyList editable={editable} />
      ) : (
        <div className={classes.layout}>
          <OrderLines
            lines={lines}
            editable={editable}
            onEdit={edits.change}
            onRemove={(line) => removal.remove(line.id, line.omschrijving)}
          />
          <aside className={classes.side} aria-label={text('orderList.summary')}>
            <ListTotals lines={lines} />
            <OrderButton
              lines={lines}
              location={location}
              listId={list?.id ?? emptyGuid}
              rejected={list?.toestand === 'afgekeurd'}
              editable={editable}
              stopped={stopped}
              beforeLeaving={leave}
            />
            <SaveState unsaved={edits.unsaved} everSaved={edits.everSaved} stopped={stopped} />
          </aside>
        </div>
      )}
      {removal.removal !== null && (
        <UndoBar
          key={removal.removal.id}
          message={text('orderList.removed', { name: removal.removal.name })}
          onUndo={removal.undo}
          onGone={() => void removal.commit()}
        />
      )}
    </>
  )
}

function useListWork(answer: OrderListViewProps['answer']) {
  return { list: answer.lijst, edits: useLineEdits(answer), removal: useRemoval(answer) }
}
