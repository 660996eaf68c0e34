import { complaints } from '@portal/contract/complaints.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { stock } from '@portal/contract/stock.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../frame/screens.ts'
import { type Found, foundBy, notAsked } from './found-hits.ts'
import { orderPaths } from './OrderLink.tsx'
import { thingsName } from './things-name.ts'

const pieceHits = 5
const longestNumber = 30
const longestSubject = 100

/** Only a term with a digit in it can be a number of an order or a request. */
function isNumberLike(term: string): boolean {
  return refuseTerm(term) === null && /\d/.test(term) && term.length <= longestNumber
}

/** Orders by the number of the request or the order. */
function useOrderHits(term: string): Found {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const wanted = gebruikerLogin !== '' && isNumberLike(term)
  const query = useCall(orders.findOrders, { gebruikerLogin, term }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).flatMap((order) => {
    const { ordernummer, aanvraagnummer, type, leverDatum, materieellocatie, locatieOmschrijving } = order
    const to = `${orderPaths[type]}${encodeURIComponent(ordernummer)}`
    // Who types the number of the back office sees that one.
    const isTyped = ordernummer.toUpperCase().includes(term.toUpperCase())
    const number = isTyped ? ordernummer : customerNumber({ aanvraagnummer, nummer: ordernummer })
    const what = thingsName(order.inhoud, format)
    const where = [text(`enum.OrderKind.${type}`), materieellocatie, locatieOmschrijving]
    const date = leverDatum === null ? '' : format.date(leverDatum)
    const detail = [what === '' ? '' : number, ...where, date].filter(Boolean).join(' · ')
    return canOpen(to)
      ? [
          {
            key: `order-${type}-${ordernummer}`,
            name: what || number,
            detail,
            to,
            numbers: [ordernummer, aanvraagnummer],
          },
        ]
      : []
  })
  return foundBy(query, hits)
}

/** Requests by the number of the portal or the back office. */
function useRequestHits(term: string): Found {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const wanted = gebruikerLogin !== '' && isNumberLike(term)
  const query = useCall(requests.findRequests, { gebruikerLogin, term }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).flatMap((request) => {
    const { aanvraagnummer, soort, datum, materieellocatie, locatieOmschrijving } = request
    const to = `/aanvragen/${encodeURIComponent(aanvraagnummer)}`
    const what = thingsName(request.inhoud, format)
    const where = [text(`enum.RequestType.${soort}`), materieellocatie, locatieOmschrijving]
    const detail = [what === '' ? '' : aanvraagnummer, ...where, format.date(datum)].filter(Boolean).join(' · ')
    const numbers = [aanvraagnummer, request.erpNummer]
    return canOpen(to) ? [{ key: `request-${aanvraagnummer}`, name: what || aanvraagnummer, detail, to, numbers }] : []
  })
  return foundBy(query, hits)
}

/** Pieces by a number that stands on them, with the location where they stand, which is chosen on the way. */
function usePieceHits(term: string): Found {
  const text = useText()
  const canOpen = useScreens()
  const everywhere = useSettings().bool('AppLocatie_ZoekenOverLocaties')
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const wanted = gebruikerLogin !== '' && everywhere && isNumberLike(term)
  const query = useCall(stock.findPiece, { gebruikerLogin, zoekterm: term }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).slice(0, pieceHits).flatMap((piece) => {
    const { materieelSoort, materieelNummer, keuringsNummer, materieellocatie, locatieOmschrijving } = piece
    const to = `/materieelvoorraad/details/${encodeURIComponent(materieelSoort)}/${encodeURIComponent(materieelNummer)}`
    const where = text('shell.standsAt', { location: locatieOmschrijving || materieellocatie })
    const detail = [materieelNummer, keuringsNummer, where].filter(Boolean).join(' · ')
    const key = `piece-${materieellocatie}-${materieelNummer}`
    const place = { location: materieellocatie, picture: piece.afbeelding }
    const numbers = [materieelNummer, keuringsNummer]
    return canOpen(to) ? [{ key, name: piece.omschrijving, detail, to, ...place, numbers }] : []
  })
  return foundBy(query, hits)
}

/** Invoices by their number, with the location they are looked at from. */
function useInvoiceHits(term: string): Found {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const wanted = gebruikerLogin !== '' && isNumberLike(term) && canOpen('/facturen')
  const query = useCall(invoices.findInvoices, { gebruikerLogin, term }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).map((invoice) => {
    const { documentNummer, soort, boekingsDatum, materieellocatie, locatieOmschrijving } = invoice
    const date = boekingsDatum === null ? '' : format.date(boekingsDatum)
    return {
      key: `invoice-${documentNummer}`,
      name: `${text(`enum.InvoiceKind.${soort}`)} ${documentNummer}`,
      detail: [materieellocatie, locatieOmschrijving, date].filter(Boolean).join(' · '),
      to: `/facturen?factuur=${encodeURIComponent(documentNummer)}`,
      location: materieellocatie,
      numbers: [documentNummer],
    }
  })
  return foundBy(query, hits)
}

/** Feedback by its number or a word of what it is about. */
export function useFeedbackHits(term: string): Found {
  const format = useFormat()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const isTerm = refuseTerm(term) === null && term.length <= longestSubject
  const wanted = gebruikerLogin !== '' && isTerm && canOpen('/klachten')
  const query = useCall(complaints.findComplaints, { gebruikerLogin, term }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).map((found) => {
    const { id, nummer, omschrijving, ontvangenOp, materieellocatie, locatieOmschrijving } = found
    const where = [nummer ?? '', materieellocatie, locatieOmschrijving, format.date(ontvangenOp)]
    const to = `/klacht-details/${encodeURIComponent(id)}`
    return {
      key: `feedback-${id}`,
      name: omschrijving,
      detail: where.filter(Boolean).join(' · '),
      to,
      numbers: [nummer],
    }
  })
  return foundBy(query, hits)
}

export interface RecordGroup {
  readonly title: TextKey
  readonly found: Found
}

/** What has the number that a term may be: pieces, by the number of an inspection too, orders, requests and invoices. */
export function useRecordHits(term: string): readonly RecordGroup[] {
  return [
    { title: 'shell.searchPieces', found: usePieceHits(term) },
    { title: 'shell.searchOrders', found: useOrderHits(term) },
    { title: 'shell.searchRequests', found: useRequestHits(term) },
    { title: 'page./facturen', found: useInvoiceHits(term) },
  ]
}
