import { type Document, documents } from '@portal/contract/documents.ts'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { fetchFile, saveFile, showInTab } from '../../../lib/document-files.ts'
import { notifyError } from '../../../lib/notifications.ts'

type Wanted = Pick<Document, 'documentNummer' | 'naam'>

/** An address opens its document for 60 seconds, so every action asks for one of its own. */
async function addressOf({ documentNummer }: Wanted): Promise<string> {
  return (await call(documents.downloadDocument, { documentNummer })).adres
}

async function share(document: Wanted): Promise<void> {
  const address = await addressOf(document)
  const files = [await fetchFile(address, document.naam)]
  if (navigator.canShare?.({ files }) !== true) return saveFile(address)
  try {
    await navigator.share({ files, title: document.naam })
  } catch (error) {
    // Closing the choice of programs is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

interface DocumentActions {
  readonly busy: boolean
  save(document: Wanted): void
  showInTab(document: Wanted): void
  /** Null where the browser cannot pass files on. */
  readonly share: ((document: Wanted) => void) | null
}

/** What a person does with a document besides looking at it; a failure is shown as a message. */
export function useDocumentActions(): DocumentActions {
  const [running, setRunning] = useState(0)
  const doing = (action: () => Promise<void>) => {
    setRunning((count) => count + 1)
    action()
      .catch(notifyError)
      .finally(() => setRunning((count) => count - 1))
  }
  return {
    busy: running > 0,
    save: (document) => doing(async () => saveFile(await addressOf(document))),
    showInTab: (document) => doing(() => showInTab(() => addressOf(document))),
    share: typeof navigator.share === 'function' ? (document) => doing(() => share(document)) : null,
  }
}
