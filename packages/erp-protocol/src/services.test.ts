import { describe, expect, it } from 'vitest'
import { services } from './services.ts'

const all = Object.entries(services)

describe('the services', () => {
  it.each(all)('%s is listed under its own name with fields for its key and both stamps', (name, service) => {
    expect(service.name).toBe(name)
    expect(Object.keys(service.fields)).toEqual(
      expect.arrayContaining([...service.key, 'Row_Version', 'Last_Modified_At']),
    )
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
