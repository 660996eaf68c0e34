import { type Document, documents } from '@portal/contract/documents.ts'
import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { useCommand } from '../../lib/use-command.ts'
import { DocumentDialog } from './parts/DocumentDialog.tsx'

interface DocumentOpener {
  /** Opens a document over the page. */
  open(document: Document): void
  /** Put it anywhere on the page. */
  readonly dialog: ReactNode
}

/** Looking at documents from a list: the address is asked again each time, because it lives 60 seconds. */
export function useDocumentDialog(): DocumentOpener {
  const [shown, setShown] = useState<Document | null>(null)
  const asked = useCommand(documents.downloadDocument, { quiet: true })
  const { mutate } = asked
  const open = useCallback(
    (document: Document) => {
      setShown(document)
      mutate({ documentNummer: document.documentNummer })
    },
    [mutate],
  )
  return {
    open,
    dialog: shown !== null && <DocumentDialog document={shown} asked={asked} onClose={() => setShown(null)} />,
  }
}
