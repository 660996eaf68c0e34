import { bigInteger, dateTime, type FieldType, type ValueOf } from './field-types.ts'

export type Fields = Readonly<Record<string, FieldType>>

/** A published page or query: what can be read, by which key, with which fields. */
export interface ServiceDefinition<F extends Fields = Fields> {
  readonly name: string
  readonly kind: 'page' | 'query'
  /** The object's default number; a tenant may configure another. */
  readonly objectId: number
  readonly key: readonly string[]
  readonly fields: F
}

/** Every page carries these two: a number that rises with every change of any row, and when it changed. */
export const stampFields = { Row_Version: bigInteger, Last_Modified_At: dateTime } as const

type Stamps = typeof stampFields

export function page<const F extends Fields>(
  name: string,
  objectId: number,
  parts: { readonly key: readonly (keyof F & string)[]; readonly fields: F },
): ServiceDefinition<F & Stamps> {
  return { name, kind: 'page', objectId, key: parts.key, fields: { ...parts.fields, ...stampFields } }
}

/**
 * A query is computed when it is asked for: it has no stamps, unless it hands on the row version of a table it reads,
 * which is then one of its fields.
 */
export function query<const F extends Fields>(
  name: string,
  objectId: number,
  parts: { readonly key: readonly (keyof F & string)[]; readonly fields: F },
): ServiceDefinition<F> {
  return { name, kind: 'query', objectId, ...parts }
}

/** A row of a service with its stamps. */
export type RowOf<S extends ServiceDefinition> = { readonly [K in keyof S['fields']]: ValueOf<S['fields'][K]> }

/** A row as somebody writes it; the store of the back office adds the stamps. */
export type PlainRowOf<S extends ServiceDefinition> = Omit<RowOf<S>, keyof Stamps>
