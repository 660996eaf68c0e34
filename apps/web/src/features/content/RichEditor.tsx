import { content } from '@portal/contract/content.ts'
import { isAllowedLink } from '@portal/domain/content/allowed-html.ts'
import { Image } from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { cleanHtml } from '../../shared/content/clean-html.ts'
import classes from './Content.module.css'
import type { RichTextProps } from './content-view.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, isAllowedUri: (address) => isAllowedLink(address), protocols: ['mailto', 'tel'] },
  }),
  Image.configure({ allowBase64: false }),
]

/** What can be made here is what a page may be made of; what is pasted is cleaned before it is there. */
export function RichEditor({ language, start, onChange }: RichTextProps) {
  const text = useText()
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null)
  const editor = useEditor({
    extensions,
    content: start,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text('content.text'),
        lang: language,
        translate: 'no',
      },
      transformPastedHTML: cleanHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const pasted = useUpload(content.uploadImage, {
    inputOf: (bestand) => ({ bestand }),
    onDone: ({ adres }) => editor.chain().focus().setImage({ src: adres, alt: '' }).run(),
  })
  /** A picture that is pasted or dropped into the text is sent to the portal first. */
  const takeFile = (files: FileList, event: { preventDefault(): void; stopPropagation(): void }) => {
    const [file] = files
    if (file === undefined) return
    event.preventDefault()
    event.stopPropagation()
    pasted.send(file)
  }
  return (
    <>
      <div className={classes.editor}>
        <EditorToolbar editor={editor} onLink={() => setAsked('link')} onPicture={() => setAsked('picture')} />
        <EditorContent
          editor={editor}
          className={classes.editable}
          onPasteCapture={(event) => takeFile(event.clipboardData.files, event)}
          onDropCapture={(event) => takeFile(event.dataTransfer.files, event)}
        />
      </div>
      <div role="status" className={classes.problem}>
        {pasted.problem !== null && text(pasted.problem.key, pasted.problem.params)}
      </div>
      {asked === 'link' && <LinkDialog editor={editor} onClose={() => setAsked(null)} />}
      {asked === 'picture' && <PictureDialog editor={editor} onClose={() => setAsked(null)} />}
    </>
  )
}
