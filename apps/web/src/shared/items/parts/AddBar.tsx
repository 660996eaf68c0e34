import { selectedItems } from '@portal/domain/catalogue/selection.ts'
import { totalQuantity } from '@portal/domain/order-list/totals.ts'
import { useStore } from '../../../lib/store.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectionBar } from '../../../ui/SelectionBar.tsx'
import { AddButton } from '../AddButton.tsx'
import { AddTargetMenu } from '../AddTargetMenu.tsx'
import type { AddTarget } from '../add-items.ts'
import { UndoAdded } from '../UndoAdded.tsx'
import { useAddItems, wantedItems } from '../use-add-items.ts'
import { useTargetLists } from '../use-target-lists.ts'
import classes from './AddBar.module.css'
import { addBarId } from './add-bar-id.ts'
import type { ItemSelection } from './item-selection.ts'
import { clearSelection } from './item-selection.ts'

/** What is selected, and the one button that puts all of it on the list at once; stays in view at the bottom. */
export function AddBar({ selection }: { readonly selection: ItemSelection }) {
  const text = useText()
  const state = useStore(selection)
  const { target } = useTargetLists()
  const { add, busy, answer } = useAddItems({ onAdded: () => clearSelection(selection) })
  const selected = selectedItems(state)
  const isDone = selected.length === 0
  if (isDone && answer.added === null) return null
  const addAll = (to: AddTarget) => add(wantedItems(selected), to)
  const pieces = totalQuantity(selected.map((item) => item.aantal))
  return (
    <SelectionBar
      id={addBarId}
      label={text('catalogue.selection')}
      selected={
        isDone
          ? text('catalogue.onList', { amount: text('catalogue.listPieces', { count: answer.added?.amount ?? 0 }) })
          : text('catalogue.selected', { count: selected.length })
      }
      pieces={isDone ? '' : text('catalogue.listPieces', { count: pieces })}
    >
      {isDone ? (
        <UndoAdded answer={answer} />
      ) : (
        <>
          <Button kind="quiet" className={classes.clear ?? ''} onClick={() => clearSelection(selection)}>
            {text('action.clear')}
          </Button>
          <div className={classes.target}>
            <AddTargetMenu onNewList={addAll} />
          </div>
        </>
      )}
      <AddButton
        kind="primary"
        answer={isDone ? answer : { ...answer, added: null }}
        said={text('catalogue.openList')}
        label={text('action.add')}
        busy={busy}
        onAdd={() => void addAll(target)}
      />
    </SelectionBar>
  )
}
