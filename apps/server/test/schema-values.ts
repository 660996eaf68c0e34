import type { AnyCall } from '@portal/contract/define.ts'
import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that the contract's inputs use. */
interface Schema {
  readonly type?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
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

/** fast-check knows no lookahead: texts are made without it, and those that it refuses are left out. */
function textOfShape(shape: RegExp): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(shape.source.replace(/\(\?=[^)]*\)/, ''))).filter((text) => shape.test(text))
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date')
    return fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  if (schema.format === 'date-time')
    return fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((at) => at.toISOString())
  if (schema.pattern !== undefined) return textOfShape(new RegExp(schema.pattern))
  const minLength = schema.minLength ?? 0
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(schema.maxLength ?? 40, 60) })
}

/** Values that fit a schema; a field that `named` knows gets that value, if it is none with fields of its own. When asked, lists are not empty and no such field is left out. */
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

/** The fields of an object by name, those of a record with a fixed list of names among them. */
function partsOf(schema: Schema): readonly (readonly [string, Schema])[] {
  const value = schema.additionalProperties
  const names = typeof value === 'object' ? (schema.propertyNames?.enum ?? []) : []
  return [
    ...Object.entries(schema.properties ?? {}),
    ...names.map((name) => [String(name), typeof value === 'object' ? value : {}] as const),
  ]
}

function objectOf(schema: Schema, named: NamedValues, leastItems: number): fc.Arbitrary<unknown> {
  const fields = partsOf(schema).map(([name, part]) => [
    name,
    name in named && part.type !== 'object' ? fc.constant(named[name]) : arbitraryOf(part, named, leastItems),
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

/** Where an input has a field, at any depth; the first of a list stands for all of it. */
function placesOf(schema: Schema): readonly (readonly string[])[] {
  const inside = (name: string, part: Schema) => placesOf(part).map((place) => [name, ...place])
  return [
    ...partsOf(schema).flatMap(([name, part]) => [[name], ...inside(name, part)]),
    ...(schema.items ? [['0'], ...inside('0', schema.items)] : []),
    ...(schema.anyOf ?? []).flatMap(placesOf),
  ]
}

interface Change {
  readonly place: readonly string[]
  readonly value: unknown
  readonly how: 'replace' | 'drop' | 'add' | 'keep'
}

/** A copy with one change; where the input has no such place it stays as it is. */
function changed(input: unknown, { place, value, how }: Change): unknown {
  const [name, ...deeper] = place
  if (name === undefined || how === 'keep' || typeof input !== 'object' || input === null) return input
  if (deeper.length > 0) {
    if (!Object.hasOwn(input, name)) return input
    return withField(input, name, changed((input as Record<string, unknown>)[name], { place: deeper, value, how }))
  }
  if (how === 'add') return withField(input, `${name}X`, value)
  if (how === 'replace') return withField(input, name, value)
  if (Array.isArray(input)) return input.slice(1)
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== name))
}

function withField(input: object, name: string, value: unknown): unknown {
  if (Array.isArray(input)) return [value, ...(input as readonly unknown[]).slice(1)]
  return { ...input, [name]: value }
}

/** A fitting input in which some fields, at any depth, became hostile, went missing, or unknown ones came with them. */
export function hostileInputOf(schema: Schema, named: NamedValues): fc.Arbitrary<unknown> {
  const places = placesOf(schema)
  const change: fc.Arbitrary<Change> = fc.record({
    place: fc.constantFrom(...(places.length > 0 ? places : [['x']])),
    value: fc.constantFrom(...hostileValues),
    how: fc.constantFrom('replace', 'drop', 'add', 'keep'),
  })
  return fc
    .tuple(arbitraryOf(schema, named), fc.array(change, { maxLength: 3 }))
    .map(([input, changes]) => changes.reduce(changed, input))
}
