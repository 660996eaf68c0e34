import { stock } from '@portal/contract/stock.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { IconMapSearch } from '@tabler/icons-react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { LocationScreen } from '../../shared/location/LocationScreen.tsx'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { FoundPieceCard } from './FoundPieceCard.tsx'
import { SearchField } from './SearchField.tsx'

const inAddress = {
  read: (params: Readonly<Record<string, unknown>>) => (params.zoek === undefined ? '' : String(params.zoek)),
  write: (term: string) => ({ zoek: term === '' ? undefined : term }),
}

/** Where a piece stands, by a number that is on it, over all locations of the user (R-ROUTE-21). */
export function FindPiecePage() {
  const text = useText()
  const [term, setTerm] = useAddressState(inAddress)
  const isShort = term !== '' && refuseTerm(term) !== null
  return (
    <LocationScreen title={text('page./Materieel-Zoeken-Locaties')} intro={text('stock.findIntro')}>
      <SearchField
        label={text('stock.findLabel')}
        value={term}
        onSearch={(next) => setTerm(() => next)}
        error={isShort ? text('zoeken.term_te_kort', { amount: searchTermMinLength }) : null}
      />
      {term !== '' && !isShort && <Found term={term} />}
      <AreaAge of="VoorraadSync" />
    </LocationScreen>
  )
}

function Found({ term }: { readonly term: string }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(stock.findPiece, { gebruikerLogin, zoekterm: term })
  return (
    <StateView
      query={query}
      skeleton="details"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState icon={<IconMapSearch />} title={text('stock.findNone', { term })}>
          {text('stock.findNoneText')}
        </EmptyState>
      }
    >
      {({ items, meer }) => (
        <>
          {meer ? (
            <Notice kind="info" title={text('stock.findMore', { count: items.length })} />
          ) : (
            <p role="status">{text('stock.found', { count: items.length })}</p>
          )}
          <Stack as="ul" gap={3}>
            {items.map((piece) => (
              <FoundPieceCard key={`${piece.materieellocatie} ${piece.materieelNummer}`} piece={piece} />
            ))}
          </Stack>
        </>
      )}
    </StateView>
  )
}
