import type { CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { IconDownload, IconExternalLink, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/call.ts'
import { saveFile, showInTab } from '../../lib/document-files.ts'
import { notifyError } from '../../lib/notifications.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './Documents.module.css'
import { canPreview, DocumentPreview } from './parts/DocumentPreview.tsx'

/** Calls that answer with a signed address of one file. */
type AddressCall = (typeof invoices)['downloadInvoice' | 'downloadReceipt']

interface AddressedFileDialogProps<C extends AddressCall> {
  readonly title: string
  readonly target: C
  readonly input: CallInput<C>
  /** What could not be fetched, for when the server gives no reason of its own. */
  readonly failure: TextKey
  readonly onClose: () => void
}

/** One file over the page. An address lives 60 seconds, so that every action asks for one of its own. */
export function AddressedFileDialog<C extends AddressCall>(props: AddressedFileDialogProps<C>) {
  const { title, target, input, failure, onClose } = props
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const { mutate, data, isError, error } = useCommand(target, { quiet: true })
  // Every call of these answers the address of a file.
  const file = data as CallAnswer<AddressCall> | undefined
  const asked = JSON.stringify(input)
  useEffect(() => mutate(JSON.parse(asked)), [mutate, asked])
  // As above.
  const addressOf = async () => ((await call(target, input)) as CallAnswer<AddressCall>).adres
  const save = () => void addressOf().then(saveFile).catch(notifyError)
  const shown = file !== undefined && canPreview(file.mimeType)
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      shape="wide"
      footer={
        <>
          {shown && (
            <>
              <Button icon={<IconPrinter />} onClick={() => frame.current?.contentWindow?.print()}>
                {text('action.print')}
              </Button>
              <Button icon={<IconExternalLink />} onClick={() => void showInTab(addressOf).catch(notifyError)}>
                {text('documents.openTab')}
              </Button>
            </>
          )}
          <Button kind="primary" icon={<IconDownload />} onClick={save}>
            {text('action.save')}
          </Button>
        </>
      }
    >
      <Stack align="center" className={classes.preview} data-large={!isError || undefined}>
        {isError ? (
          <ErrorState error={error} message={failure} onRetry={() => mutate(input)} />
        ) : file === undefined ? (
          <Skeleton shape="details" count={1} />
        ) : (
          <DocumentPreview name={file.naam} mimeType={file.mimeType} address={file.adres} frame={frame} />
        )}
      </Stack>
    </Modal>
  )
}
