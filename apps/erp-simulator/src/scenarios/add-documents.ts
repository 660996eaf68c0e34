import { type DocumentHead, makeContent, measureContent } from '../documents/document-content.ts'
import { type ParticularsSources, particularsFrom } from '../documents/particulars.ts'
import { changeOf, type Writer } from '../state/change-of.ts'
import type { Change, Store } from '../state/store.ts'
import { rowsWhere, rowWith } from '../state/typed-rows.ts'

/** The particulars of documents as the books have them. */
export function sourcesOf(store: Store): ParticularsSources {
  return {
    invoice: (no) => rowWith(store, 'PortaalFactuur', { No: no }),
    invoiceLines: (no) => rowsWhere(store, 'PortaalFactuurRegel', { field: 'Invoice_No', value: no }),
    orderLines: (no) => rowsWhere(store, 'PortaalOrderRegel', { field: 'Order_No', value: no }),
    exitLines: (no) => rowsWhere(store, 'PortaalExitorderRegel', { field: 'Exitorder_No', value: no }),
    inspection: (entryNo) => rowWith(store, 'PortaalKeuring', { Entry_No: Number(entryNo) }),
  }
}

/**
 * New documents of something that is written in the same transaction.
 * @param written that something, where the books do not have it yet
 */
export function documentChanges(
  writer: Writer,
  heads: readonly DocumentHead[],
  written: Partial<ParticularsSources>,
): { readonly changes: readonly Change[]; readonly counters: Readonly<Record<string, number>> } {
  const { store } = writer
  const particulars = particularsFrom({ ...sourcesOf(store), ...written })
  const first = store.next('document')
  const changes = heads.map((head, at) =>
    changeOf(writer, 'PortaalDocument', {
      Entry_No: first + at,
      ...head,
      ...measureContent(makeContent(head, particulars)),
    }),
  )
  return { changes, counters: heads.length === 0 ? {} : { document: first + heads.length - 1 } }
}
