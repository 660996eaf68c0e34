import { invoices } from '@portal/contract/invoices.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { AddressedFileDialog } from '../documents/AddressedFileDialog.tsx'

/** Opens the off-rent receipt of a removal over the page. */
export function ReceiptButton({ requestNo }: { readonly requestNo: string }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button small icon={<IconReceipt />} onClick={() => setIsOpen(true)}>
        {text('requests.receipt')}
      </Button>
      {isOpen && (
        <AddressedFileDialog
          title={`${text('requests.receipt')} ${requestNo}`}
          target={invoices.downloadReceipt}
          input={{ aanvraagnummer: requestNo }}
          failure="requests.receiptFailed"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
