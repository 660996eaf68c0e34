import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import type { Sighting } from '@portal/domain/site-walks/sighting.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import classes from './SiteWalks.module.css'
import type { PageRow } from './use-walk.ts'
import { WalkRowItem } from './WalkRowItem.tsx'

const views = ['all', 'open', 'other'] as const
type View = (typeof views)[number]

const isIn = (view: View, { state, book }: PageRow): boolean =>
  view === 'all' || (view === 'open' ? state === 'open' : book === null)

interface WalkListProps {
  readonly rows: readonly PageRow[]
  /** Left out for who only looks on. */
  readonly onSee?: (thing: Omit<Sighting, 'moment'>) => void
}

function namesOf({ book, thing }: PageRow): string {
  const { keuringsNummer = '', serienummer = '', omschrijving = '' } = book ?? {}
  const words = [omschrijving, thing.materieelSoort, thing.materieelNummer, thing.code, keuringsNummer, serienummer]
  return normalizeSearchText(words.join(' '))
}

/** Everything of the books and everything that was seen besides; a row stays where it is when it is ticked. */
export function WalkList({ rows, onSee }: WalkListProps) {
  const text = useText()
  const [view, setView] = useState<View>('all')
  const [term, setTerm] = useState('')
  // What was in the view when it was chosen: a row that was just ticked does not leave from under the finger.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const choose = (next: View) => {
    setView(next)
    setKept(new Set(rows.filter((row) => isIn(next, row)).map(({ key }) => key)))
  }
  const wanted = normalizeSearchText(term.trim())
  const shown = rows.filter((row) => (isIn(view, row) || kept.has(row.key)) && namesOf(row).includes(wanted))
  const count = (one: View) => rows.filter((row) => isIn(one, row)).length
  return (
    <Tabs
      label={text('siteWalks.views')}
      tabs={views.map((key) => ({ key, label: text(`siteWalks.view.${key}`), count: count(key) }))}
      current={view}
      // The keys of the tabs are the views.
      onChange={(key) => choose(key as View)}
    >
      <SearchInput
        label={text('siteWalks.search')}
        shape="field"
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      {shown.length === 0 ? (
        <EmptyState title={text(view === 'open' && wanted === '' ? 'siteWalks.allSeen' : 'table.noMatch')} />
      ) : (
        <ul className={`card lined ${classes.rows}`}>
          {shown.map((row) => (
            <WalkRowItem key={row.key} row={row} {...(onSee && { onSee })} />
          ))}
        </ul>
      )}
    </Tabs>
  )
}
