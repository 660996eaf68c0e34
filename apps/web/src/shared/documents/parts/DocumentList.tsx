import type { Document } from '@portal/contract/documents.ts'
import { documentKindOf } from '@portal/domain/documents/document-kind.ts'
import { IconDownload } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DocumentKindIcon } from '../DocumentKindIcon.tsx'
import classes from '../Documents.module.css'
import { useDocumentDialog } from '../use-document-dialog.tsx'
import { useDocumentActions } from './use-document-actions.ts'

/** The documents of one thing: a tap on the name shows one, the arrow saves it. */
export function DocumentList({ items }: { readonly items: readonly Document[] }) {
  const text = useText()
  const format = useFormat()
  const actions = useDocumentActions()
  const { open, dialog } = useDocumentDialog()
  const factsOf = ({ mimeType, datum, grootte }: Document) =>
    [text(`documents.kind.${documentKindOf(mimeType)}`), format.date(datum), format.fileSize(grootte)]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <ul className={classes.list}>
        {items.map((document) => (
          <li key={document.documentNummer}>
            <DocumentKindIcon mimeType={document.mimeType} />
            <button type="button" className={classes.name} onClick={() => open(document)}>
              <span>{document.naam}</span>
              <small className="figures">{factsOf(document)}</small>
            </button>
            <IconButton
              label={text('documents.saveNamed', { name: document.naam })}
              icon={<IconDownload />}
              onClick={() => actions.save(document)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
