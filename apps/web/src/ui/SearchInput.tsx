import { IconSearch } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef } from 'react'
import classes from './SearchInput.module.css'

interface SearchInputProps extends ComponentPropsWithoutRef<'input'> {
  /** Its name, and what stands in it while it is empty. */
  readonly label: string
  /** One part of a toolbar, a field as wide as its place, or what a panel of its own is about. */
  readonly shape?: 'toolbar' | 'field' | 'panel'
}

/** A field that finds while somebody types: among what is below it. */
export function SearchInput({ label, shape = 'toolbar', ...input }: SearchInputProps) {
  return (
    <label className={classes.search} data-shape={shape}>
      <IconSearch size={shape === 'panel' ? 22 : 20} aria-hidden />
      <span className="out-of-sight">{label}</span>
      <input type="search" placeholder={label} {...input} />
    </label>
  )
}
