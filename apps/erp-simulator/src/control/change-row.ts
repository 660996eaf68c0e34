import { type ServiceName, services } from '@portal/erp-protocol/services.ts'
import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'
import { keyOf, normalise } from '../state/store.ts'
import { InputError } from './read-input.ts'

function checkFields(service: ServiceName, row: Row): void {
  const unknown = Object.keys(row).find((name) => !Object.hasOwn(services[service].fields, name))
  if (unknown !== undefined) throw new InputError(`${service} has no field ${unknown}`)
}

/** Changes, adds (unknown key), renames (another key in the changes) or deletes one row, as somebody there would. */
export function changeRow(
  books: Books,
  service: ServiceName,
  { key: given, changes }: { readonly key: Row; readonly changes: Row | null },
): boolean {
  checkFields(service, { ...given, ...changes })
  const key = keyOf(service, normalise(service, given))
  const before = books.store.find(service, key)
  if (changes === null) {
    if (before === undefined) return false
    books.commit({ changes: [{ service, key, row: null }] })
    return true
  }
  const after = books.store.stamp(normalise(service, { ...before, ...given, ...changes }))
  const newKey = keyOf(service, after)
  const put = { service, key: newKey, row: after }
  books.commit({ changes: newKey === key ? [put] : [{ service, key, row: null }, put] })
  return true
}
