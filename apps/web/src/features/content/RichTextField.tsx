import { Suspense } from 'react'
import { useText } from '../../lib/text.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './Content.module.css'
import type { RichTextProps } from './content-view.ts'

/** The editor is larger than the rest of the portal together: it comes when somebody writes. */
const RichEditor = laterPart(async () => (await import('./RichEditor.tsx')).RichEditor)

/** A text with headings, lists, links and pictures. */
export function RichTextField(props: RichTextProps) {
  const text = useText()
  return (
    <div>
      <div className={classes.editorLabel} aria-hidden>
        {text('content.text')}
      </div>
      <Suspense fallback={<Skeleton shape="text" />}>
        <RichEditor {...props} />
      </Suspense>
    </div>
  )
}
