import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseHandOver } from './hand-over.ts'

const on = { approvers: ['GERDA'], erpUserName: 'JAN', candidates: ['GERDA', 'HANS', 'INEKE', 'JOOP', 'JAN'] }
const refusal = (approvers: string[], reason = 'Ziek') => refuseHandOver({ approvers, reason }, on)

describe('handing a waiting list over', () => {
  it('needs one to three approvers of the location and a reason', () => {
    expect(refusal(['HANS'])).toBeNull()
    expect(refusal(['GERDA', 'HANS', 'INEKE'])).toBeNull()
    expect(refusal([])).toBe('overdragen.aantal')
    expect(refusal(['GERDA', 'HANS', 'INEKE', 'JOOP'])).toBe('overdragen.aantal')
    expect(refusal(['PIET'])).toBe('overdragen.onbekend')
    expect(refusal(['HANS'], '')).toBe('overdragen.reden_verplicht')
  })

  it('changes something', () => {
    expect(refusal(['GERDA'])).toBe('overdragen.ongewijzigd')
    expect(refusal(['GERDA', 'GERDA'])).toBe('overdragen.ongewijzigd')
  })

  it('never reaches the person who asked, with any other choice', () => {
    fc.assert(
      fc.property(fc.subarray(['GERDA', 'HANS']), (others) => {
        expect(refusal([...others, 'JAN'])).toBe('overdragen.aanvrager')
      }),
    )
  })
})
