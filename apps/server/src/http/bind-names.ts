import { z } from 'zod'

type Bind = (value: unknown) => unknown

const asIs: Bind = (value) => value

/** The shape without its optional, nullable or default cover. */
function bare(schema: unknown): unknown {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.def.innerType
  return inner
}

function bindFields(shape: Readonly<Record<string, unknown>>): Bind {
  const fields = new Map(Object.entries(shape).map(([name, part]) => [name, nameBinder(part)]))
  const declared = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  // Most requests: every name as it is declared, and nothing below that has names.
  const isBound = (value: object) => Object.keys(value).every((name) => fields.get(name) === asIs)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isBound(value)) return value
    const bound: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(value)) {
      const spelling = fields.has(name) ? name : declared.get(name.toLowerCase())
      if (spelling === undefined || (spelling !== name && spelling in value)) continue
      bound[spelling] = (fields.get(spelling) ?? asIs)(part)
    }
    return bound
  }
}

/**
 * Makes what gives the fields of a request their declared spelling: names are bound without regard to capitals, never
 * to another spelling (OP-57). A name that is there in its declared spelling wins.
 */
export function nameBinder(schema: unknown): Bind {
  const shape = bare(schema)
  if (shape instanceof z.ZodObject) return bindFields(shape.shape)
  if (!(shape instanceof z.ZodArray)) return asIs
  const bindElement = nameBinder(shape.element)
  if (bindElement === asIs) return asIs
  return (value) => (Array.isArray(value) ? value.map(bindElement) : value)
}
