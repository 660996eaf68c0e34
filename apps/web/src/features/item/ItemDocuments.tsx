import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { documents } from '@portal/contract/documents.ts'
import { useCall } from '../../lib/use-call.ts'
import { DocumentSection } from '../../shared/documents/DocumentSection.tsx'

/** Manuals and the like of an equipment type; nothing shows when there are none. */
export function ItemDocuments({ item }: { readonly item: CatalogueItem }) {
  const query = useCall(documents.getItemDocuments, { materieelSoort: item.materieelSoort }, { staleMs: 10 * 60_000 })
  return <DocumentSection query={query} hideEmpty />
}
