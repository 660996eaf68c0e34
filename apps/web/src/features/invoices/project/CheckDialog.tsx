import type { InvoicePoint, ProjectInvoice } from '@portal/contract/invoice-records.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import { useFormat } from '../../../lib/format.ts'
import { type Text, useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { FactList } from '../../../shared/records/FactList.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import classes from '../Invoices.module.css'
import { stateKey } from '../invoice-state.ts'

interface CheckDialogProps {
  readonly number: string
  /** The invoice as the list has it; null when it is on another page. */
  readonly invoice: ProjectInvoice | null
  readonly onClose: () => void
}

/** One invoice by post, and whether it adds up. */
export function CheckDialog({ number, invoice, onClose }: CheckDialogProps) {
  const text = useText()
  const format = useFormat()
  const query = useCall(invoices.checkInvoice, { factuurNummer: number })
  const kind = invoice?.soort === 'Credit' ? 'Credit' : 'Debit'
  return (
    <Modal open title={text(`invoices.openedTitle.${kind}`, { number })} onClose={onClose}>
      <Stack gap={4} shrinks className={classes.dialog}>
        {invoice !== null && (
          <>
            <FactList
              facts={[
                ['invoices.bookingDate', format.date(invoice.boekingsDatum)],
                ['invoices.state', text(stateKey(invoice))],
                ['invoices.total', invoice.toonPrijs && format.money(eurosOf(invoice.totaalPrijs))],
              ]}
            />
            <h3>{text('projects.posts')}</h3>
            <ul className={classes.events}>
              {invoice.posten.map(({ bewakingspost, bedrag, aantalRegels }) => (
                <li key={bewakingspost}>
                  <span>{bewakingspost || text('projects.noPost')}</span>
                  <span>
                    {invoice.toonPrijs && <span className="figures">{format.money(eurosOf(bedrag))}</span>}
                    <small>{text('projects.lines', { count: aantalRegels })}</small>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{text('projects.check')}</h3>
        <StateView query={query} skeleton="lines" failure="projects.checkFailed">
          {({ klopt, postenGecontroleerd, punten, toonPrijs }) =>
            klopt ? (
              <Notice kind={postenGecontroleerd ? 'success' : 'info'}>
                {text(postenGecontroleerd ? 'projects.checkGood' : 'projects.checkPartly')}
              </Notice>
            ) : (
              <Notice kind="warning" title={text('projects.checkBad')}>
                {punten.map((point) => (
                  <p key={`${point.soort} ${point.bewakingspost}`}>
                    {pointText(text, point)}{' '}
                    {toonPrijs && text('projects.pointAmount', { amount: format.money(eurosOf(point.bedrag)) })}
                  </p>
                ))}
                {!postenGecontroleerd && <p>{text('projects.checkNotAsked')}</p>}
              </Notice>
            )
          }
        </StateView>
      </Stack>
    </Modal>
  )
}

/** Lines are numbered in tens of thousands by the back office; people count from one. */
const shownLine = (line: number): number => (line % 10_000 === 0 ? line / 10_000 : line)

function pointText(text: Text, { soort, bewakingspost, regels }: InvoicePoint): string {
  const numbers = regels.map(shownLine).join(', ')
  const lines = text('projects.pointLines', { count: regels.length, numbers })
  return text(`projects.point.${soort}`, { number: bewakingspost, lines })
}
