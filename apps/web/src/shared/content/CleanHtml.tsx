import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMemo } from 'react'
import classes from './CleanHtml.module.css'
import { cleanHtml } from './clean-html.ts'

interface CleanHtmlProps {
  readonly html: string
  /** The language the text is in, which may be another one than that of the page around it. */
  readonly language: string | null
}

/** A text of the company, cleaned once more; a link to a screen opens it without loading the portal again. */
export function CleanHtml({ html, language }: CleanHtmlProps) {
  const router = useRouter()
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    if (!href.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={classes.text}
      lang={language ?? undefined}
      translate="no"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, and by the server before
      dangerouslySetInnerHTML={clean}
    />
  )
}
