import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Folded } from '../../ui/Folded.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { ItemPicture } from '../items/ItemPicture.tsx'
import classes from './WizardSummary.module.css'

export interface SummaryLine {
  readonly key: string
  readonly item: { readonly afbeelding: string | null; readonly omschrijving: string }
  /** Numbers of the item, left as they are by a translating browser. */
  readonly number: string
  readonly remark: string
  /** Why this line cannot go along. */
  readonly fault?: string | null
  readonly amount: string
  /** What it costs, for who sees prices. */
  readonly price?: string | null
  /** Comes with the line above it. */
  readonly isChild?: boolean
}

export interface SummaryTotal {
  readonly label: string
  readonly value: string
}

interface WizardSummaryProps {
  readonly title: string
  readonly pieces: number
  readonly weight: string
  readonly lines: readonly SummaryLine[]
  /** Totals besides pieces and weight. */
  readonly totals?: readonly SummaryTotal[]
  readonly note?: string | null
  /** Set where all of it is to be checked: opened, also on a phone, with the way to change it. */
  readonly change?: ReactNode
}

/** A list and its totals: beside the form on a wide screen, one line to open on a phone until it is to be checked. */
export function WizardSummary({ title, lines, change, ...sums }: WizardSummaryProps) {
  const text = useText()
  const format = useFormat()
  const { pieces } = sums
  const narrow = useNarrowScreen()
  if (narrow && !change) {
    return (
      <Folded
        title={title}
        brief={text('wizard.summaryShort', { count: pieces, pieces: format.number(pieces), weight: sums.weight })}
      >
        <Lines lines={lines} />
        <Totals {...sums} />
      </Folded>
    )
  }
  return (
    <section className={classes.summary} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {change}
      </header>
      <Lines lines={lines} beside={!change} />
      <Totals {...sums} />
    </section>
  )
}

/** @param beside the form: then it scrolls by itself, so that the totals stay in view */
function Lines({ lines, beside = false }: Pick<WizardSummaryProps, 'lines'> & { readonly beside?: boolean }) {
  return (
    <ul className={classes.lines} data-beside={beside || undefined} tabIndex={beside ? 0 : undefined}>
      {lines.map((line) => (
        <li key={line.key} data-child={line.isChild || undefined}>
          <ItemPicture item={line.item} size="small" />
          <span className={classes.lineText}>
            <span>{line.item.omschrijving}</span>
            <small translate="no">{line.number}</small>
            {line.remark && <small>{line.remark}</small>}
            {line.fault && <strong className={classes.lineFault}>{line.fault}</strong>}
          </span>
          <span className={classes.lineCount}>
            {line.amount}
            {line.price && <small>{line.price}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Totals({ pieces, weight, totals = [], note }: Omit<WizardSummaryProps, 'title' | 'lines' | 'change'>) {
  const text = useText()
  const format = useFormat()
  const all = [
    { label: text('total.pieces'), value: format.number(pieces) },
    { label: text('total.weight'), value: weight },
    ...totals,
  ]
  return (
    <>
      <dl className={classes.totals}>
        {all.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
    </>
  )
}
