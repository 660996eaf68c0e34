import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'

/** The number of a piece, as a link to where it stands; nothing for what is only counted. */
export function PieceLink({ itemNo, pieceNo }: { readonly itemNo: string; readonly pieceNo: string }) {
  const canOpen = useScreens()
  if (pieceNo === '') return null
  const to = `/materieelvoorraad/details/${encodeURIComponent(itemNo)}/${encodeURIComponent(pieceNo)}`
  return <span translate="no">{canOpen(to) ? <ScreenLink to={to}>{pieceNo}</ScreenLink> : pieceNo}</span>
}
