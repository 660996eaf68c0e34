import { useDebouncedValue } from '@mantine/hooks'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { search } from '@portal/contract/search.ts'
import { stock } from '@portal/contract/stock.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { approvalsScreen, useApprovalStanding } from '../../features/approvals/approvals.queries.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { groupLocations } from '../../shared/location/location-groups.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { orderPaths } from '../../shared/records/OrderLink.tsx'
import { thingsName } from '../../shared/records/things-name.ts'
import { searchableScreens } from '../menu/navigation.ts'
import { titleKeyOf } from '../page-title.ts'
import type { SearchHit } from './search-hit.ts'
import { useActionHits } from './use-action-hits.ts'

interface HitGroup {
  readonly title: string
  readonly hits: readonly SearchHit[]
}

const typingPauseMs = 150
const locationHits = 5
const pieceHits = 5
const longestNumber = 30

/** What a call found for a term; `isSettled` once it is the answer to that term and not to the one before. */
interface Found {
  readonly hits: readonly SearchHit[]
  readonly known: boolean
  readonly isSettled: boolean
}

const notAsked: Found = { hits: [], known: false, isSettled: true }

function foundBy(query: UseQueryResult<unknown>, hits: readonly SearchHit[]): Found {
  return { hits, known: query.data !== undefined, isSettled: !query.isLoading && !query.isPlaceholderData }
}

function useItemHits(term: string): Found {
  const text = useText()
  const canOpen = useScreens()
  const wanted = refuseTerm(term) === null && canOpen('/details/x')
  const query = useCall(search.getSuggestions, { term, maximum: 8 }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).map((item) => ({
    key: `${item.kind}-${item.materieelSoort}`,
    name: item.omschrijving,
    detail: item.kind === 'Set' ? `${text('nav.sets')} · ${item.materieelSoort}` : item.materieelSoort,
    to: `/${item.kind === 'Set' ? 'set' : 'details'}/${encodeURIComponent(item.materieelSoort)}`,
    picture: item.afbeelding,
  }))
  return foundBy(query, hits)
}

/** Only a term with a digit in it can be a number of an order or a request. */
function isNumberLike(term: string): boolean {
  return refuseTerm(term) === null && /\d/.test(term) && term.length <= longestNumber
}

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

/** Every screen of the administration that has an address of its own. */
function useAdministrationScreens(): readonly string[] {
  const router = useRouter()
  return useMemo(
    () =>
      Object.values(router.routesById).flatMap(({ options: { staticData } }) =>
        staticData?.access === 'admin' && staticData.specPath !== undefined && !staticData.specPath.includes('{')
          ? [staticData.specPath]
          : [],
      ),
    [router],
  )
}

function useScreenHits(term: string): readonly SearchHit[] {
  const text = useText()
  const canOpen = useScreens()
  const ofAdministration = useAdministrationScreens()
  const approvals = useApprovalStanding()
  const wanted = normalizeSearchText(term)
  const isFor = (path: string) => canOpen(path) && (path !== approvalsScreen || approvals.isOpen)
  return [...searchableScreens, ...ofAdministration].filter(isFor).flatMap((path) => {
    const key = titleKeyOf(path) ?? titleKeyOf(`${path}/{category?}`)
    const name = key === null ? path : text(key)
    const found = wanted === '' ? path !== '/' : normalizeSearchText(name).includes(wanted)
    return found ? [{ key: `screen-${path}`, name, detail: '', to: path }] : []
  })
}

/** What somebody typed the whole name of comes before everything else that was found. */
function namedFirst(groups: readonly HitGroup[], typed: string): readonly HitGroup[] {
  const wanted = normalizeSearchText(typed)
  const isNamed = ({ name }: SearchHit) => normalizeSearchText(name) === wanted
  const sorted = groups.map(({ title, hits }) => ({
    title,
    hits: [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))],
    isNamed: hits.some(isNamed),
  }))
  return [...sorted.filter((group) => group.isNamed), ...sorted.filter((group) => !group.isNamed)]
}

interface SearchResult {
  readonly groups: readonly HitGroup[]
  readonly hint: string | null
  /** False until every kind was looked for by what is typed. */
  readonly isSettled: boolean
}

/** What a term finds, by kind; an empty term offers actions and screens. */
export function useSearchHits(typed: string): SearchResult {
  const text = useText()
  const [term] = useDebouncedValue(typed.trim(), typingPauseMs)
  const canOpen = useScreens()
  const { locations } = useLocations()
  const items = useItemHits(term)
  const ofOrders = useOrderHits(term)
  const ofRequests = useRequestHits(term)
  const pieces = usePieceHits(term)
  const screens = useScreenHits(typed)
  const actions = useActionHits(typed)
  const { others } = groupLocations(locations, typed, { recent: [], favourites: [] })
  const places = typed.trim() === '' ? [] : others.slice(0, locationHits)
  const resultsPath = `/zoeken/${encodeURIComponent(term)}`
  const all: readonly SearchHit[] =
    items.hits.length > 0 && canOpen(resultsPath)
      ? [{ key: 'all', name: text('shell.searchAll', { term }), detail: '', to: resultsPath }]
      : []
  const found = [
    { title: text('shell.searchItems'), hits: [...items.hits, ...all] },
    { title: text('shell.searchPieces'), hits: pieces.hits },
    {
      title: text('shell.searchLocations'),
      hits: places.map(({ nummer, omschrijving, plaats }) => ({
        key: `place-${nummer}`,
        name: omschrijving,
        detail: [nummer, plaats].filter(Boolean).join(' · '),
        to: '',
        location: nummer,
      })),
    },
    { title: text('shell.searchOrders'), hits: ofOrders.hits },
    { title: text('shell.searchRequests'), hits: ofRequests.hits },
    { title: text('shell.searchActions'), hits: actions },
    { title: text('shell.searchScreens'), hits: screens },
  ].filter(({ hits }) => hits.length > 0)
  const groups = namedFirst(found, typed)
  const tooShort = typed.trim() !== '' && refuseTerm(typed) !== null
  const hint = tooShort
    ? text('zoeken.term_te_kort', { amount: searchTermMinLength })
    : items.known && groups.length === 0
      ? text('zoeken.leeg', { term })
      : null
  const isSettled = term === typed.trim() && [items, pieces, ofOrders, ofRequests].every((found) => found.isSettled)
  return { groups, hint, isSettled }
}
