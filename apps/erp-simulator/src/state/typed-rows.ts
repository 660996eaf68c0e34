import type { CompanyRows } from '../company/contract.ts'
import { keyOf, type Store } from './store.ts'

type Named = keyof CompanyRows
export type RowOf<S extends Named> = CompanyRows[S][number]

/** Rows of a service by a field, in the service's own shape. */
export function rowsWhere<S extends Named>(
  store: Store,
  service: S,
  by: { readonly field: keyof RowOf<S> & string; readonly value: unknown },
): readonly RowOf<S>[] {
  // Whatever writes a row of a service gives it the service's fields.
  return store.where(service, by.field, by.value) as unknown as readonly RowOf<S>[]
}

/** Every row of a service in the order of its key, in the service's own shape. */
export function allRows<S extends Named>(store: Store, service: S): readonly RowOf<S>[] {
  // See above.
  return store.all(service) as unknown as readonly RowOf<S>[]
}

/** The row of a service with this key, in the service's own shape. */
export function rowWith<S extends Named>(store: Store, service: S, key: Partial<RowOf<S>>): RowOf<S> | undefined {
  // See above.
  return store.find(service, keyOf(service, key)) as unknown as RowOf<S> | undefined
}
