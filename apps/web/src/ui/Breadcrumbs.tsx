import type { ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Breadcrumbs.module.css'

/** The way to this page. Give links for the steps and plain text for the page itself, which comes last. */
export function Breadcrumbs({ children }: { readonly children: readonly ReactNode[] }) {
  const text = useText()
  return (
    <nav className={classes.crumbs} aria-label={text('nav.breadcrumbs')}>
      <ol>
        {children.map((crumb, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a way have no identity but their place
          <li key={place} aria-current={place === children.length - 1 ? 'page' : undefined}>
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}
