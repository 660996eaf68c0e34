import { IconSearch } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from './HomePage.module.css'

/** The large opener of the search: what most people come for. */
export function HomeSearch({ onOpen }: { readonly onOpen: () => void }) {
  const text = useText()
  return (
    <button type="button" className={classes.search} aria-haspopup="dialog" onClick={onOpen}>
      <IconSearch size={24} aria-hidden />
      <span>{text('shell.searchPlaceholder')}</span>
    </button>
  )
}
