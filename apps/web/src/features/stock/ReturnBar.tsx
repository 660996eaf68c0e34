import { IconPlaylistAdd } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import type { Store } from '../../lib/store.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { useReturn } from '../../shared/listing/use-return.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { UndoBar } from '../../ui/UndoBar.tsx'
import type { ReturnQuantities } from './return-quantities.ts'
import { isPiece, type StockRow } from './stock-row.ts'

interface ReturnBarProps {
  readonly locationNo: string
  readonly rows: ReadonlyMap<string, StockRow>
  readonly returns: Store<ReturnQuantities>
}

/** What is chosen, setting all of it to 0 with a way back, and putting it on the removal list at once. */
export function ReturnBar({ locationNo, rows, returns }: ReturnBarProps) {
  const text = useText()
  const format = useFormat()
  const quantities = useStore(returns)
  const [before, setBefore] = useState<ReturnQuantities | null>(null)
  const { send, busy } = useReturn(locationNo, () => returns.set(new Map()))
  const wanted = [...quantities].flatMap(([key, quantity]) => {
    const row = rows.get(key)
    return row === undefined ? [] : [{ row, quantity }]
  })
  const setAllToZero = () => {
    setBefore(quantities)
    returns.set(new Map())
  }
  const undo = () => {
    if (before !== null) returns.set(before)
    setBefore(null)
  }
  const labelled = wanted.filter(({ row }) => isPiece(row)).map(({ row }) => row.materieelNummer)
  const pieces = wanted.reduce((sum, one) => sum + one.quantity, 0)
  return (
    <>
      {before !== null && wanted.length === 0 && (
        <UndoBar
          message={text('stock.allToZeroDone', { count: before.size })}
          onUndo={undo}
          onGone={() => setBefore(null)}
        />
      )}
      {wanted.length > 0 && (
        <SelectionBar
          label={text('stock.chosenLabel')}
          selected={text('stock.chosen', { count: wanted.length })}
          pieces={text('stock.pieces', { count: pieces, amount: format.number(pieces) })}
        >
          <Button kind="quiet" onClick={setAllToZero}>
            {text('stock.allToZero')}
          </Button>
          {labelled.length > 0 && (
            <ButtonLink kind="quiet" to="/etiketten" search={{ nummers: labelled.join(',') }}>
              {text('page./etiketten')}
            </ButtonLink>
          )}
          <Button kind="primary" icon={<IconPlaylistAdd aria-hidden />} busy={busy} onClick={() => send(wanted)}>
            {text('stock.addToList')}
          </Button>
        </SelectionBar>
      )}
    </>
  )
}
