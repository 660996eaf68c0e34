import type { StockHistory } from '@portal/contract/stock.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

type Source = Pick<StockHistory, 'bron' | 'stand' | 'volledig'>

/** That a history comes from the copy of the back office's orders and when that was true, or that it is not whole. */
export function HistoryDoubt({ bron, stand, volledig }: Source) {
  const text = useText()
  const time = useTime(stand)
  return (
    <>
      {bron === 'kopie' && (
        <Notice kind="warning" title={text('stock.fromCopy')}>
          {text('stock.copyOf', { time })}
        </Notice>
      )}
      {!volledig && <Notice kind="info" title={text('stock.notComplete')} />}
    </>
  )
}

/** That a history comes from the back office itself, and when. */
export function HistoryMoment({ stand }: Pick<Source, 'stand'>) {
  const text = useText()
  const time = useTime(stand)
  return (
    <p role="status" className="note">
      {text('stock.live', { time })}
    </p>
  )
}

function useTime(stand: Source['stand']): string {
  const text = useText()
  const format = useFormat()
  return stand === null ? text('value.unknown') : format.moment(stand)
}
