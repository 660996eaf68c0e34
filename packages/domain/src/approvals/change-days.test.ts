import { describe, expect, it } from 'vitest'
import { changeDays } from './change-days.ts'
import { changeLines, proposeLines } from './change-lines.ts'

const asked = { deliveryDate: '2026-12-01', returnDate: '2026-12-15' }

describe('days of a decision', () => {
  it('stay when none were chosen, or the same', () => {
    expect(changeDays(asked, null)).toBeNull()
    expect(changeDays(asked, { ...asked })).toBeNull()
  })

  it('are both kept when one is another', () => {
    expect(changeDays(asked, { ...asked, deliveryDate: '2026-12-03' })).toEqual({
      deliveryDate: '2026-12-03',
      returnDate: '2026-12-15',
    })
    expect(changeDays(asked, { ...asked, returnDate: null })).toEqual({ deliveryDate: '2026-12-01', returnDate: null })
  })
})

describe('lines that go back with a rejected list', () => {
  const lines = [{ regelNummer: 1, hoortBij: null, aantal: 2 }]
  const none = [{ regelNummer: 1, aantal: 0, opmerking: '' }]

  it('may all be left out, where an approval needs one', () => {
    expect(proposeLines(lines, none)).toMatchObject({ wijzigingen: none })
    expect(changeLines(lines, none)).toBe('goedkeuren.niets_over')
  })
})
