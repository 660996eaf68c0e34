import type { StockHistory } from '@portal/contract/stock.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

type Source = Pick<StockHistory, 'bron' | 'stand' | 'volledig'>

/** Where a history comes from: the back office now, or the copy of its orders and when that was true. */
export function HistorySource({ bron, stand, volledig }: Source) {
  const text = useText()
  const format = useFormat()
  const time = stand === null ? text('value.unknown') : format.moment(stand)
  return (
    <>
      {bron === 'kopie' ? (
        <Notice kind="warning" title={text('stock.fromCopy')}>
          {text('stock.copyOf', { time })}
        </Notice>
      ) : (
        <p role="status">{text('stock.live', { time })}</p>
      )}
      {!volledig && <Notice kind="info" title={text('stock.notComplete')} />}
    </>
  )
}
