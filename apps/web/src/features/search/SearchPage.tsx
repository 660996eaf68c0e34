import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { Suggestion } from '@portal/contract/search.ts'
import { search } from '@portal/contract/search.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { ItemList } from '../../shared/items/ItemList.tsx'
import { useForgetOnLeave } from '../../shared/items/remembered-items.ts'
import { useAdding } from '../../shared/items/use-adding.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { type RecordGroup, useFeedbackHits, useRecordHits } from '../../shared/records/record-hits.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { FoundRecords } from './FoundRecords.tsx'
import { FoundSets } from './FoundSets.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SearchSizes } from './SearchSizes.tsx'

/** What a term finds. A term that is too short goes home with the reason (R-ROUTE-08, R-VAL-12). */
export function SearchPage() {
  useForgetOnLeave()
  const { term = '' } = useParams({ strict: false })
  return refuseTerm(term) === null ? <Results term={term.trim()} /> : <TooShort />
}

function TooShort() {
  useEffect(() => notify('zoeken.term_te_kort', { params: { amount: searchTermMinLength }, severity: 'info' }), [])
  return <Navigate to="/" replace />
}

const reasonTexts: Readonly<Record<Suggestion['reden'], TextKey | null>> = {
  nummer: 'search.byNumber',
  tekst: null,
  synoniem: 'search.bySynonym',
  lijkt_op: 'search.byLikeness',
}
const maximumReasons = 50
const staleMs = 5 * 60_000

/** Why each item was found, which the light rows know and the items themselves do not; and the sets beside them. */
function useLightRows(term: string) {
  const { data, isPending } = useCall(search.getSuggestions, { term, maximum: maximumReasons }, { staleMs })
  return useMemo(() => {
    const rows = data?.items ?? []
    const items = rows.filter(({ kind }) => kind !== 'Set')
    const reasons = new Map(items.map((row) => [row.materieelSoort, row.reden]))
    return { reasons, sets: rows.filter(({ kind }) => kind === 'Set'), isPending }
  }, [data, isPending])
}

/** Whether it is known that no record has the number. */
function hasNone(groups: readonly RecordGroup[]): boolean {
  return groups.every(({ found }) => found.isSettled && found.hits.length === 0)
}

function Results({ term }: { readonly term: string }) {
  const text = useText()
  const format = useFormat()
  const adding = useAdding()
  const materieellocatie = useLocation()?.nummer ?? null
  const query = useCall(search.getSearchResults, { term, materieellocatie }, { staleMs })
  const { reasons, sets, isPending } = useLightRows(term)
  const numbered = useRecordHits(term)
  const feedback = useFeedbackHits(term)
  const records: readonly RecordGroup[] = [...numbered, { title: 'page./klachten', found: feedback }]
  const isNothing = sets.length === 0 && !isPending && hasNone(records)
  const guessed = reasons.size > 0 && [...reasons.values()].every((reason) => reason === 'lijkt_op')
  const reasonOf = useCallback(
    ({ materieelSoort }: Pick<CatalogueItem, 'materieelSoort'>) => {
      const key = reasonTexts[reasons.get(materieelSoort) ?? 'tekst']
      return key === null ? undefined : text(key)
    },
    [reasons, text],
  )
  return (
    <Page title={text('search.title', { term })}>
      <SearchSizes term={term} />
      <FoundSets sets={sets} />
      <FoundRecords groups={records} />
      <StateView
        query={query}
        skeleton="cards"
        failure="catalogus.ophalen_fout"
        isEmpty={({ items }) => items.length === 0}
        empty={isNothing && <NothingFound term={term} />}
      >
        {({ items, totaal }) => (
          <>
            <AddingNotice adding={adding} />
            {totaal > items.length && (
              <Notice kind="info">
                {text('search.firstOf', { shown: format.number(items.length), total: format.number(totaal) })}
              </Notice>
            )}
            {guessed && <Notice kind="info">{text('search.guessed', { term })}</Notice>}
            <ItemList
              key={term}
              name={`zoeken/${term} ${materieellocatie ?? ''}`}
              label={text('search.title', { term })}
              items={items}
              ownOrder="catalogue.sortBest"
              reasonOf={reasonOf}
            />
          </>
        )}
      </StateView>
    </Page>
  )
}
