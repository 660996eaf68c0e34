import { code, date, decimal, guid, integer, option, text } from '@portal/erp-protocol/field-types.ts'
import { describe, expect, it } from 'vitest'
import { parseFilter } from './filter.ts'

const service = {
  name: 'Test',
  knowsIn: false,
  fields: {
    No: code(20),
    City: text(30),
    Price: decimal,
    Line_No: integer,
    Ending_Date: date,
    External_Id: guid,
    Price_Type: option('Verhuur', 'Verkoop Terugkoop'),
  },
}
const row = {
  No: 'A1',
  City: "'s-Gravenhage",
  Price: '12.50',
  Line_No: 10_000,
  Ending_Date: null,
  External_Id: 'abcdef01-2345-4678-9abc-def012345678',
  Price_Type: '',
}
const holds = (filter: string, knowsIn = false): boolean => parseFilter(filter, { ...service, knowsIn })(row)

// Typed by hand from the protocol's rules; the second column is what the row above gives.
const vectors: readonly (readonly [string, boolean])[] = [
  ["No eq 'a1'", true],
  ["No eq ' A1 '", true],
  ["No ne 'A1'", false],
  ["City eq '''s-Gravenhage'", true],
  ["City eq '''S-GRAVENHAGE'", false],
  ["startswith(No,'a')", true],
  ["endswith(City,'hage')", true],
  ["contains(City,'raven')", true],
  ["contains(City,'raaf')", false],
  ['Price gt 12.49 and Price lt 12.51', true],
  ['Price eq 12.5', true],
  ['Line_No ge 10000', true],
  ['Line_No le 9999', false],
  ['Ending_Date eq 0001-01-01', true],
  ['Ending_Date ge 2026-01-01', false],
  ["Price_Type eq ' '", true],
  ['External_Id eq ABCDEF01-2345-4678-9abc-def012345678', true],
  ['External_Id eq 12345678-2345-4678-9abc-def012345678', false],
  ["(No eq 'X' or No eq 'A1') and Line_No eq 1", false],
  ["not (No eq 'X')", true],
  ["tolower(No) eq 'a1'", true],
  ["tolower(No) eq 'A1'", false],
  ["toupper(City) eq '''S-GRAVENHAGE'", true],
  ["trim(City) eq '''s-Gravenhage'", true],
  ["trim(concat(' ',No)) eq 'A1'", true],
  ["substring(City,3) eq 'Gravenhage'", true],
  ["substring(City,3,5) eq 'Grave'", true],
  ["replace(City,'Graven','Herto') eq '''s-Hertohage'", true],
  ["concat(concat(No,', '),City) eq 'A1, ''s-Gravenhage'", true],
  ["indexof(City,'Graven') eq 3", true],
  ['length(No) eq 2', true],
  ['round(Price) eq 13', true],
  ['floor(Price) eq 12', true],
  ['ceiling(Price) eq 13', true],
  ['round(Line_No) gt 9999', true],
  ["contains(tolower(City),'graven')", true],
  ["startswith(substring(City,3),'grave')", false],
  ["not (tolower(No) eq 'x') and floor(Price) lt 13", true],
]

describe('a filter', () => {
  it.each(vectors)('%s is %s', (filter, expected) => {
    expect(holds(filter)).toBe(expected)
  })

  it('takes or on one field only, also when an and stands between', () => {
    expect(() => holds("No eq 'X' or City eq 'A1'")).toThrow("The 'OR' operator is not supported on distinct fields")
    expect(() => holds("tolower(No) eq 'x' or tolower(City) eq 'a1'")).toThrow("The 'OR' operator is not supported")
    expect(() => holds("No eq 'X' or No eq 'A1' and Line_No eq 1")).toThrow("The 'OR' operator is not supported")
  })

  it('with in gives the whole table without its schema version, and what was asked with it', () => {
    expect(holds("No in ('X','Y')")).toBe(true)
    expect(holds("No in ('X','Y')", true)).toBe(false)
    expect(holds("No in ('X','A1')", true)).toBe(true)
  })

  it.each([
    ["Nope eq 'x'", "Could not find a property named 'Nope' on type 'NAV.Test'."],
    ["toString eq 'x'", "Could not find a property named 'toString'"],
    ['No eq 5', 'incompatible types'],
    ["Price eq 'x'", 'incompatible types'],
    ['Ending_Date eq 2026-1-1', 'incompatible types'],
    [`No eq '${'x'.repeat(21)}'`, 'must be less than or equal to 20 characters'],
    ["Price_Type eq 'Onzin'", "Your entry of 'Onzin' is not an acceptable value for 'Price_Type'."],
    ["hoofdletters(No) eq 'A1'", "An unknown function with name 'hoofdletters' was found."],
    ["toString(No) eq 'A1'", "An unknown function with name 'toString' was found."],
    ['round(City) eq 1', "No function signature for the function with name 'round' matches the specified arguments."],
    ["tolower(No,City) eq 'a1'", "No function signature for the function with name 'tolower' matches"],
    ["substring(City) eq 'a'", "No function signature for the function with name 'substring' matches"],
    ['tolower(No) eq 1', 'incompatible types'],
    ["tolower(Nope) eq 'x'", "Could not find a property named 'Nope'"],
    ['tolower(No)', 'Syntax error at position'],
    ["tolower(No eq 'x'", 'Syntax error at position'],
    ["No eq 'open", 'Syntax error at position'],
    ["No like 'x'", 'Syntax error at position'],
    ["No eq 'A1')", 'Syntax error at position'],
    ['', 'Syntax error at position'],
  ])('%s is refused', (filter, message) => {
    expect(() => holds(filter)).toThrow(message)
  })
})
