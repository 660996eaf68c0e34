/**
 * Takes the place of zod in the browser bundle. Contract files describe their shapes when they load; here those
 * descriptions are calls that lead nowhere, except the values of an enumeration, which screens list.
 */
interface Shape {
  (...parts: unknown[]): Shape
  readonly [part: string]: Shape
}

// The proxy answers every part and call by itself, which no written value could.
const nothing: Shape = new Proxy((() => nothing) as unknown as Shape, {
  get: (_target, part) => (part === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
})

function enumeration(values: readonly string[]): Shape {
  return new Proxy(nothing, { get: (_target, part) => (part === 'options' ? values : nothing) })
}

// Any description that zod knows is answered, so the contract can use all of it.
export const z = new Proxy({ enum: enumeration } as Record<string, unknown>, {
  get: (known, part) => (typeof part === 'string' && Object.hasOwn(known, part) ? known[part] : nothing),
})
