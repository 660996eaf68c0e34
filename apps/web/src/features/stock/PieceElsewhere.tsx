import { stock } from '@portal/contract/stock.ts'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FoundPieceCard } from './FoundPieceCard.tsx'

interface PieceElsewhereProps {
  readonly pieceNo: string
  /** What is said where it stands at none of the user's locations. */
  readonly otherwise: ReactNode
}

/** At which other location of the user a piece stands, with the way there and whom to call. */
export function PieceElsewhere({ pieceNo, otherwise }: PieceElsewhereProps) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(stock.findPiece, { gebruikerLogin, zoekterm: pieceNo }, { enabled: pieceNo.length > 2 })
  if (query.isLoading) return <Skeleton shape="text" count={3} />
  const found = query.data?.items.find(({ materieelNummer }) => materieelNummer === pieceNo)
  if (found === undefined) return otherwise
  return (
    <>
      <p>{text('stock.standsElsewhere')}</p>
      <Stack as="ul" gap={3}>
        <FoundPieceCard piece={found} />
      </Stack>
    </>
  )
}
