import { useEffect, useState } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Skeleton.module.css'
import parts from './SkeletonParts.module.css'

const showAfterMs = 200

/** True once something takes longer than 200 ms, so that what is quick never flashes. */
function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), showAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

/**
 * The shape of what comes: rows, lines of equipment with their totals, entries of two lines, a table with its toolbar,
 * cards, text, a drawing with facts, a record with its facts (with four pieces also how far it is), a form.
 */
export type SkeletonShape =
  | 'rows'
  | 'lines'
  | 'entries'
  | 'table'
  | 'cards'
  | 'text'
  | 'drawing'
  | 'details'
  | 'record'
  | 'form'

const pieces: Readonly<Record<SkeletonShape, number>> = {
  rows: 8,
  lines: 8,
  entries: 5,
  table: 13,
  cards: 8,
  text: 4,
  drawing: 8,
  details: 3,
  record: 4,
  form: 6,
}

/** Lines in a piece of what is a card with more of them; three in all others. */
const bars: Partial<Record<SkeletonShape, number>> = { record: 7, table: 5 }

export function Skeleton({ shape = 'rows', count }: { readonly shape?: SkeletonShape; readonly count?: number }) {
  const text = useText()
  const slow = useSlow()
  const places = Array.from({ length: count ?? pieces[shape] }, (_, place) => place)
  return (
    <div
      className={`${classes.skeleton} ${parts.skeleton}`}
      data-shape={shape}
      data-shown={slow || undefined}
      aria-busy="true"
    >
      <span className="out-of-sight" role="status">
        {slow ? text('loading.label') : ''}
      </span>
      {places.map((place) => (
        <div key={place} className={`${classes.piece} ${parts.piece}`} aria-hidden>
          {Array.from({ length: bars[shape] ?? 3 }, (_, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are all the same
            <span key={bar} />
          ))}
        </div>
      ))}
    </div>
  )
}
