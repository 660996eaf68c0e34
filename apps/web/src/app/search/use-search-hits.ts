import { useDebouncedValue } from '@mantine/hooks'
import { pathsInSearch } from '@portal/contract/screens.ts'
import { search } from '@portal/contract/search.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { approvalsScreen, useApprovalStanding } from '../../features/approvals/approvals.queries.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { groupLocations } from '../../shared/location/location-groups.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { type Found, foundBy, notAsked, type SearchHit } from '../../shared/records/found-hits.ts'
import { useNumberHits } from '../../shared/records/number-hits.ts'
import { titleKeyOf } from '../page-title.ts'
import { useActionHits } from './use-action-hits.ts'

interface HitGroup {
  readonly title: string
  readonly hits: readonly SearchHit[]
}

const typingPauseMs = 150
const locationHits = 5

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

function useScreenHits(term: string): readonly SearchHit[] {
  const text = useText()
  const canOpen = useScreens()
  const approvals = useApprovalStanding()
  const wanted = normalizeSearchText(term)
  const isFor = (path: string) => canOpen(path) && (path !== approvalsScreen || approvals.isOpen)
  return pathsInSearch.filter(isFor).flatMap((path) => {
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
  const { pieces, orders: ofOrders, requests: ofRequests } = useNumberHits(term)
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
