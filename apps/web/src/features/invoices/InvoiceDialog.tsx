import type { Invoice, InvoiceLine } from '@portal/contract/invoice-records.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { AddressedFileDialog } from '../../shared/documents/AddressedFileDialog.tsx'
import { FactList } from '../../shared/records/FactList.tsx'
import { FeedbackButton } from '../../shared/records/FeedbackButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { startState } from '../../ui/table/table-state.ts'
import classes from './Invoices.module.css'
import { stateKey } from './invoice-state.ts'
import { LineTable } from './LineTable.tsx'
import type { AskedInvoices } from './use-invoice-filter.ts'

interface InvoiceDialogProps {
  readonly asked: AskedInvoices
  readonly number: string
  readonly onClose: () => void
  readonly onLine: (line: InvoiceLine) => void
}

/** Whose the list is, with nothing narrowed: an open invoice shows all its lines. */
function placeOnly({ gebruikerLogin, materieellocatie, projectNummer }: AskedInvoices): AskedInvoices {
  return { gebruikerLogin, materieellocatie, ...(projectNummer === undefined ? {} : { projectNummer }) }
}

/** One invoice: its facts, its lines, and the paper as it was sent (R-SCR-INV-02, R-SCR-INV-03). */
export function InvoiceDialog({ asked, number, onClose, onLine }: InvoiceDialogProps) {
  const text = useText()
  const settings = useSettings()
  const [showsPdf, setShowsPdf] = useState(false)
  const [state, setState] = useState(startState)
  const place = placeOnly(asked)
  const query = useCall(invoices.getInvoices, {
    ...place,
    zoekterm: number,
    rijen: 1,
    sorteer: 'documentNummer',
    aflopend: false,
  })
  const invoice = query.data?.items.find(({ documentNummer }) => documentNummer === number)
  const kind = invoice?.soort === 'Credit' ? 'Credit' : 'Debit'
  const title = text(`invoices.openedTitle.${kind}`, { number })
  const hasPdf = settings.bool('AppMaterieelFacturen_Pdf') && invoice?.toonPrijs === true
  return (
    <Modal
      open
      shape="wide"
      title={title}
      onClose={onClose}
      footer={
        <>
          {invoice !== undefined && <FeedbackButton over="factuur" nummer={number} />}
          {hasPdf && (
            <Button icon={<IconFileTypePdf />} onClick={() => setShowsPdf(true)}>
              {text('invoices.pdf')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4} shrinks className={classes.dialog}>
        {invoice !== undefined && <InvoiceFacts invoice={invoice} />}
        <LineTable
          asked={{ ...place, zoekterm: state.search.slice(0, 50) }}
          table={[state, setState]}
          narrowed={state.search !== ''}
          onClear={() => setState(startState)}
          onOpen={onLine}
          invoiceNo={number}
        />
      </Stack>
      {showsPdf && (
        <AddressedFileDialog
          title={title}
          target={invoices.downloadInvoice}
          input={{ factuurNummer: number }}
          failure="invoices.pdfFailed"
          onClose={() => setShowsPdf(false)}
        />
      )}
    </Modal>
  )
}

function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const text = useText()
  const format = useFormat()
  const { toonPrijs } = invoice
  return (
    <FactList
      facts={[
        ['invoices.billTo', invoice.factuurAan],
        ['invoices.bookingDate', format.date(invoice.boekingsDatum)],
        ['invoices.dueDate', format.date(invoice.vervalDatum)],
        ['invoices.state', text(stateKey(invoice))],
        ['invoices.total', toonPrijs && format.money(eurosOf(invoice.totaalPrijs))],
        ['invoices.outstanding', toonPrijs && format.money(eurosOf(invoice.openstaandBedrag))],
      ]}
    />
  )
}
