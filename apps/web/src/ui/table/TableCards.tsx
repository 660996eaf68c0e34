import { lazy, Suspense, useId, useState } from 'react'
import { useText } from '../../lib/text.ts'
import type { CardParts } from './card-parts.ts'
import { unfolding } from './card-parts.ts'
import { SelectAllBox } from './SelectAllBox.tsx'
import { firstRows, virtualAbove } from './TableBody.tsx'
import { TableCard } from './TableCard.tsx'
import classes from './TableCards.module.css'
import type { TableParts } from './table-parts.ts'

const loadCards = () => import('./VirtualCards.tsx')
// A lazy component forgets that the one it loads takes rows of any type.
const VirtualCards = lazy(async () => ({ default: (await loadCards()).VirtualCards })) as unknown as Awaited<
  ReturnType<typeof loadCards>
>['VirtualCards']

/** The rows on a phone: a card of two lines each, which unfolds to every column with its name. */
export function TableCards<Row>(table: TableParts<Row>) {
  const text = useText()
  const box = useId()
  const [unfolded, onUnfold] = useState<ReadonlySet<string>>(new Set())
  const parts = { ...table, unfolded, onUnfold }
  return (
    <>
      {parts.selection && (
        <div className={classes.allCards}>
          <SelectAllBox parts={parts} id={box} />
          <label htmlFor={box}>{text('table.selectAll')}</label>
        </div>
      )}
      {parts.rows.length > virtualAbove ? (
        <Suspense fallback={<PlainCards {...parts} rows={parts.rows.slice(0, firstRows)} />}>
          <VirtualCards {...parts} />
        </Suspense>
      ) : (
        <PlainCards {...parts} />
      )}
    </>
  )
}

function PlainCards<Row>(parts: CardParts<Row>) {
  return (
    <ul className={classes.cards} aria-label={parts.label}>
      {parts.rows.map((row) => (
        <TableCard key={parts.rowKey(row)} row={row} parts={parts} {...unfolding(parts, row)} />
      ))}
    </ul>
  )
}
