import { useDebouncedValue } from '@mantine/hooks'
import { orders } from '@portal/contract/orders.ts'
import { search } from '@portal/contract/search.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { normalizeSearchText, refuseTerm } from '@portal/domain/search/search-text.ts'
import { useFormat } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { knownKey, useText } from '../lib/text.ts'
import { useCall } from '../lib/use-call.ts'
import { groupLocations } from './location-groups.ts'
import { useLocations } from './location-store.ts'
import { searchableScreens } from './navigation.ts'
import { orderPaths } from './OrderLink.tsx'
import { useScreens } from './screens.ts'

export interface SearchHit {
  readonly key: string
  readonly name: string
  readonly detail: string
  /** Where it goes; empty for a location, which is chosen instead. */
  readonly to: string
  readonly location?: string
  readonly picture?: string | null
}

interface HitGroup {
  readonly title: string
  readonly hits: readonly SearchHit[]
}

const typingPauseMs = 150
const locationHits = 5
const longestNumber = 30

function useItemHits(term: string): { readonly hits: readonly SearchHit[]; readonly known: boolean } {
  const canOpen = useScreens()
  const wanted = refuseTerm(term) === null && canOpen('/details/x')
  const { data } = useCall(search.getSuggestions, { term, maximum: 8 }, { enabled: wanted, keepLast: true })
  if (!wanted) return { hits: [], known: false }
  const hits = (data?.items ?? []).map((item) => ({
    key: `item-${item.materieelSoort}`,
    name: item.omschrijving,
    detail: item.materieelSoort,
    to: `/details/${encodeURIComponent(item.materieelSoort)}`,
    picture: item.afbeelding,
  }))
  return { hits, known: data !== undefined }
}

/** Orders by number: only a term with a digit in it can be one. */
function useOrderHits(term: string): readonly SearchHit[] {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const wanted = gebruikerLogin !== '' && refuseTerm(term) === null && /\d/.test(term) && term.length <= longestNumber
  const { data } = useCall(orders.findOrders, { gebruikerLogin, term }, { enabled: wanted, keepLast: true })
  if (!wanted) return []
  return (data?.items ?? []).flatMap(({ ordernummer, type, leverDatum, materieellocatie, locatieOmschrijving }) => {
    const to = `${orderPaths[type]}${encodeURIComponent(ordernummer)}`
    const where = [text(`enum.OrderKind.${type}`), materieellocatie, locatieOmschrijving]
    const detail = [...where, leverDatum === null ? '' : format.date(leverDatum)].filter(Boolean).join(' · ')
    return canOpen(to) ? [{ key: `order-${type}-${ordernummer}`, name: ordernummer, detail, to }] : []
  })
}

function useScreenHits(term: string): readonly SearchHit[] {
  const text = useText()
  const canOpen = useScreens()
  const wanted = normalizeSearchText(term)
  return searchableScreens.filter(canOpen).flatMap((path) => {
    const key = knownKey(`page.${path}`) ?? knownKey(`page.${path}/{category?}`)
    const name = key === null ? path : text(key)
    const found = wanted === '' ? path !== '/' : normalizeSearchText(name).includes(wanted)
    return found ? [{ key: `screen-${path}`, name, detail: '', to: path }] : []
  })
}

/** What a term finds, by kind; an empty term offers the screens. */
export function useSearchHits(typed: string): { readonly groups: readonly HitGroup[]; readonly hint: string | null } {
  const text = useText()
  const [term] = useDebouncedValue(typed.trim(), typingPauseMs)
  const canOpen = useScreens()
  const { locations } = useLocations()
  const items = useItemHits(term)
  const found = useOrderHits(term)
  const screens = useScreenHits(typed)
  const { others } = groupLocations(locations, typed, { recent: [], favourites: [] })
  const places = typed.trim() === '' ? [] : others.slice(0, locationHits)
  const resultsPath = `/zoeken/${encodeURIComponent(term)}`
  const all: readonly SearchHit[] =
    items.hits.length > 0 && canOpen(resultsPath)
      ? [{ key: 'all', name: text('shell.searchAll', { term }), detail: '', to: resultsPath }]
      : []
  const groups = [
    { title: text('shell.searchItems'), hits: [...items.hits, ...all] },
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
    { title: text('shell.searchOrders'), hits: found },
    { title: text('shell.searchScreens'), hits: screens },
  ].filter(({ hits }) => hits.length > 0)
  const tooShort = typed.trim() !== '' && refuseTerm(typed) !== null
  const hint = tooShort
    ? text('zoeken.term_te_kort', { amount: searchTermMinLength })
    : items.known && groups.length === 0
      ? text('zoeken.leeg', { term })
      : null
  return { groups, hint }
}
