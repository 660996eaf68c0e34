import { services } from '@portal/erp-protocol/services.ts'
import { describe, expect, it } from 'vitest'
import type { CompanyRows } from './contract.ts'
import { drawImage } from './draw-image.ts'
import { generateCompany } from './generate-company.ts'

const options = { scale: 1, seed: 7, today: '2026-11-21' }
const company = generateCompany(options)
const serviceNames = Object.keys(company) as (keyof CompanyRows)[] // the keys of CompanyRows are exactly these

interface FieldLike {
  readonly type: string
  readonly length?: number
  readonly members?: readonly string[]
}

/** What is wrong with a value by the field's type in the protocol; null when nothing is. */
function findFault(value: unknown, type: FieldLike): string | null {
  switch (type.type) {
    case 'Code':
      if (typeof value !== 'string' || value !== value.trim().toUpperCase()) return 'not a code'
      return value.length > (type.length ?? 0) ? 'too long' : null
    case 'Text':
      return typeof value !== 'string' || value.length > (type.length ?? 0) ? 'too long' : null
    case 'Decimal':
      return typeof value === 'string' && /^-?\d+(\.\d{1,5})?$/.test(value) ? null : 'not a decimal'
    case 'Date':
      return value === null || /^\d{4}-\d\d-\d\d$/.test(String(value)) ? null : 'not a date'
    case 'DateTime':
      return value === null || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)) ? null : 'not a date-time'
    case 'Guid':
      if (value === null) return null
      return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(String(value))
        ? null
        : 'not a guid'
    case 'Boolean':
      return typeof value === 'boolean' ? null : 'not a boolean'
    case 'Integer':
      return Number.isInteger(value) ? null : 'not an integer'
    case 'Option':
      return type.members?.includes(String(value)) ? null : 'not a member'
    default:
      return `unexpected type ${type.type}`
  }
}

const stamps: readonly string[] = ['Row_Version', 'Last_Modified_At']

describe('generateCompany', () => {
  it.each(serviceNames)('fills every field of %s within the protocol', (name) => {
    const fields: Readonly<Record<string, FieldLike>> = services[name].fields
    const wanted = Object.keys(fields).filter((field) => !stamps.includes(field))
    expect(company[name].length).toBeGreaterThan(0)
    const faults = company[name].flatMap((row: Readonly<Record<string, unknown>>) => {
      const missing = Object.keys(row).sort().join() === wanted.toSorted().join() ? [] : ['other fields']
      const wrong = wanted.flatMap((field) => {
        const fault = findFault(row[field], fields[field] ?? { type: 'none' })
        return fault === null ? [] : [`${field} = ${String(row[field])}: ${fault}`]
      })
      return [...missing, ...wrong]
    })
    expect(faults.slice(0, 5)).toEqual([])
  })

  it.each(serviceNames)('has no two rows of %s with the same key', (name) => {
    const key: readonly string[] = services[name].key
    const keys = company[name].map((row: Readonly<Record<string, unknown>>) => key.map((k) => row[k]).join('|'))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the same company twice, and another with another seed', () => {
    expect(generateCompany(options)).toEqual(company)
    expect(generateCompany({ ...options, seed: 8 }).PortaalLocatie).not.toEqual(company.PortaalLocatie)
  })

  it('has the size that the demo states', () => {
    expect(company.PortaalMaterieelsoort).toHaveLength(1500)
    expect(new Set(company.PortaalMaterieelsoort.map((row) => row.Category_Code)).size).toBe(41)
    expect(company.PortaalLocatie.length).toBeGreaterThan(200)
    expect(company.PortaalGebruiker.length).toBeGreaterThan(100)
    expect(new Set(company.PortaalPrijs.map((row) => row.Price_Type)).size).toBe(3)
    expect(new Set(company.PortaalPrijs.map((row) => row.Price_Group)).size).toBeGreaterThan(2)
  })

  it('grows: scale 7 is the main data set and keeps every type of scale 1', () => {
    const large = generateCompany({ ...options, scale: 7 })
    const numbers = new Set(large.PortaalMaterieelsoort.map((row) => row.No))
    expect(large.PortaalMaterieelsoort.length).toBeGreaterThanOrEqual(10_000)
    expect(large.PortaalLocatie.length).toBeGreaterThanOrEqual(500)
    expect(large.PortaalGebruiker.length).toBeGreaterThanOrEqual(2_000)
    expect(company.PortaalMaterieelsoort.filter((row) => !numbers.has(row.No))).toEqual([])
    expect(new Set(large.PortaalMaterieelsoort.map((row) => row.Description)).size).toBe(numbers.size)
    expect(large.PortaalLocatie.filter((row) => row.No.length > 5)).toEqual([])
  })

  it('draws a picture of every type, with its hash and size in the row', () => {
    const ofTypes = company.PortaalAfbeelding.filter((row) => row.Parent_Type === 'Soort')
    expect(ofTypes).toHaveLength(company.PortaalMaterieelsoort.length)
    expect(new Set(company.PortaalAfbeelding.map((row) => row.Parent_Type)).size).toBe(3)
    for (const row of ofTypes) {
      const drawing = drawImage('Soort', row.Parent_No)
      expect([drawing?.hash, drawing?.content.length, drawing?.mimeType]).toEqual([row.Hash, row.Size, row.Mime_Type])
    }
    expect(drawImage('Soort', '999999')).toBeNull()
    expect(drawImage('Order', '111001')).toBeNull()
  })
})
