import { afterEach } from 'vitest'
import type { ValueShape } from '../../../tooling/row-shapes.ts'

const findings = new Set<string>()

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'Date'
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value
}

function compareFields(shape: ValueShape, value: object, at: string): void {
  const { fields = {}, others } = shape
  for (const [name, field] of Object.entries(fields)) compare(field, Reflect.get(value, name), `${at}.${name}`)
  for (const name of Object.keys(value).filter((key) => !Object.hasOwn(fields, key))) {
    if (others === undefined) findings.add(`${at}.${name} is answered and stands in no type`)
    else compare(others, Reflect.get(value, name), `${at}.${name}`)
  }
}

function comparePlaces(places: readonly ValueShape[], values: readonly unknown[], at: string): void {
  if (places.length !== values.length) findings.add(`${at} has ${values.length} values, by its type ${places.length}`)
  for (const [place, shape] of places.entries()) compare(shape, values[place], `${at}[${place}]`)
}

function compare(shape: ValueShape, value: unknown, at: string): void {
  if (shape.kinds.includes('anything')) return
  const kind = kindOf(value)
  if (!shape.kinds.includes(kind)) findings.add(`${at} is ${kind}, by its type ${shape.kinds.join(' or ')}`)
  else if (typeof value === 'string' && shape.words?.includes(value) === false)
    findings.add(`${at} is ${JSON.stringify(value)}, by its type ${shape.words.join(' or ')}`)
  else if (Array.isArray(value) && shape.places !== undefined) comparePlaces(shape.places, value, at)
  else if (Array.isArray(value) && shape.items !== undefined)
    for (const item of value) compare(shape.items, item, `${at}[]`)
  else if (kind === 'object' && typeof value === 'object' && value !== null && shape.fields !== undefined)
    compareFields(shape, value, at)
}

/** Rows of `ask`, or the result of `execute`, which names its columns even when it has no rows. */
function compareAnswer(shape: ValueShape, place: string, answer: unknown): void {
  if (Array.isArray(answer)) {
    for (const row of answer) compare(shape, row, place)
    return
  }
  const { rows, fields } = answer as { rows: readonly unknown[]; fields: readonly { name: string }[] }
  const columns = Object.keys(shape.fields ?? {})
  for (const missing of columns.filter((column) => !fields.some(({ name }) => name === column)))
    findings.add(`${place}.${missing} is no column of the answer`)
  for (const row of rows) compare(shape, row, place)
}

async function checkRows<T>(shape: ValueShape, place: string, reading: PromiseLike<T>): Promise<T> {
  const answer = await reading
  compareAnswer(shape, place, answer)
  return answer
}

/** What was found since it was last asked, in words; nothing of it fails a test any more. */
export function takeFindings(): readonly string[] {
  const found = [...findings]
  findings.clear()
  return found
}

// The calls that read rows were given this around them (tooling/check-rows.ts).
Object.assign(globalThis, { checkRows })

afterEach(() => {
  const found = takeFindings()
  if (found.length > 0) throw new Error(`Rows are not of their types:\n${found.join('\n')}`)
})
