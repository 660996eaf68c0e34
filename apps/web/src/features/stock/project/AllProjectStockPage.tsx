import { stock } from '@portal/contract/stock.ts'
import { useMemo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { AllStockFrame, useStockSearch } from '../AllStockFrame.tsx'
import { allProjectStockColumns } from './project-stock-columns.tsx'

/** What stands at all projects of the user, by kind and cost-control post (R-ROUTE-25, decision: invoices). */
export function AllProjectStockPage() {
  const text = useText()
  const format = useFormat()
  const asked = useStockSearch()
  const query = useCall(stock.getAllProjectStock, asked.input, { keepLast: true })
  const columns = useMemo(() => allProjectStockColumns(text, format), [text, format])
  return (
    <AllStockFrame
      intro="projects.allIntro"
      searchLabel="projects.allSearch"
      {...{ asked, query, columns }}
      rowKey={(row) => [row.projectNummer, row.bewakingspost, row.type, row.materieelSoort, row.saleType].join(' ')}
    />
  )
}
