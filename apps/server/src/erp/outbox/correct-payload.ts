import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import { writeKindOf } from './write-kinds.ts'

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(payload: unknown): Fields {
  return typeof payload === 'object' && payload !== null ? Object.fromEntries(Object.entries(payload)) : {}
}

/** The payload with an operator's corrections; fields that this kind does not have stay away. */
export function correctPayload(kind: string, payload: unknown, corrections: Corrections): Fields {
  const names = Object.entries(writeKindOf(kind)?.correctable ?? {})
  // The keys of `correctable` are those of the corrections.
  const given = names.map(([field, name]) => [name, corrections[field as keyof Corrections]] as const)
  return { ...fieldsOf(payload), ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) }
}

/** The fields an operator may correct, as a payload has them; none when there is no payload. */
export function correctionsIn(kind: string, payload: unknown): Corrections {
  const fields = fieldsOf(payload)
  const names = Object.entries(writeKindOf(kind)?.correctable ?? {})
  return Object.fromEntries(names.flatMap(([field, name]) => (name in fields ? [[field, String(fields[name])]] : [])))
}
