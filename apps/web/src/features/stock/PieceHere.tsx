import { stock } from '@portal/contract/stock.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { FoundPieceCard } from './FoundPieceCard.tsx'
import { PieceDocuments } from './PieceDocuments.tsx'
import { ReturnPiece } from './ReturnPiece.tsx'
import { StandingFacts } from './StandingFacts.tsx'
import classes from './Stock.module.css'
import { stockKey } from './stock-row.ts'

interface PieceHereProps {
  readonly location: Location
  readonly itemNo: string
  /** Empty for what is only counted. */
  readonly pieceNo: string
}

/** How something stands at the chosen location; a piece that stands elsewhere says where. */
export function PieceHere({ location, itemNo, pieceNo }: PieceHereProps) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const input = { gebruikerLogin, materieellocatie: location.nummer, materieelSoort: itemNo, materieelNummer: pieceNo }
  const query = useCall(stock.getStock, input)
  return (
    <>
      <StateView
        query={query}
        skeleton={<Skeleton shape="text" count={10} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Elsewhere location={location} pieceNo={pieceNo} />}
      >
        {({ items }) =>
          items.map((row) => (
            <Stack gap={4} key={stockKey(row)} className={classes.standing}>
              <StandingFacts row={row} />
              <ReturnPiece row={row} location={location} />
              {row.materieelNummer !== '' && <PieceDocuments pieceNo={row.materieelNummer} />}
            </Stack>
          ))
        }
      </StateView>
      <AreaAge of="VoorraadSync" />
    </>
  )
}

function Elsewhere({ location, pieceNo }: { readonly location: Location; readonly pieceNo: string }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(stock.findPiece, { gebruikerLogin, zoekterm: pieceNo }, { enabled: pieceNo.length > 2 })
  if (query.isLoading) return <Skeleton shape="text" count={3} />
  const found = query.data?.items.find(({ materieelNummer }) => materieelNummer === pieceNo)
  if (found === undefined) {
    return (
      <EmptyState
        title={text('stock.notAtLocation', { name: location.omschrijving })}
        action={<ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>}
      />
    )
  }
  return (
    <>
      <p>{text('stock.standsElsewhere')}</p>
      <Stack as="ul" gap={3}>
        <FoundPieceCard piece={found} />
      </Stack>
    </>
  )
}
