import { lazy, Suspense, useId, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Row, Stack } from '../Layout.tsx'
import { useDrawnWhole } from '../use-drawn-whole.ts'
import type { CardParts } from './card-parts.ts'
import { unfolding } from './card-parts.ts'
import { SelectAllBox } from './SelectAllBox.tsx'
import { virtualAbove } from './TableBody.tsx'
import { TableCard } from './TableCard.tsx'
import classes from './TableCards.module.css'
import type { TableParts } from './table-parts.ts'

/** Drawn at once: more than fits on a phone. The others follow when these are there. */
const firstCards = 12
/** A card and the gap below it, about. */
const cardPx = 92

const loadCards = () => import('./VirtualCards.tsx')
// A lazy component forgets that the one it loads takes rows of any type.
const VirtualCards = lazy(async () => {
  const part = await loadCards().catch(() => null)
  // Longer to draw, but whole.
  return { default: part?.VirtualCards ?? AllCards }
}) as unknown as Awaited<ReturnType<typeof loadCards>>['VirtualCards']

/** The rows on a phone: a card of two lines each, which unfolds to every column with its name. */
export function TableCards<Row>(table: TableParts<Row>) {
  const text = useText()
  const box = useId()
  const [unfolded, onUnfold] = useState<ReadonlySet<string>>(new Set())
  const parts = { ...table, unfolded, onUnfold }
  return (
    <>
      {parts.selection && (
        <Row gap={3} align="center" className={classes.allCards}>
          <SelectAllBox parts={parts} id={box} />
          <label htmlFor={box}>{text('table.selectAll')}</label>
        </Row>
      )}
      {parts.rows.length > virtualAbove ? (
        <Suspense fallback={<FirstCards {...parts} />}>
          <VirtualCards {...parts} />
        </Suspense>
      ) : (
        <AllCards {...parts} />
      )}
    </>
  )
}

/** The first cards stay the ones that are there when the others follow: a finger or the focus may be on one. */
function AllCards<Row>(parts: CardParts<Row>) {
  return <PlainCards {...parts} isWhole={useDrawnWhole()} />
}

function FirstCards<Row>(parts: CardParts<Row>) {
  return <PlainCards {...parts} isWhole={false} />
}

/** Not whole: the first ones, above the height of the others, so that somebody who comes back is where they were. */
function PlainCards<Row>({ isWhole, ...parts }: CardParts<Row> & { readonly isWhole: boolean }) {
  const rows = isWhole ? parts.rows : parts.rows.slice(0, firstCards)
  const left = parts.rows.length - rows.length
  return (
    <Stack as="ul" gap={2} shrinks className={classes.cards} aria-label={parts.label}>
      {rows.map((row) => (
        <TableCard key={parts.rowKey(row)} row={row} parts={parts} {...unfolding(parts, row)} />
      ))}
      {left > 0 && <li aria-hidden style={{ height: left * cardPx }} />}
    </Stack>
  )
}
