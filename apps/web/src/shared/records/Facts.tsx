import { Children, type ReactNode } from 'react'

/** What is known of a row in one run of words, what decides first; what is not so is left out. */
export function Facts({ children }: { readonly children: ReactNode }) {
  const facts = Children.toArray(children)
  return facts.flatMap((fact, place) => (place === 0 ? [fact] : ['\u00a0· ', fact]))
}
