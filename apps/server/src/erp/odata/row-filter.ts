import { ErpError } from '../erp-error.ts'
import type { ErpRow } from '../transport/parse-json.ts'

type Test = (value: unknown) => boolean

const clause = /([A-Za-z]\w*) (eq|gt) ('(?:[^']|'')*'|-?\d+)(?: (or|and) |$)/y
/** Codes come in capitals and without spaces, and the database there may take letters with and without accent as one. */
const sameText = new Intl.Collator('nl', { sensitivity: 'base' })

function testOf(operator: string, literal: string): Test {
  if (literal.startsWith("'")) {
    const text = literal.slice(1, -1).replaceAll("''", "'").trim()
    return (value) => typeof value !== 'string' || sameText.compare(value.trim(), text) === 0
  }
  const wanted = BigInt(literal)
  const holds = (number: bigint) => (operator === 'gt' ? number > wanted : number === wanted)
  return (value) => typeof value !== 'string' || !/^-?\d+$/.test(value) || holds(BigInt(value))
}

function unknownFilter(filter: string): ErpError {
  return new ErpError('contract', `No filter of the portal: ${filter}`, { code: 'UnknownFilter', notSent: true })
}

/**
 * The only filters that are sent: one field equal to any of some values, or above a number, or several fields equal to
 * one value each. `or` over several fields is refused by the back office and `in` is forgotten by older ones, so neither
 * has a form here (failure mode 6).
 */
export function readRowFilter(filter: string): (row: ErpRow) => boolean {
  const tests: { readonly field: string; readonly holds: Test }[] = []
  const joints = new Set<string>()
  const pattern = new RegExp(clause)
  while (pattern.lastIndex < filter.length) {
    const [, field, operator = '', literal = '', joint] = pattern.exec(filter) ?? []
    if (field === undefined) throw unknownFilter(filter)
    tests.push({ field, holds: testOf(operator, literal) })
    if (joint !== undefined) joints.add(joint)
  }
  const fields = new Set(tests.map(({ field }) => field))
  const isAll = joints.has('and')
  const isKnown = isAll ? !joints.has('or') && fields.size === tests.length : fields.size === 1
  if (!isKnown) throw unknownFilter(filter)
  return (row) => tests[isAll ? 'every' : 'some'](({ field, holds }) => holds(row[field]))
}

/** @throws ErpError `contract` when rows came that were not asked for: the back office ignored the filter */
export function requireAsked(filter: string | undefined, rows: readonly ErpRow[], service: string): void {
  if (filter === undefined) return
  const isAsked = readRowFilter(filter)
  if (rows.every(isAsked)) return
  throw new ErpError('contract', `${service} sends rows that were not asked for`, { code: 'FilterIgnored' })
}
