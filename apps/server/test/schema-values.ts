import type { AnyCall } from '@portal/contract/define.ts'
import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that the contract's inputs use. */
interface Schema {
  readonly type?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

export function inputSchema(call: AnyCall): Schema {
  // The generator's own type is wider than what it makes of an object.
  return z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** Values for fields by their name, wherever in an input they stand. */
export type NamedValues = Readonly<Record<string, unknown>>

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date')
    return fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  if (schema.format === 'date-time')
    return fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((at) => at.toISOString())
  const minLength = schema.minLength ?? 0
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(schema.maxLength ?? 40, 60) })
}

/** Values that fit a schema; a field that `named` knows gets that value. When asked, lists are not empty and no such field is left out. */
export function arbitraryOf(schema: Schema, named: NamedValues = {}, leastItems = 0): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((part) => arbitraryOf(part, named, leastItems)))
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -1e6, -1e6), max: Math.min(schema.maximum ?? 1e6, 1e6) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, named, leastItems), {
        minLength: Math.max(schema.minItems ?? 0, leastItems),
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'object':
      return objectOf(schema, named, leastItems)
    default:
      return fc.jsonValue()
  }
}

function objectOf(schema: Schema, named: NamedValues, leastItems: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    name in named ? fc.constant(named[name]) : arbitraryOf(part, named, leastItems),
  ])
  // fast-check keeps the names; which of them a schema requires is decided by its own list.
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [
      ...(schema.required ?? []),
      ...(leastItems > 0 ? Object.keys(schema.properties ?? {}).filter((name) => name in named) : []),
    ],
  })
}

/** Every field name of an input at any depth. */
export function fieldNames(schema: Schema): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [name, ...fieldNames(part)])
  return [...own, ...(schema.items ? fieldNames(schema.items) : []), ...(schema.anyOf ?? []).flatMap(fieldNames)]
}

/** Input that somebody hostile or broken sends: wrong types, texts that mean something elsewhere, too much, too deep. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  '',
  ' ',
  'a'.repeat(100_000),
  "' or 1=1 --",
  '$(reboot)',
  '*)(uid=*))(|(uid=*',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '=HYPERLINK("http://x")',
  '<script>alert(1)</script>',
  '%00%ff',
  '{{7*7}}',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  [],
  [[[[[[[[]]]]]]]],
  {},
  { constructor: { prototype: { polluted: true } } },
  Array.from({ length: 2000 }, () => ({})),
]

/** A fitting input in which some fields became hostile, went missing, or unknown ones came with them. */
export function hostileInputOf(schema: Schema, named: NamedValues): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const change = fc.record({
    name: fc.constantFrom(...(names.length > 0 ? names : ['x'])),
    value: fc.constantFrom(...hostileValues),
    how: fc.constantFrom('replace', 'drop', 'add', 'keep'),
  })
  return fc.tuple(arbitraryOf(schema, named), fc.array(change, { maxLength: 3 })).map(([input, changes]) => {
    const result: Record<string, unknown> = { ...(typeof input === 'object' ? input : {}) }
    for (const { name, value, how } of changes) {
      if (how === 'replace') result[name] = value
      if (how === 'drop') delete result[name]
      if (how === 'add') result[`${name}X`] = value
    }
    return result
  })
}
