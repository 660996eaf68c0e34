import type { CompanyRows } from '../company/contract.ts'
import { type Change, keyOf, type Store } from './store.ts'
import type { RowOf } from './typed-rows.ts'

/** What writes rows at one moment; a step that was due earlier carries its own time. */
export interface Writer {
  readonly store: Store
  readonly at: Date
}

/** The change that writes a row, stamped as the database would. */
export function changeOf<S extends keyof CompanyRows>({ store, at }: Writer, service: S, row: RowOf<S>): Change {
  const stamped = store.stamp({ ...row }, at)
  return { service, key: keyOf(service, stamped), row: stamped }
}
