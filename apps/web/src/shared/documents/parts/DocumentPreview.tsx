import { documentKindOf, isShownInBrowser } from '@portal/domain/documents/document-kind.ts'
import type { Ref } from 'react'
import { fileAddress } from '../../../lib/document-files.ts'
import { useText } from '../../../lib/text.ts'
import classes from '../Documents.module.css'

interface DocumentPreviewProps {
  readonly name: string
  readonly mimeType: string
  readonly address: string
  /** Of the frame with a pdf in it, for printing. */
  readonly frame: Ref<HTMLIFrameElement>
}

/** Whether this browser shows such a file within a page; a browser without a reader for pdf saves it instead. */
export function canPreview(mimeType: string): boolean {
  return isShownInBrowser(mimeType) && (documentKindOf(mimeType) !== 'pdf' || navigator.pdfViewerEnabled !== false)
}

export function DocumentPreview({ name, mimeType, address, frame }: DocumentPreviewProps) {
  const text = useText()
  if (!canPreview(mimeType)) return <p className={classes.noPreview}>{text('documents.noPreview')}</p>
  if (documentKindOf(mimeType) === 'image')
    return <img className={classes.image} src={fileAddress(address)} alt={text('documents.previewOf', { name })} />
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      src={fileAddress(address)}
      title={text('documents.previewOf', { name })}
    />
  )
}
