import { useEffect, useState } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Skeleton.module.css'

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

/** The shape of what comes: lines of a list, a table with its toolbar, cards, text, a record with its facts, a form. */
export type SkeletonShape = 'rows' | 'table' | 'cards' | 'text' | 'details' | 'record' | 'form'

const pieces: Readonly<Record<SkeletonShape, number>> = {
  rows: 8,
  table: 13,
  cards: 8,
  text: 4,
  details: 3,
  record: 4,
  form: 6,
}

export function Skeleton({ shape = 'rows', count }: { readonly shape?: SkeletonShape; readonly count?: number }) {
  const text = useText()
  const slow = useSlow()
  const places = Array.from({ length: count ?? pieces[shape] }, (_, place) => place)
  return (
    <div className={classes.skeleton} data-shape={shape} data-shown={slow || undefined} aria-busy="true">
      <span className="out-of-sight" role="status">
        {slow ? text('loading.label') : ''}
      </span>
      {places.map((place) => (
        <div key={place} className={classes.piece} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
