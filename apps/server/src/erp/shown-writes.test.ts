import { describe, expect, it } from 'vitest'
import { maskWays } from '../platform/log/mask-people.ts'
import { maskPayload } from './shown-writes.ts'

describe('what an operator may read', () => {
  it.each([
    '06 12345678',
    '0612345678-Jan',
    '06-12345678x',
    'Jan-0612345678',
    '+31 6 12345678',
    '(030) 555 01 00',
    '030-5550100',
    '0031612345678',
    '612345678',
  ])('hides the telephone number %s in a text', (number) => {
    const shown = maskWays(`Bellen met ${number}, graag.`)
    expect(shown).not.toContain(number)
    expect(shown).toMatch(/^Bellen met .*•.*, graag\.$/)
  })

  it('hides a mail address', () => expect(maskWays('Mail jan@bouw.nl')).toBe('Mail j••••••••••'))

  it.each([
    'Stuk 513023-019 staat niet op 10013',
    '1 × CEE-kabel (513023-019)\n1 × Kabelhaspel (513003-014)',
    'Leveren op 01-12-2026 08:00 of 2026-12-02',
    'AV26-00001 en P-100002',
  ])('leaves numbers of pieces, orders and days: %s', (words) => expect(maskWays(words)).toBe(words))

  it('leaves what names a piece or a place, and hides who is there', () => {
    const lines = [{ no: '100200300', plantNo: '0100200301', remark: 'Bel 0612345678' }]
    expect(
      maskPayload('request.create', { fromLocation: '000010013', contact: 'Jan', phoneNo: '0612345678', lines }),
    ).toEqual({
      fromLocation: '000010013',
      contact: 'J••',
      phoneNo: '••••••••78',
      lines: [{ no: '100200300', plantNo: '0100200301', remark: 'Bel ••••••••78' }],
    })
  })
})
