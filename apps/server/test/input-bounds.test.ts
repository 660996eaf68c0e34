import { listCalls } from '@portal/contract/calls.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const isBounded = (schema: z.ZodType, check: string): boolean =>
  schema._zod.def.checks?.some((one) => one._zod.def.check === check) ?? false

/** Every list of an input that may have any length, by its path. */
function* unbounded(schema: unknown, path: string): Generator<string> {
  if (schema instanceof z.ZodObject) {
    for (const [name, part] of Object.entries(schema.shape)) yield* unbounded(part, `${path}.${name}`)
  } else if (schema instanceof z.ZodArray) {
    if (!isBounded(schema, 'max_length')) yield path
    yield* unbounded(schema.element, `${path}[]`)
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) yield* unbounded(option, path)
  } else if (schema instanceof z.ZodRecord) {
    if (!(schema.keyType instanceof z.ZodEnum)) yield path
    yield* unbounded(schema.valueType, `${path}{}`)
  } else if (schema instanceof z.ZodPipe) {
    yield* unbounded(schema.in, path)
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    yield* unbounded(schema.def.innerType, path)
  } else if (schema instanceof z.ZodAny || schema instanceof z.ZodUnknown || schema instanceof z.ZodMap) {
    yield path
  }
}

describe('the input of every call', () => {
  it('says how long each of its lists may be', () => {
    expect(listCalls().flatMap(({ name, call }) => [...unbounded(call.in, name)])).toEqual([])
  })

  it('finds a list without a bound, wherever it is', () => {
    const list = z.array(z.string())
    const faults = z.object({
      bare: list,
      covered: list.nullable().default(null),
      within: z.array(z.object({ list })).max(5),
      named: z.record(z.string(), z.number()),
      either: z.union([z.number(), list]),
      anything: z.unknown(),
      fine: list.max(3),
    })
    expect([...unbounded(faults, 'in')]).toEqual([
      'in.bare',
      'in.covered',
      'in.within[].list',
      'in.named',
      'in.either',
      'in.anything',
    ])
  })
})
