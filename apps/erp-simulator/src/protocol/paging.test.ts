import { code, decimal, integer } from '@portal/erp-protocol/field-types.ts'
import { describe, expect, it } from 'vitest'
import { orderKey } from '../state/order-key.ts'
import type { Row } from '../state/row.ts'
import { readPage } from './read-page.ts'

const service = {
  name: 'Test',
  key: ['No', 'Line_No'],
  fields: { No: code(20), Line_No: integer, Price: decimal },
}
const rowOf = (no: string, line: number): Row => ({ No: no, Line_No: line, Price: String(line % 7), Row_Version: 1n })
const sorted = (rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => (orderKey(service, a) < orderKey(service, b) ? -1 : 1))

interface Body {
  readonly value: readonly { readonly No: string; readonly Line_No: number }[]
  readonly '@odata.nextLink'?: string
}

function ask(rows: readonly Row[], query: string, maxPageSize: number | null): Body {
  const address = 'http://erp.example/BC/ODataV4/Test'
  const answer = readPage(service, rows, {
    query: new URLSearchParams(query),
    maxPageSize,
    address,
    contextAddress: 'http://erp.example/BC/ODataV4/',
  })
  // The page that readPage writes.
  return JSON.parse(answer.body) as Body
}

const queryOf = (link: string): string => new URL(link).search.slice(1)

function readAll(rows: readonly Row[], query: string, size: number): readonly string[] {
  const seen: string[] = []
  for (let next: string | undefined = query; next !== undefined; ) {
    const page: Body = ask(rows, next, size)
    seen.push(...page.value.map((row) => `${row.No}/${row.Line_No}`))
    const link: string | undefined = page['@odata.nextLink']
    next = link === undefined ? undefined : queryOf(link)
  }
  return seen
}

describe('pages', () => {
  const sizes = [1, 2, 3, 7, 40, 41, 100]
  const queries = ['', '$orderby=Price desc,No', '$filter=Price gt 2']
  it.each(sizes.flatMap((size) => queries.map((query) => [size, query] as const)))(
    'of %i give every row of "%s" once',
    (size, query) => {
      const rows = sorted(Array.from({ length: 41 }, (_, at) => rowOf('ABC'.charAt(at % 3), at * 37)))
      const wanted = rows.filter((row) => !query.startsWith('$filter') || Number(row.Price) > 2)
      expect([...readAll(rows, query, size)].sort()).toEqual(wanted.map((row) => `${row.No}/${row.Line_No}`).sort())
    },
  )

  it('come in the order of the key, numbers by size', () => {
    const rows = sorted([rowOf('A', 100), rowOf('A', 20), rowOf('A', 3)])
    expect(ask(rows, '', null).value.map((row) => row.Line_No)).toEqual([3, 20, 100])
  })

  it('go on after the last row when rows before it vanish meanwhile', () => {
    const rows = sorted([1, 2, 3, 4, 5].map((line) => rowOf('A', line)))
    const first = ask(rows, '', 2)
    const second = ask(rows.slice(2), queryOf(first['@odata.nextLink'] ?? ''), 2)
    expect(second.value.map((row) => row.Line_No)).toEqual([3, 4])
  })

  it('end without a link when the last page is exactly full', () => {
    const rows = sorted([rowOf('A', 1), rowOf('A', 2)])
    expect(ask(rows, '', 2)['@odata.nextLink']).toBeUndefined()
  })

  it('with a $top that fits a page have no link, however much there is', () => {
    const rows = sorted([1, 2, 3, 4, 5].map((line) => rowOf('A', line)))
    const page = ask(rows, '$top=2&$skip=1', 2)
    expect(page.value.map((row) => row.Line_No)).toEqual([2, 3])
    expect(page['@odata.nextLink']).toBeUndefined()
  })

  it.each(['$top=5&$skip=1', '$top=5&$skip=1&$orderby=Line_No desc'])(
    'with %s, which is more than a page, lead to the rest of it and no further',
    (query) => {
      const rows = sorted(Array.from({ length: 9 }, (_, at) => rowOf('A', at + 1)))
      const wanted = query.includes('desc') ? [8, 7, 6, 5, 4] : [2, 3, 4, 5, 6]
      expect(readAll(rows, query, 2)).toEqual(wanted.map((line) => `A/${line}`))
      expect(queryOf(ask(rows, query, 2)['@odata.nextLink'] ?? '')).toContain('$top=3')
    },
  )

  it('are linked with the company in the way of the real one', () => {
    const rows = sorted([1, 2, 3].map((line) => rowOf('A', line)))
    const link = ask(rows, '$select=No', 2)['@odata.nextLink'] ?? ''
    expect(new URL(link).searchParams.get('aid')).toBe('FIN')
  })

  it('refuse a token that is none', () => {
    expect(() => ask([], '$skiptoken=eA', null)).toThrow('The skip token is not valid.')
    expect(() => ask([], '$top=two', null)).toThrow("Invalid value 'two' for $top query option found.")
  })
})
