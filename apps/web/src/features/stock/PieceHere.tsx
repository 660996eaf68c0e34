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
import { PieceDocuments } from './PieceDocuments.tsx'
import { PieceElsewhere } from './PieceElsewhere.tsx'
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
        empty={<PieceElsewhere pieceNo={pieceNo} otherwise={<NotHere name={location.omschrijving} />} />}
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

function NotHere({ name }: { readonly name: string }) {
  const text = useText()
  return (
    <EmptyState
      title={text('stock.notAtLocation', { name })}
      action={<ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>}
    />
  )
}
