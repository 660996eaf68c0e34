import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { Row } from '../Layout.tsx'
import { laterPart } from '../later-part.tsx'
import { Modal } from '../Modal.tsx'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import classes from './FilterSidebar.module.css'
import { type FilterActions, type FilterView, isOn } from './filter-view.ts'

/** On a phone the filters are closed, and their code comes when they open. */
const FilterList = laterPart(async () => {
  const { FilterList: loaded } = await import('./FilterList.tsx')
  return loaded
})

interface FilterSidebarProps {
  readonly filters: readonly FilterView[]
  readonly actions: FilterActions
  /** How many things are left with these filters. */
  readonly resultCount: number
}

/** Filters beside a list; on a phone a button opens them as a sheet that says how many results there are. */
export function FilterSidebar({ filters, actions, resultCount }: FilterSidebarProps) {
  const text = useText()
  const narrow = useNarrowScreen()
  const [open, setOpen] = useState(false)
  const active = filters.filter(isOn).length
  const list = (
    <Suspense>
      <FilterList filters={filters} actions={actions} />
    </Suspense>
  )
  if (!narrow) {
    return (
      <aside className={classes.side} aria-label={text('filters.title')}>
        <Row align="center" justify="between" className={classes.head}>
          <h2>{text('filters.title')}</h2>
          {active > 0 && (
            <Button kind="quiet" small onClick={actions.onClear}>
              {text('action.clear')}
            </Button>
          )}
        </Row>
        {list}
      </aside>
    )
  }
  return (
    <>
      <Button icon={<IconAdjustmentsHorizontal />} onClick={() => setOpen(true)}>
        {active === 0 ? text('filters.title') : `${text('filters.title')} (${active})`}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={text('filters.title')}
        shape="sheet"
        footer={
          <>
            <Button onClick={actions.onClear}>{text('action.clear')}</Button>
            <Button kind="primary" className={classes.apply ?? ''} onClick={() => setOpen(false)}>
              {text('filters.apply', { count: resultCount })}
            </Button>
          </>
        }
      >
        {list}
      </Modal>
    </>
  )
}
