import type { Document, documents } from '@portal/contract/documents.ts'
import { documentKindOf } from '@portal/domain/documents/document-kind.ts'
import { IconDownload, IconExternalLink, IconPrinter, IconShare } from '@tabler/icons-react'
import { useRef } from 'react'
import { printPicture } from '../../../lib/document-files.ts'
import { useText } from '../../../lib/text.ts'
import type { useCommand } from '../../../lib/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import classes from '../Documents.module.css'
import { canPreview, DocumentPreview } from './DocumentPreview.tsx'
import { useDocumentActions } from './use-document-actions.ts'

interface DocumentDialogProps {
  readonly document: Document
  /** Asked when the document was opened. */
  readonly asked: ReturnType<typeof useCommand<typeof documents.downloadDocument>>
  readonly onClose: () => void
}

/** One document over the page: looked at, printed, saved, opened in a tab of its own or passed on. */
export function DocumentDialog({ document, asked, onClose }: DocumentDialogProps) {
  const text = useText()
  const actions = useDocumentActions()
  const frame = useRef<HTMLIFrameElement>(null)
  const { documentNummer, naam, mimeType } = document
  const shown = asked.data !== undefined && canPreview(mimeType)
  const print = () => {
    if (documentKindOf(mimeType) === 'image') printPicture(asked.data?.adres ?? '')
    else frame.current?.contentWindow?.print()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={naam}
      shape="wide"
      footer={
        <>
          {actions.share !== null && (
            <Button icon={<IconShare />} onClick={() => actions.share?.(document)}>
              {text('action.share')}
            </Button>
          )}
          {shown && (
            <>
              <Button icon={<IconPrinter />} onClick={print}>
                {text('action.print')}
              </Button>
              <Button icon={<IconExternalLink />} onClick={() => actions.showInTab(document)}>
                {text('documents.openTab')}
              </Button>
            </>
          )}
          <Button kind="primary" busy={actions.busy} icon={<IconDownload />} onClick={() => actions.save(document)}>
            {text('action.save')}
          </Button>
        </>
      }
    >
      <Stack
        align="center"
        className={classes.preview}
        data-large={(canPreview(mimeType) && !asked.isError) || undefined}
      >
        {asked.isError ? (
          <ErrorState error={asked.error} message="documents.failed" onRetry={() => asked.mutate({ documentNummer })} />
        ) : asked.data === undefined ? (
          <Skeleton shape="details" count={1} />
        ) : (
          <DocumentPreview name={naam} mimeType={mimeType} address={asked.data.adres} frame={frame} />
        )}
      </Stack>
    </Modal>
  )
}
