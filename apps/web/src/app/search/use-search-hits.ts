import { useDebouncedValue } from '@mantine/hooks'
import { pathsInSearch } from '@portal/contract/screens.ts'
import { search } from '@portal/contract/search.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { labelPathIn } from '@portal/domain/machines/label-address.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { approvalsScreen, useApprovalStanding } from '../../features/approvals/approvals.queries.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { groupLocations } from '../../shared/location/location-groups.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { type Found, foundBy, notAsked, type SearchHit } from '../../shared/records/found-hits.ts'
import { type RecordGroup, useFeedbackHits, useRecordHits } from '../../shared/records/record-hits.ts'
import { titleKeyOf } from '../page-title.ts'
import { otherWords } from './other-words.ts'
import { type HitGroup, nearestFirst, rankGroups } from './rank-hits.ts'
import { useActionHits } from './use-action-hits.ts'
import { usePeopleHits, useSettingHits } from './use-administration-hits.ts'

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
    numbers: [item.materieelSoort],
  }))
  return foundBy(query, hits)
}

function useScreenHits(term: string): readonly SearchHit[] {
  const text = useText()
  const canOpen = useScreens()
  const approvals = useApprovalStanding()
  const words = searchWords(term)
  const isFor = (path: string) => canOpen(path) && (path !== approvalsScreen || approvals.isOpen)
  return pathsInSearch.filter(isFor).flatMap((path) => {
    const key = titleKeyOf(path) ?? titleKeyOf(`${path}/{category?}`)
    const name = key === null ? path : text(key)
    const hit = { key: `screen-${path}`, name, words: otherWords(path, text), detail: '', to: path }
    const own = normalizeSearchText(`${name} ${hit.words}`)
    const found = words.length === 0 ? path !== '/' : words.every((word) => own.includes(word))
    return found ? [hit] : []
  })
}

/** The machine of a label whose address somebody pasted. */
function useLabelHits(typed: string): readonly SearchHit[] {
  const text = useText()
  const path = labelPathIn(typed, window.location.hostname)
  if (path === null) return []
  const number = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return [
    { key: 'label', name: `${text('page./m/{piece}')} ${number}`, detail: number, to: path, numbers: [typed.trim()] },
  ]
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
  const records = useRecordHits(term)
  const later: readonly RecordGroup[] = [
    { title: 'page./gebruikers', found: usePeopleHits(term) },
    { title: 'page./settings', found: useSettingHits(term) },
    { title: 'page./klachten', found: useFeedbackHits(term) },
  ]
  const screens = [...useLabelHits(typed), ...useScreenHits(typed)]
  const actions = useActionHits(typed)
  const { others } = groupLocations(locations, typed, { recent: [], favourites: [] })
  const places = typed.trim() === '' ? [] : others.slice(0, locationHits)
  const resultsPath = `/zoeken/${encodeURIComponent(term)}`
  const all: readonly SearchHit[] =
    items.hits.length > 0 && canOpen(resultsPath)
      ? [{ key: 'all', name: text('shell.searchAll', { term }), detail: '', to: resultsPath }]
      : []
  const named = ({ title, found: { hits } }: RecordGroup) => ({ title: text(title), hits })
  const found = [
    { title: text('shell.searchItems'), hits: items.hits },
    {
      title: text('shell.searchLocations'),
      hits: places.map(({ nummer, omschrijving, plaats }) => ({
        key: `place-${nummer}`,
        name: omschrijving,
        detail: [nummer, plaats].filter(Boolean).join(' · '),
        to: '',
        location: nummer,
        numbers: [nummer],
      })),
    },
    ...records.map(named),
    { title: text('shell.searchActions'), hits: nearestFirst(actions, typed) },
    { title: text('shell.searchScreens'), hits: nearestFirst(screens, typed) },
    // Their names are sentences, in which any word may stand.
    ...later.map(named),
  ].filter(({ hits }) => hits.length > 0)
  // What leads to all results has the term in its name.
  const groups = rankGroups(found, typed).map(({ title, hits }) => ({
    title,
    hits: title === text('shell.searchItems') ? [...hits, ...all] : hits,
  }))
  const tooShort = typed.trim() !== '' && refuseTerm(typed) !== null
  const hint = tooShort
    ? text('zoeken.term_te_kort', { amount: searchTermMinLength })
    : items.known && groups.length === 0
      ? text('zoeken.leeg', { term })
      : null
  const isSettled =
    term === typed.trim() &&
    [items, ...[...records, ...later].map(({ found }) => found)].every(({ isSettled }) => isSettled)
  return { groups, hint, isSettled }
}
