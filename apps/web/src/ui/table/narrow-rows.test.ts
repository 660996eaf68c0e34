import { describe, expect, it } from 'vitest'
import type { Format } from '../../lib/format.ts'
import { formatDate, formatNumber, formatTypedDate } from '../../lib/format.ts'
import { csvOf } from './export-rows.ts'
import { formulaSafe } from './formula-safe.ts'
import { filterValues, narrowRows } from './narrow-rows.ts'
import { sheetCell, sheetName, sheetOf } from './sheet.ts'
import type { TableColumn } from './table-column.ts'
import { changeState, nextSort, readTableState, startState, writeTableState } from './table-state.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly count: number | null
  readonly day: string | null
}

const rows: readonly Row[] = [
  { id: 'M10', name: 'Hoogwerker 10 m', count: 3, day: '2026-11-21' },
  { id: 'M2', name: 'Rolsteiger', count: 12, day: null },
  { id: 'M1', name: 'Aggregaat café', count: null, day: '2026-03-29' },
]
const columns: readonly TableColumn<Row>[] = [
  { id: 'id', header: 'Nummer', value: (row) => row.id },
  { id: 'name', header: 'Naam', value: (row) => row.name, filter: true },
  { id: 'count', header: 'Aantal', value: (row) => row.count, kind: 'number' },
  { id: 'day', header: 'Datum', value: (row) => row.day, kind: 'date' },
]
const format = {
  date: (date: string | null) => (date === null ? '' : formatDate(date, 'nl-NL')),
  typedDate: (date: string | null) => (date === null ? '' : formatTypedDate(date, 'nl-NL')),
  number: (value: number) => formatNumber(value, 'nl-NL', 5),
} as unknown as Format // only dates and numbers are in these rows
const texts = { format, yes: 'Ja', no: 'Nee' }
const ids = (state: typeof startState) =>
  narrowRows(rows, { columns, state, texts, locale: 'nl-NL' }).map((row) => row.id)

describe('narrowRows', () => {
  it('finds every word of the quick search in any column (R-SCR-SHELL-19)', () => {
    expect(ids({ ...startState, search: 'HOOG m10' })).toEqual(['M10'])
    expect(ids({ ...startState, search: 'cafe' })).toEqual(['M1'])
    expect(ids({ ...startState, search: '21-11-2026' })).toEqual(['M10'])
    expect(ids({ ...startState, search: 'za 21-11' })).toEqual(['M10'])
    expect(ids({ ...startState, search: 'hoog aggregaat' })).toEqual([])
  })

  it('filters a column by one or more of its values (R-SCR-SHELL-20)', () => {
    expect(ids({ ...startState, filters: { name: ['Rolsteiger'] } })).toEqual(['M2'])
    expect(ids({ ...startState, filters: { name: ['Rolsteiger', 'Hoogwerker 10 m'] } })).toEqual(['M10', 'M2'])
    expect(ids({ ...startState, filters: { name: ['Rolsteiger'], id: ['M10'] } })).toEqual([])
  })

  it('filters by the code behind the words, so that an address means the same in each language', () => {
    const state = { ...startState, filters: { day: ['2026-11-21'], kind: ['hoog'] } }
    const kindIn = (word: string): TableColumn<Row> => ({
      id: 'kind',
      header: '',
      value: (row) => (row.id === 'M10' ? 'hoog' : null),
      words: (row) => (row.id === 'M10' ? word : ''),
      filter: true,
    })
    for (const word of ['Hoogwerkers', 'Arbeitsbühnen']) {
      const kind = kindIn(word)
      expect(narrowRows(rows, { columns: [...columns, kind], state, texts, locale: 'nl-NL' })).toHaveLength(1)
      expect(filterValues(rows, kind, texts)).toEqual([
        { key: '', text: '', count: 2 },
        { key: 'hoog', text: word, count: 1 },
      ])
    }
  })

  it('sorts numbers in texts by value and puts empty cells last both ways', () => {
    const sorted = (column: string, descending: boolean) => ids({ ...startState, sort: { column, descending } })
    expect(sorted('id', false)).toEqual(['M1', 'M2', 'M10'])
    expect(sorted('count', false)).toEqual(['M10', 'M2', 'M1'])
    expect(sorted('count', true)).toEqual(['M2', 'M10', 'M1'])
    expect(sorted('day', false)).toEqual(['M1', 'M10', 'M2'])
  })

  it('counts the values of a column for its filter', () => {
    const column = columns[1] as TableColumn<Row> // the fixture has it
    const twice = [...rows, ...rows.slice(0, 1)]
    expect(filterValues(twice, column, texts)).toContainEqual({
      key: 'Hoogwerker 10 m',
      text: 'Hoogwerker 10 m',
      count: 2,
    })
  })
})

describe('table state', () => {
  it('comes back from the address as it was written', () => {
    const state = changeState(startState, {
      search: 'kraan',
      sort: { column: 'day', descending: true },
      filters: { name: ['Rolsteiger'] },
      pageSize: 100,
      columns: ['id', 'name'],
    })
    expect(readTableState(writeTableState({ ...state, page: 3 }))).toEqual({ ...state, page: 3 })
  })

  it('leaves out what is as from the start and ignores nonsense', () => {
    expect(Object.values(writeTableState(startState)).every((value) => value === undefined)).toBe(true)
    expect(readTableState({ pagina: -4, rijen: 7, filter: 'x', kolommen: 3, sorteer: 9 })).toEqual(startState)
  })

  it('goes back to the first page on any change, and sorts up, down, as it came', () => {
    expect(changeState({ ...startState, page: 4 }, { search: 'a' }).page).toBe(1)
    const up = nextSort(null, 'id')
    const down = nextSort(up, 'id')
    expect([up, down, nextSort(down, 'id')]).toEqual([
      { column: 'id', descending: false },
      { column: 'id', descending: true },
      null,
    ])
  })
})

describe('export', () => {
  it('writes a CSV with a byte order mark and semicolons, and nothing that runs as a formula', () => {
    const evil = [{ id: '=1+1', name: 'a;"b"', count: -3, day: '2026-11-21' }]
    expect(csvOf({ name: 'x', columns, rows: evil, texts })).toBe(
      '\uFEFFNummer;Naam;Aantal;Datum\r\n\'=1+1;"a;""b""";-3;21-11-2026\r\n',
    )
    expect(['+31 6', '@x', '-1,5', '-x'].map(formulaSafe)).toEqual(["'+31 6", "'@x", '-1,5', "'-x"])
  })

  it('is one cell with a comma, semicolon, tab, quote or new line in it', () => {
    const texted = ['a,b', 'a;b', 'a\tb', 'a"b', 'a\nb'].map((name, at) => ({
      id: `n${at}`,
      name,
      count: 1.5,
      day: null,
    }))
    const lines = csvOf({ name: 'x', columns, rows: texted, texts }).split('\r\n').slice(1, -1)
    expect(lines.map((line) => line.split(';"')[1]?.slice(0, -1))).toEqual(['a,b', 'a;b', 'a\tb', 'a""b', 'a\nb'])
  })

  it.each([',', ';', '\t', '\n'])('holds no formula for a program that takes %j for the separator', (separator) => {
    const inner = ['=1+1', '"=1+1"', ' =1+1', '@SUM(1)', '+1+cmd', '-1+cmd', '＝1+1']
    const evil = inner.map((text, at) => ({
      id: `n${at}`,
      name: `x${separator}${text}${separator}y`,
      count: -3,
      day: null,
    }))
    const csv = csvOf({ name: 'x', columns, rows: evil, texts })
    // The worst reader: one that does not know quotes inside a line.
    const cells = csv.split(/\r\n/).flatMap((line) => line.split(separator))
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠](?![\d.]+($|;))/.test(cell))).toEqual([])
  })

  it('leaves negative numbers and what only has a dash in it as they are', () => {
    const plain = [{ id: 'A-1', name: 'kraan, 2-assig, -10', count: -1.5, day: null }]
    expect(csvOf({ name: 'x', columns, rows: plain, texts })).toContain('A-1;"kraan, 2-assig, -10";"-1,5"')
  })

  it('keeps numbers numbers and dates dates in Excel', () => {
    const row = rows[0] as Row // the fixture has it
    expect(columns.map((column) => sheetCell(column, row, texts)?.type)).toEqual([String, String, Number, Date])
    expect(sheetCell(columns[3] as TableColumn<Row>, row, texts)?.value).toEqual(new Date('2026-11-21T00:00:00Z'))
  })

  it('makes of a moment what the clock of the depots says, in summer and in winter', () => {
    const at = (iso: string) => {
      const column: TableColumn<Row> = { id: 'at', header: 'Op', value: () => iso, kind: 'moment' }
      return sheetCell(column, rows[0] as Row, texts) // the fixture has it
    }
    expect(at('2026-07-01T22:30:00Z')).toMatchObject({ value: new Date('2026-07-02T00:30:00Z'), type: Date })
    expect(at('2026-12-01T22:30:00.000Z')?.value).toEqual(new Date('2026-12-01T23:30:00Z'))
    expect(at('2026-12-01')?.value).toEqual(new Date('2026-12-01T00:00:00Z'))
  })

  it('writes an Excel file with a heading that stays, a filter, its name and widths by content', async () => {
    const { default: writeXlsxFile } = await import('write-excel-file/node')
    const { unzipSync, strFromU8 } = await import('fflate')
    const long = { id: 'M3', name: 'x'.repeat(200), count: 1.29, day: null }
    const table = { name: 'Voorraad: 10001/Dak', columns, rows: [...rows, long], texts }
    const { rows: cells, options, features } = sheetOf(table)
    const file = unzipSync(await writeXlsxFile(cells as never, options, { features }).toBuffer())
    const text = (path: string) => strFromU8(file[path] ?? new Uint8Array())
    const sheet = text('xl/worksheets/sheet1.xml')
    expect(text('xl/workbook.xml')).toContain('name="Voorraad 10001 Dak"')
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:D5"/>')
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(widths).toEqual([9, 60, 9, 'za 21-11-2026'.length + 3])
    expect(sheet).toContain('<v>1.29</v>')
  })

  it('gives every sheet a name that Excel takes', () => {
    expect(sheetName("'[A]:*?/\\'")).toBe('A')
    expect(sheetName('///')).toBe('Portaal')
    expect(sheetName('x'.repeat(40))).toHaveLength(31)
  })
})
