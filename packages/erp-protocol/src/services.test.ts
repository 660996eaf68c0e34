import { describe, expect, it } from 'vitest'
import { services } from './services.ts'

const all = Object.entries(services)

describe('the services', () => {
  it.each(all)(
    '%s is listed under its own name with fields for its key, and both stamps when a page',
    (name, service) => {
      expect(service.name).toBe(name)
      const stamps = service.kind === 'page' ? ['Row_Version', 'Last_Modified_At'] : []
      expect(Object.keys(service.fields)).toEqual(expect.arrayContaining([...service.key, ...stamps]))
    },
  )

  it('are queries where they are computed, without a time of change', () => {
    const queries = all.filter(([, { kind }]) => kind === 'query')
    expect(queries.map(([name]) => name)).toEqual(['PortaalVoorraad', 'PortaalVoorraadverloop'])
    expect(queries.flatMap(([, { fields }]) => Object.keys(fields))).not.toContain('Last_Modified_At')
  })

  it('have numbers of their own in the range for customers', () => {
    const numbers = all.map(([, { objectId }]) => objectId)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.every((no) => no >= 50_000 && no <= 99_999)).toBe(true)
  })

  // A name that the back office makes of a caption: runs of marks are one underscore, none at the end, no digit first.
  it('have field names as the back office publishes them', () => {
    const names = all.flatMap(([, { fields }]) => Object.keys(fields))
    expect(names.filter((name) => !/^[A-Za-z]+(_?[A-Za-z0-9]+)*$/.test(name))).toEqual([])
  })
})
