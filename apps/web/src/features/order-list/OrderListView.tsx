import type { CallAnswer } from '@portal/contract/define.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { useText } from '../../lib/text.ts'
import { useOrderListFields } from '../../shared/items/visible-fields.ts'
import { ConflictNotice } from '../../shared/listing/ConflictNotice.tsx'
import side from '../../shared/listing/ListSide.module.css'
import { ListTotals } from '../../shared/listing/ListTotals.tsx'
import { standingOfList } from '../../shared/listing/order-list-standing.ts'
import { RemovedLinesBar } from '../../shared/listing/RemovedLinesBar.tsx'
import { SaveState } from '../../shared/listing/SaveState.tsx'
import { flushWrites } from '../../shared/listing/write-queue.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Stack } from '../../ui/Layout.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListSum } from './ListSum.tsx'
import { OrderButton } from './OrderButton.tsx'
import { OrderLines } from './OrderLines.tsx'
import { StandingNotice } from './StandingNotice.tsx'
import { fitsOrderLine, useListEdits } from './use-list-edits.ts'
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
  const editable = mayEdit && !location.geblokkeerd && standing?.editable !== false
  const lines = removal.left(edits.lines)
  const isNarrow = useNarrowScreen()
  const fields = useOrderListFields()
  const chosen = lines.filter(({ parentId }) => parentId === null).length
  const totals = <ListTotals lines={lines} chosen={chosen} fields={fields} />
  const stopped = edits.conflict || !lines.every(fitsOrderLine)
  return (
    <>
      <StandingNotice list={list} location={location} mayEdit={mayEdit} />
      {edits.conflict && (
        <ConflictNotice
          mine={edits.mine.map(({ line, edit, gone }) => ({
            id: line.id,
            count: line.aantal,
            name: line.omschrijving,
            remark: edit.comment ?? '',
            gone,
          }))}
          onReload={(keep) => void edits.reload(keep)}
        />
      )}
      {lines.length === 0 ? (
        <EmptyList editable={editable} />
      ) : (
        <Stack gap={5} align="start" className="beside">
          <OrderLines lines={lines} editable={editable} onEdit={edits.change} onRemove={removal.remove} />
          {isNarrow && totals}
          <Stack as="aside" gap={3} card={4} className={side.side} aria-label={text('orderList.summary')}>
            {isNarrow ? <ListSum lines={lines} fields={fields} /> : totals}
            <OrderButton
              lines={lines}
              location={location}
              listId={list?.id ?? emptyGuid}
              rejected={list?.toestand === 'afgekeurd'}
              editable={editable}
              stopped={stopped}
              beforeLeaving={flushWrites}
            />
            <SaveState unsaved={edits.unsaved} everSaved={edits.everSaved} stopped={stopped} />
          </Stack>
        </Stack>
      )}
      <RemovedLinesBar removal={removal} />
    </>
  )
}

function useListWork(answer: OrderListViewProps['answer']) {
  const edits = useListEdits(answer)
  return { list: answer.lijst, edits, removal: useRemoval(answer, edits.forget) }
}
