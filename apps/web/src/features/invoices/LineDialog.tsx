import type { InvoiceLine, LineEvent } from '@portal/contract/invoice-records.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { Suspense } from 'react'
import { useFormat } from '../../lib/format.ts'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { DocumentSection } from '../../shared/documents/DocumentSection.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { OrderLink } from '../../shared/records/OrderLink.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { aboutWords } from './about-words.ts'
import classes from './Invoices.module.css'
import { TooLongNotice } from './TooLongNotice.tsx'
import type { AskedInvoices } from './use-invoice-filter.ts'

/** Few lines are explained, and fewer of pieces that were handed over. */
const HandedOver = laterPart(async () => {
  const [part] = await Promise.all([import('./HandedOver.tsx'), loadLaterTexts()])
  return part.HandedOver
})

interface LineDialogProps {
  readonly asked: AskedInvoices
  readonly number: string
  readonly line: number
  readonly onClose: () => void
}

/** Lines of an invoice that one answer holds; the one that is explained is among the first. */
const mostLines = 1000

/** The bill explained: what happened to what this line charges for, and its papers. */
export function LineDialog({ asked, number, line, onClose }: LineDialogProps) {
  const text = useText()
  const { gebruikerLogin, materieellocatie, projectNummer } = asked
  const place = { gebruikerLogin, materieellocatie, ...(projectNummer === undefined ? {} : { projectNummer }) }
  const lines = useCall(invoices.getInvoiceLines, { ...place, factuurNummer: number, rijen: mostLines })
  const query = useCall(invoices.explainLine, { factuurNummer: number, regelNummer: line })
  const shown = lines.data?.items.find(({ regelNummer }) => regelNummer === line)
  const stay = query.data?.overdracht
  const wasHandedOver = [stay?.aflevering, stay?.ophalen].some(Boolean)
  const documents = { ...query, data: query.data && { items: query.data.documenten } }
  return (
    <Modal open shape="wide" title={text('invoices.explain')} onClose={onClose}>
      <Stack gap={4} shrinks className={classes.dialog}>
        {shown !== undefined && <LineHead line={shown} />}
        {shown?.teLang != null && (
          <TooLongNotice line={shown} mark={shown.teLang} pricesVisible={lines.data?.toonPrijs === true} />
        )}
        <h3>{text('invoices.life')}</h3>
        <StateView
          query={query}
          skeleton="lines"
          failure="invoices.explainFailed"
          isEmpty={({ gebeurtenissen }) => gebeurtenissen.length === 0}
          empty={<p className="soft">{text('invoices.explainNone')}</p>}
        >
          {({ gebeurtenissen }) => (
            <ol className={classes.events}>
              {gebeurtenissen.map((event) => (
                <Event key={`${event.soort} ${event.nummer} ${event.tekst}`} event={event} />
              ))}
            </ol>
          )}
        </StateView>
        {wasHandedOver && stay !== undefined && (
          <Suspense>
            <HandedOver stay={stay} />
          </Suspense>
        )}
        {/* The same answer with another part of it as its data. */}
        <DocumentSection query={documents as never} hideEmpty />
      </Stack>
    </Modal>
  )
}

function LineHead({ line }: { readonly line: InvoiceLine }) {
  const text = useText()
  const facts = [line.documentNummer, aboutWords(text, line.betreft), line.materieelNummer, line.huurPeriode].filter(
    Boolean,
  )
  return (
    <p>
      <strong>{line.omschrijving}</strong>
      <br />
      <span className="soft" translate="no">
        {facts.join(' · ')}
      </span>
    </p>
  )
}

function Event({ event }: { readonly event: LineEvent }) {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <span className="figures">{format.date(event.datum)}</span>
      <span>
        <span>
          <strong>{text(`invoices.event.${event.soort}`)}</strong> <EventRecord event={event} />
        </span>
        {event.tekst !== '' && <small translate="no">{event.tekst}</small>}
      </span>
    </li>
  )
}

/** The number of what says so, as a link to its screen. */
function EventRecord({ event: { nummer, orderSoort, soort } }: { readonly event: LineEvent }) {
  const canOpen = useScreens()
  if (orderSoort !== null) return <OrderLink type={orderSoort} ordernummer={nummer} />
  const to = `/${soort === 'afgemeld' ? 'aanvragen' : 'exitorders'}/${encodeURIComponent(nummer)}`
  return <span translate="no">{canOpen(to) ? <ScreenLink to={to}>{nummer}</ScreenLink> : nummer}</span>
}
