import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { stock } from '@portal/contract/stock.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../frame/screens.ts'
import { type Found, foundBy, notAsked } from './found-hits.ts'
import { orderPaths } from './OrderLink.tsx'
import { thingsName } from './things-name.ts'

const pieceHits = 5
const longestNumber = 30

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
    const number = customerNumber({ aanvraagnummer, nummer: ordernummer })
    const what = thingsName(order.inhoud, format)
    const where = [text(`enum.OrderKind.${type}`), materieellocatie, locatieOmschrijving]
    const date = leverDatum === null ? '' : format.date(leverDatum)
    const detail = [what === '' ? '' : number, ...where, date].filter(Boolean).join(' · ')
    return canOpen(to) ? [{ key: `order-${type}-${ordernummer}`, name: what || number, detail, to }] : []
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
    return canOpen(to) ? [{ key: `request-${aanvraagnummer}`, name: what || aanvraagnummer, detail, to }] : []
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
    const hit = { key, name: piece.omschrijving, detail, to, location: materieellocatie, picture: piece.afbeelding }
    return canOpen(to) ? [hit] : []
  })
  return foundBy(query, hits)
}

export interface NumberHits {
  readonly pieces: Found
  readonly orders: Found
  readonly requests: Found
}

/** What has the number that a term may be: pieces, by the number of an inspection too, orders and requests. */
export function useNumberHits(term: string): NumberHits {
  return { pieces: usePieceHits(term), orders: useOrderHits(term), requests: useRequestHits(term) }
}
