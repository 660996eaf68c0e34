import type { Document } from '@portal/contract/documents.ts'
import { DocumentList } from './parts/DocumentList.tsx'

/** Documents as a part of a list that has other things too, to be opened and saved. */
export function DocumentItems({ items }: { readonly items: readonly Document[] }) {
  return items.length === 0 ? null : <DocumentList items={items} />
}
