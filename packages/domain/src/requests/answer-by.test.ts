import { describe, expect, it } from 'vitest'
import { answerDay } from './answer-by.ts'

const open = { own: [], holidays: [], refuses: false }
const christmas = { own: [], holidays: ['Eerste Kerstdag', 'Tweede Kerstdag'] as const, refuses: false }

describe('the day on which a request is answered', () => {
  it('is the same day an hour before the promised hour, else the next working day', () => {
    expect(answerDay({ date: '2026-11-24', hour: 14 }, 16, open)).toBe('2026-11-24')
    expect(answerDay({ date: '2026-11-24', hour: 15 }, 16, open)).toBe('2026-11-25')
    expect(answerDay({ date: '2026-11-27', hour: 18 }, 16, open)).toBe('2026-11-30')
  })

  it('is never a weekend or a day on which the depots are closed', () => {
    expect(answerDay({ date: '2026-11-28', hour: 9 }, 16, open)).toBe('2026-11-30')
    expect(answerDay({ date: '2026-12-25', hour: 9 }, 16, christmas)).toBe('2026-12-28')
  })

  it('is not said while the company promises nothing', () => {
    expect(answerDay({ date: '2026-11-24', hour: 9 }, 0, open)).toBeNull()
  })
})
