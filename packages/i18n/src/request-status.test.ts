import { describe, expect, it } from 'vitest'
import { loadMessages } from './catalogue.ts'

describe('labels of request statuses', () => {
  it('are Goedgekeurd, Aangevraagd and Afgekeurd (R-STATE-14)', async () => {
    const dutch = await loadMessages('nl-NL')
    expect(dutch['enum.RequestStatus.Approved']).toBe('Goedgekeurd')
    expect(dutch['enum.RequestStatus.Requested']).toBe('Aangevraagd')
    expect(dutch['enum.RequestStatus.Disapproved']).toBe('Afgekeurd')
  })

  it('show Cancelled as Verwerkt (R-STATE-15)', async () => {
    expect((await loadMessages('nl-NL'))['enum.RequestStatus.Cancelled']).toBe('Verwerkt')
  })
})
