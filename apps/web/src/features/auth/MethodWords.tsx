import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** What a way to go on is, on its button. */
export function MethodWords(words: { readonly icon: ReactNode; readonly title: string; readonly hint: string }) {
  return (
    <>
      {words.icon}
      <span>
        <strong>{words.title}</strong>
        <small>{words.hint}</small>
      </span>
      <IconChevronRight aria-hidden />
    </>
  )
}
