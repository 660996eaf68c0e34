import { describe, expect, it } from 'vitest'
import { inspectionDisplays, inspectionResultOf, inspectionResults, matchesDisplay } from './inspection-display.ts'

describe('the result of an inspection', () => {
  it('is one of three words, and unknown for any other (R-STATE-11)', () => {
    expect(inspectionResults).toEqual(['Approved', 'Disapproved', 'Exit_Order'])
    expect(inspectionResults.map(inspectionResultOf)).toEqual(inspectionResults)
    for (const word of ['', 'approved', 'Exit Order', 'toString']) expect(inspectionResultOf(word)).toBeNull()
  })
})

describe('the display filter', () => {
  it('shows all, the approved, or the rest (R-ENT-27)', () => {
    expect(inspectionDisplays).toEqual(['Both', 'Approved', 'NotApproved'])
    const all = [...inspectionResults, null]
    expect(all.filter((result) => matchesDisplay(result, 'Both'))).toEqual(all)
    expect(all.filter((result) => matchesDisplay(result, 'Approved'))).toEqual(['Approved'])
    expect(all.filter((result) => matchesDisplay(result, 'NotApproved'))).toEqual(['Disapproved', 'Exit_Order', null])
  })
})
