import { stock } from '@portal/contract/stock.ts'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { AllStockFrame, useStockSearch } from './AllStockFrame.tsx'
import { allStockColumns } from './all-stock-columns.tsx'
import { StartOrder } from './NoStock.tsx'

/** What stands at all locations of the user, by kind of equipment (R-ROUTE-45). */
export function AllStockPage() {
  const text = useText()
  const format = useFormat()
  const asked = useStockSearch()
  const query = useCall(stock.getAllStock, asked.input, { keepLast: true })
  const columns = useMemo(() => allStockColumns(text, format), [text, format])
  return (
    <AllStockFrame
      intro="stock.allIntro"
      searchLabel="stock.allSearch"
      {...{ asked, query, columns }}
      rowKey={(row) => [row.materieellocatie, row.type, row.materieelSoort, row.saleType].join(' ')}
      whenNone={<StartOrder />}
    />
  )
}
