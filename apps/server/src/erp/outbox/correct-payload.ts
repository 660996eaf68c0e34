import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import { writeKindOf } from './write-kinds.ts'

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(payload: unknown): Fields {
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

const hidden = '•'

/** The first letter of each word, or the last two figures of a number: enough to recognise, too little to use. */
function mask(text: string): string {
  if (/\d/.test(text)) return text.replace(/[^\s]/g, hidden).slice(0, -2) + text.slice(-2)
  return text.replace(/(\S)(\S*)/g, (_, first: string, rest: string) => first + hidden.repeat(rest.length))
}

const mailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** Nine figures on end, or begins with 0 or +; 513023-019 is a piece, and 01-12-2026 a day. */
const phoneNumber = /(?<!\d)\d{9,}|(?<![\w-])(?!\d{2}[-.]\d{2}[-.]\d{4})(?:\+\d|\(?0)[\d ().-]*\d/g
const leastFigures = 9

/** Mail addresses and telephone numbers that somebody typed into a text. */
export function maskWays(text: string): string {
  return text
    .replace(mailAddress, mask)
    .replace(phoneNumber, (way) => (way.replace(/\D/g, '').length < leastFigures ? way : mask(way)))
}

/** A text in which these people may stand. One letter is no name: it would be hidden in every word. */
export function maskPeople(text: string, people: readonly string[]): string {
  const names = people.filter((name) => name.trim().length > 1)
  return names.reduce((masked, name) => masked.replaceAll(name, mask(name)), text)
}

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
