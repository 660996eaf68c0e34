import { useText } from '../../../lib/text.ts'
import { Row } from '../../../ui/Layout.tsx'
import { PageTurner } from '../../../ui/PageTurner.tsx'
import classes from '../ItemList.module.css'
import { setItemsPerPage, useItemsPerPage } from './page-size.ts'

interface ListPagerProps {
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Which items show, the pages, and how many items a page has, which is remembered. */
export function ListPager({ total, page, pages, onPage }: ListPagerProps) {
  const text = useText()
  const { size, options } = useItemsPerPage()
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total), count: total }
  if (total <= (options[0] ?? size)) return null
  return (
    <Row as="nav" align="center" justify="between" wrap className={classes.pager} aria-label={text('catalogue.pages')}>
      <span className="figures">{text('table.rowRange', range)}</span>
      <label>
        {text('catalogue.perPage')}
        <select
          value={size}
          onChange={(event) => {
            setItemsPerPage(Number(event.currentTarget.value))
            onPage(1)
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
      <PageTurner page={page} pages={pages} onPage={onPage} />
    </Row>
  )
}
