import type { Row } from '../state/row.ts'
import { badRequest, resourceNotFound } from './errors.ts'
import type { Readable } from './read-page.ts'
import { readLiteral, toComparable } from './values.ts'

/** `'10001'` for a single key, `Kind='Materieel',No='M100'` for a compound one. */
function readKey(text: string, service: Readable): ReadonlyMap<string, string> {
  const parts = text.match(/(?:[^,']|'(?:[^']|'')*')+/g) ?? []
  if (parts.length === 1 && !/^\w+=/.test(parts[0] ?? '') && service.key.length === 1)
    return new Map([[service.key[0] ?? '', parts[0] ?? '']])
  const named = parts.map((part) => /^\s*(\w+)=(.*)$/.exec(part))
  return new Map(named.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : [])))
}

/** The row with this key. @throws ProtocolError 404 with a body when there is none, 400 when the key is not one */
export function findByKey(service: Readable, rows: readonly Row[], text: string): Row {
  const given = readKey(text, service)
  const wanted = service.key.map((name) => {
    const field = service.fields[name]
    const literal = given.get(name)
    const value = field === undefined || literal === undefined ? null : readLiteral(field, literal)
    if (field === undefined || value === null) throw badRequest(`Bad key '${text}' for '${service.name}'.`)
    return { name, field, value }
  })
  const found = rows.find((row) => wanted.every(({ name, field, value }) => toComparable(field, row[name]) === value))
  if (found === undefined) throw resourceNotFound()
  return found
}
