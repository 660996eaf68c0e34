import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../lib/text.ts'
import { IconButton } from './IconButton.tsx'
import { Row } from './Layout.tsx'
import classes from './PageTurner.module.css'

interface PageTurnerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** To the page before and after, each read from its top; nothing where there is one page. */
export function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  const text = useText()
  const turn = (to: number) => {
    onPage(to)
    window.scrollTo({ top: 0 })
  }
  if (pages <= 1) return null
  return (
    <Row align="center" className={classes.turner} data-screen-only>
      <IconButton
        label={text('table.previousPage')}
        icon={<IconChevronLeft />}
        disabled={page === 1}
        onClick={() => turn(page - 1)}
      />
      <span className="figures">{text('table.page', { page, pages })}</span>
      <IconButton
        label={text('table.nextPage')}
        icon={<IconChevronRight />}
        disabled={page === pages}
        onClick={() => turn(page + 1)}
      />
    </Row>
  )
}
