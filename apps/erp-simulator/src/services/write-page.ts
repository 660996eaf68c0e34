import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { ServiceName } from '@portal/erp-protocol/services.ts'
import { ProtocolError } from '../protocol/errors.ts'
import type { Readable } from '../protocol/read-page.ts'
import { blankOf } from '../protocol/read-value.ts'
import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'
import { type Change, keyOf, normalise } from '../state/store.ts'

/** A page with its rows behind it. */
export interface WritablePage {
  readonly service: Readable & { readonly name: ServiceName }
  readonly books: Books
}

function identification({ service }: WritablePage, row: Row): string {
  return service.key.map((name) => `${name}='${row[name] ?? ''}'`).join(',')
}

function checkValue(field: FieldType, value: unknown): void {
  if (field.type === 'Option' && value !== '' && !field.members.includes(String(value)))
    throw new ProtocolError(
      400,
      'Application_EvaluateException',
      `The value "${value}" cannot be evaluated into type Option.`,
    )
  const length = 'length' in field ? field.length : null
  if (length !== null && String(value).length > length)
    throw new ProtocolError(
      400,
      'Application_StringExceededLength',
      `The length of the string is ${String(value).length}, but it must be less than or equal to ${length} characters. Value: ${value}`,
    )
}

function checkRow(page: WritablePage, row: Row): void {
  for (const [name, value] of Object.entries(row)) {
    const field = page.service.fields[name]
    if (field !== undefined && value !== null && value !== undefined) checkValue(field, value)
  }
  const blank = page.service.key.find((name) => page.service.fields[name]?.type === 'Code' && (row[name] ?? '') === '')
  if (blank !== undefined)
    throw new ProtocolError(
      400,
      'Application_FieldValidationException',
      `${blank} must have a value in ${page.service.name}: ${identification(page, row)}. It cannot be zero or empty.`,
    )
}

/** @param others changes of the same transaction */
function checkFree(page: WritablePage, row: Row, others: readonly Change[]): void {
  const { service, books } = page
  const key = keyOf(service.name, row)
  if (books.store.find(service.name, key) === undefined && others.every((other) => other.key !== key)) return
  throw new ProtocolError(
    409,
    'Internal_EntityWithSameKeyExists',
    `The ${service.name} already exists. Identification fields and values: ${identification(page, row)}`,
  )
}

/** A change with the row that it leaves behind. */
export type Put = Change & { readonly row: Row }

/** The change that adds a row; fields that are not given are blank. @throws ProtocolError for what the page refuses */
export function insertion(page: WritablePage, values: Row, others: readonly Change[] = []): Put {
  const { service, books } = page
  const blanks = Object.fromEntries(Object.entries(service.fields).map(([name, field]) => [name, blankOf(field)]))
  const row = normalise(service.name, { ...blanks, ...values })
  checkRow(page, row)
  checkFree(page, row, others)
  return { service: service.name, key: keyOf(service.name, row), row: books.store.stamp(row) }
}

/** The changes that give a row other values, or another key. @throws ProtocolError for what the page refuses */
export function modification(
  page: WritablePage,
  before: Row,
  values: Row,
): { readonly changes: readonly Change[]; readonly row: Row } {
  const { service, books } = page
  const row = normalise(service.name, { ...before, ...values })
  checkRow(page, row)
  const [oldKey, key] = [keyOf(service.name, before), keyOf(service.name, row)]
  if (key !== oldKey) checkFree(page, row, [])
  const put: Put = { service: service.name, key, row: books.store.stamp(row) }
  const changes = key === oldKey ? [put] : [{ service: service.name, key: oldKey, row: null }, put]
  return { changes, row: put.row }
}

export function removal({ service }: WritablePage, row: Row): Change {
  return { service: service.name, key: keyOf(service.name, row), row: null }
}
