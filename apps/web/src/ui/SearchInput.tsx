import { IconSearch } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef } from 'react'
import classes from './SearchInput.module.css'

interface SearchInputProps extends ComponentPropsWithoutRef<'input'> {
  /** Its name, and what stands in it while it is empty. */
  readonly label: string
  /** At the head of a panel of its own, where it is what the panel is about. */
  readonly large?: boolean
}

/** A field that finds while somebody types: among what is below it. */
export function SearchInput({ label, large = false, ...input }: SearchInputProps) {
  return (
    <label className={classes.search} data-large={large || undefined}>
      <IconSearch size={large ? 22 : 20} aria-hidden />
      <span className="out-of-sight">{label}</span>
      <input type="search" placeholder={label} {...input} />
    </label>
  )
}
