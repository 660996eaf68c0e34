import type { Corrections } from '../platform/back-office/erp-gateway.ts'
import { mask, maskWays } from '../platform/log/mask-people.ts'
import { type Fields, fieldsOf } from './outbox/correct-payload.ts'
import { writeKindOf } from './outbox/write-kinds.ts'

/** The fields an operator may correct, as they may be shown: people and how to reach them unreadable. */
export function shownCorrections(kind: string, payload: unknown): Corrections {
  const masked = maskPayload(kind, payload)
  const names = Object.entries(writeKindOf(kind)?.correctable ?? {})
  return Object.fromEntries(names.map(([field, name]) => [field, String(masked[name] ?? '')]))
}

/** Numbers of things and places, whatever they look like: an operator finds by them what a write is about. */
const isCode = (name: string): boolean => name === 'no' || /^(?!phone)\w+(No|Location|Code)$/.test(name)

/** The payload as it may be shown: people and how to reach them are made unreadable. */
export function maskPayload(kind: string, payload: unknown): Fields {
  const personal: readonly string[] = writeKindOf(kind)?.personal ?? []
  const shown = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return personal.includes(name) ? mask(value) : isCode(name) ? value : maskWays(value)
    if (Array.isArray(value)) return value.map((entry) => shown(name, entry))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([inner, entry]) => [inner, shown(inner, entry)]))
  }
  return Object.fromEntries(Object.entries(fieldsOf(payload)).map(([name, value]) => [name, shown(name, value)]))
}
