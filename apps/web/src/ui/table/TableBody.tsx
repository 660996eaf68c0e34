import { lazy, Suspense } from 'react'
import { usePrinting } from '../use-printing.ts'
import { TableRow } from './TableRow.tsx'
import type { TableBodyProps } from './table-parts.ts'

/** More rows than this are only made while they are in view. */
export const virtualAbove = 250
/** Shown until the code of long tables is there: more than fits on a screen. */
export const firstRows = 40

const loadBody = () => import('./VirtualBody.tsx')
// A lazy component forgets that the one it loads takes rows of any type.
const VirtualBody = lazy(async () => {
  const part = await loadBody().catch(() => null)
  // Longer to draw, but whole.
  return { default: part?.VirtualBody ?? PlainBody }
}) as unknown as Awaited<ReturnType<typeof loadBody>>['VirtualBody']

export function TableBody<Row>(props: TableBodyProps<Row>) {
  // What is not in view is still on the paper.
  const printing = usePrinting()
  if (props.rows.length <= virtualAbove || printing) return <PlainBody {...props} />
  return (
    <Suspense fallback={<PlainBody {...props} rows={props.rows.slice(0, firstRows)} />}>
      <VirtualBody {...props} />
    </Suspense>
  )
}

function PlainBody<Row>({ firstRow, ...parts }: TableBodyProps<Row>) {
  return (
    <tbody>
      {parts.rows.map((row, place) => (
        <TableRow key={parts.rowKey(row)} row={row} place={firstRow + place + 2} parts={parts} />
      ))}
    </tbody>
  )
}
