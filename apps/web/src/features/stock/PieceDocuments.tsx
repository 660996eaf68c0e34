import { documents } from '@portal/contract/documents.ts'
import { useCall } from '../../lib/use-call.ts'
import { DocumentSection } from '../../shared/documents/DocumentSection.tsx'

/** The documents of one piece and of its inspections. */
export function PieceDocuments({ pieceNo }: { readonly pieceNo: string }) {
  return <DocumentSection query={useCall(documents.getPieceDocuments, { materieelNummer: pieceNo })} />
}

/** The documents of a kind of equipment, for everybody. */
export function KindDocuments({ itemNo }: { readonly itemNo: string }) {
  return <DocumentSection query={useCall(documents.getItemDocuments, { materieelSoort: itemNo })} hideEmpty />
}
