const bytesPerCharacter = 2
const objectBytes = 40
/** Of a longer list so many are weighed, and the others taken to be alike. */
const mostWeighed = 100

function weighAll(values: Iterable<unknown>, count: number, seen: Set<object>): number {
  let [bytes, weighed] = [0, 0]
  for (const value of values) {
    if (weighed === mostWeighed) break
    weighed += 1
    bytes += weighOne(value, seen)
  }
  return weighed === 0 ? 0 : (bytes / weighed) * count
}

function weighOne(value: unknown, seen: Set<object>): number {
  if (typeof value === 'string') return objectBytes + bytesPerCharacter * value.length
  if (typeof value !== 'object' || value === null || seen.has(value)) return 8
  seen.add(value)
  if (ArrayBuffer.isView(value)) return objectBytes + value.byteLength
  if (value instanceof Map) return objectBytes + weighAll([...value].flat(), 2 * value.size, seen)
  if (value instanceof Set) return objectBytes + weighAll(value, value.size, seen)
  if (Array.isArray(value)) return objectBytes + weighAll(value, value.length, seen)
  const parts = Object.values(value)
  return objectBytes + weighAll(parts, parts.length, seen)
}

/** Bytes that a value takes in memory, about. */
export function weigh(value: unknown): number {
  return Math.ceil(weighOne(value, new Set()))
}
