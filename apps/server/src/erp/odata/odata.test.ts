import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromErp, toMirrorRow } from '../mapping/field-values.ts'
import { mirrors } from '../mirrors.ts'
import { chunkForFilter, isAnyText, quoteText } from './build-filter.ts'
import { findSchemaFaults, readSchema } from './check-schema.ts'
import { companiesIn, findCompany } from './find-company.ts'
import { serviceUrl } from './read-pages.ts'
import { resolveNextLink } from './resolve-next-link.ts'
import { readRowFilter } from './row-filter.ts'

const base = new URL('https://erp.example/BC/')
const company = { id: '7c1a7a52-3f0e-4b86-9d5a-2f4c1d9e8b10', name: 'X' }
const here = new URL("https://erp.example/BC/ODataV4/Company('X')/PortaalLocatie?$select=No")

describe('next link', () => {
  it.each([
    [
      'https://erp.example/BC/ODataV4/PortaalLocatie?$skiptoken=a',
      'https://erp.example/BC/ODataV4/PortaalLocatie?$skiptoken=a',
    ],
    [
      'http://inner-host:7048/BC/ODataV4/PortaalLocatie?$skiptoken=a',
      'https://erp.example/BC/ODataV4/PortaalLocatie?$skiptoken=a',
    ],
    ['PortaalLocatie?$skiptoken=a', "https://erp.example/BC/ODataV4/Company('X')/PortaalLocatie?$skiptoken=a"],
    ['?$skiptoken=a', "https://erp.example/BC/ODataV4/Company('X')/PortaalLocatie?$skiptoken=a"],
  ])('%s leads to %s', (link, to) => {
    expect(resolveNextLink(link, here, base).href).toBe(to)
  })

  it.each([
    'https://other.example/api',
    'file:///BC/ODataV4/x',
    'https://user:secret@erp.example/BC/ODataV4/x',
    '/BC/WS/x',
    'https://erp.example/BC/ODataV4/../../secret',
  ])('refuses %s, because the account must not leave the back office', (link) => {
    expect(() => resolveNextLink(link, here, base)).toThrow('outside')
  })

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(fc.webUrl(), (link) => {
        let origin = base.origin
        try {
          origin = resolveNextLink(link, here, base).origin
        } catch {
          origin = base.origin
        }
        expect(origin).toBe(base.origin)
      }),
    )
  })
})

describe('addresses', () => {
  it('never use $top, and double the apostrophe of a text (failure mode 5)', () => {
    const query = { service: 'PortaalLocatie', select: ['No', 'City'], filter: `City eq ${quoteText("'s-Hage & co+")}` }
    const url = serviceUrl(base, company, { ...query, pageSize: 10, priority: 'sync' })
    expect(url.href).not.toContain('$top')
    expect(url.searchParams.get('$filter')).toBe("City eq '''s-Hage & co+'")
    expect(url.search).not.toContain('+')
  })

  it('stay below 8 kB and lose no key (failure mode 7)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 400 }), (keys) => {
        const filterOf = (chunk: readonly string[]) => isAnyText('No', chunk)
        const chunks = chunkForFilter(keys, filterOf)
        expect(chunks.flat()).toEqual(keys)
        for (const chunk of chunks) {
          const query = { service: 'PortaalLocatie', select: ['No'], filter: filterOf(chunk), pageSize: 10 }
          expect(serviceUrl(base, company, { ...query, priority: 'sync' }).href.length).toBeLessThan(8192)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('filters', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'b', 'é', "'", ' ', '1', 'or', 'eq') })
  it('are fitted by the rows that were asked for and by no others (failure mode 6)', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), text, (keys, other) => {
        const fits = readRowFilter(isAnyText('No', keys))
        for (const key of keys) expect(fits({ No: key.toUpperCase() })).toBe(true)
        const same = (a: string) => a.trim().localeCompare(other.trim(), 'nl', { sensitivity: 'base' }) === 0
        expect(fits({ No: other })).toBe(keys.some(same))
      }),
    )
    const since = readRowFilter('Row_Version gt 12345678901234567890')
    expect(since({ Row_Version: '12345678901234567891' })).toBe(true)
    expect(since({ Row_Version: '12345678901234567890' })).toBe(false)
  })

  it('may name several fields that all must fit', () => {
    const fits = readRowFilter("Location_No eq '10001' and Plant_Type eq 'A and B'")
    expect(fits({ Location_No: '10001', Plant_Type: 'A and B' })).toBe(true)
    expect(fits({ Location_No: '10001', Plant_Type: 'C' })).toBe(false)
    expect(fits({ Location_No: '10002', Plant_Type: 'A and B' })).toBe(false)
  })

  it.each([
    "No in ('A','B')",
    "No eq 'A' or City eq 'B'",
    "No eq 'A' and City eq 'B' or City eq 'C'",
    "No eq 'A' and No eq 'B'",
    "contains(No,'A')",
    "No eq 'A",
    '1 eq 1',
  ])('of another form are not sent: %s', (filter) => {
    expect(() => readRowFilter(filter)).toThrow('No filter of the portal')
  })
})

describe('company', () => {
  const id = '7c1a7a52-3f0e-4b86-9d5a-2f4c1d9e8b10'
  const rows = [
    { Name: 'Ander', Id: id.replace('7', '8') },
    { Name: 'Rijnmond Materieel B.V.', Id: id },
  ]

  it('is found by exact name or by id, and never falls back to another one (failure mode 10)', () => {
    expect(findCompany(companiesIn(rows), 'Rijnmond Materieel B.V.').id).toBe(id)
    expect(findCompany(companiesIn(rows), id.toUpperCase()).name).toBe('Rijnmond Materieel B.V.')
    for (const wrong of ['rijnmond materieel b.v.', '', 'Ander 2', id.replace('7', '9')])
      expect(() => findCompany(companiesIn(rows), wrong)).toThrow('no company')
  })
})

/** Nobody is told of unknown words; there are none. */
const nobody = () => undefined

describe('values', () => {
  it('turns blank dates, times and ids into null and keeps a date a date (failure modes 14 and 15)', () => {
    expect(fromErp('Date', '0001-01-01')).toBeNull()
    expect(fromErp('DateTime', '0001-01-01T00:00:00Z')).toBeNull()
    expect(fromErp('Guid', '00000000-0000-0000-0000-000000000000')).toBeNull()
    expect(fromErp('Date', '2026-03-29')).toBe('2026-03-29')
  })

  it('has no day before 1754: the first day of SQL is blank too, in whatever zone it was written (failure mode 14)', () => {
    const millisecondsOfDay = 86_400_000
    const first = Date.parse('1754-01-01T00:00:00Z') / millisecondsOfDay
    const dayAt = (at: number) => new Date((first + at) * millisecondsOfDay).toISOString().slice(0, 10)
    for (const blank of ['1753-01-01T00:00:00Z', '1752-12-31T23:40:28Z', '1753-01-01T00:00:00.000+00:20'])
      expect([blank, fromErp('DateTime', blank)]).toEqual([blank, null])
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 2_000_000 }), (at) => {
        expect(fromErp('Date', dayAt(at))).toBe(at < 0 ? null : dayAt(at))
        expect(fromErp('DateTime', `${dayAt(at)}T12:00:00Z`)).toBe(at < 0 ? null : `${dayAt(at)}T12:00:00Z`)
      }),
      { examples: [[-1], [0]] },
    )
  })

  it('spells options as the portal does, whatever the protocol does with spaces and blanks', () => {
    expect(fromErp('Option', 'Verkoop Terugkoop')).toBe('Verkoop_Terugkoop')
    expect(fromErp('Option', 'Technical_x0020_Finished')).toBe('Technical_Finished')
    for (const blank of [' ', '_x0020_', '_blank_', '']) expect(fromErp('Option', blank)).toBe('')
  })

  it('keeps every digit, trims codes, and refuses what is not of its type', () => {
    expect(fromErp('Decimal', '123456789012345.12345')).toBe('123456789012345.12345')
    expect(fromErp('Code', ' M100 ')).toBe('M100')
    expect(fromErp('Text', ' two  words ')).toBe(' two  words ')
    for (const [type, value] of [
      ['Decimal', 'NaN'],
      ['Boolean', 'true'],
      ['Date', '29-03-2026'],
      ['Integer', '1.5'],
    ] as const)
      expect(() => fromErp(type, value)).toThrow('cannot be')
  })

  it('stops at a row without a field that is needed (failure mode 9)', () => {
    expect(() => toMirrorRow(mirrors.units, { Code: 'ST', Row_Version: '1' }, nobody)).toThrow('sent no Description')
  })

  it('writes roles and people small and gives languages their locale', () => {
    const row = {
      User_Name: 'KEES',
      Location_No: '10001',
      Role: 'SITE_MANAGER',
      Approver_1: 'AN',
      Approver_2: '',
      Approver_3: '',
    }
    expect(toMirrorRow(mirrors.userLocations, { ...row, Row_Version: '5' }, nobody)).toEqual({
      values: ['kees', '10001', 'site_manager', 'an', '', ''],
      version: 5n,
    })
    const text = { Subject: 'Soort', Code: 'M1', Language: 'DEU', Text: 'Bagger', Row_Version: '6' }
    expect(toMirrorRow(mirrors.translations, text, nobody).values).toEqual(['Soort', 'M1', 'de-DE', 'Bagger'])
  })
})

describe('schema', () => {
  const document = (fields: string) => `<?xml version="1.0"?>
    <edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
    <Schema Namespace="NAV" xmlns="http://docs.oasis-open.org/odata/ns/edm">
    <EntityType Name="PortaalEenheid"><Key><PropertyRef Name="Code"/></Key>${fields}</EntityType>
    <EntityContainer Name="NAV"><EntitySet Name="PortaalEenheid" EntityType="NAV.PortaalEenheid"/></EntityContainer>
    </Schema></edmx:DataServices></edmx:Edmx>`
  const property = (name: string, type: string) => `<Property Name="${name}" Type="${type}" MaxLength="10"/>`
  const faultsOf = (fields: string) =>
    findSchemaFaults(mirrors.units.service, ['Code', 'Description'], readSchema(document(fields)))

  it('finds missing and retyped fields, and ignores those it does not know (failure mode 9)', () => {
    const code = property('Code', 'Edm.String')
    expect(faultsOf(code + property('Description', 'Edm.String') + property('New', 'Edm.Guid'))).toEqual([])
    expect(faultsOf(code)).toEqual(['PortaalEenheid.Description is missing'])
    expect(faultsOf(code + property('Description', 'Edm.Int32'))[0]).toContain('expected Edm.String')
    expect(findSchemaFaults(mirrors.items.service, ['No'], readSchema(document('')))).toEqual([
      'PortaalMaterieelsoort is not published',
    ])
  })
})
