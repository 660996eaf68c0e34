import { describe, expect, it } from 'vitest'
import { codeAddress, newCodeKey, stepOfCode } from './codes.ts'

/** The key of the examples in RFC 6238, appendix B, in base 32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code by time', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('of the examples of RFC 6238 at %i s is %s', (seconds, code, step) => {
    expect(stepOfCode(key, code, at(seconds))).toBe(step)
  })

  it('counts one step before and after its own, and no further', () => {
    const step = 41_152_263
    const moments = [-2, -1, 0, 1, 2].map((off) => stepOfCode(key, '005924', at((step + off) * 30 + 15)))
    expect(moments).toEqual([null, step, step, step, null])
  })

  it('may be typed with spaces and is nothing else', () => {
    expect(stepOfCode(key, ' 005 924 ', at(1_234_567_890))).toBe(41_152_263)
    for (const wrong of ['', '5924', '0059245', '00592a', '٠٠٥٩٢٤', '-05924'])
      expect(stepOfCode(key, wrong, at(1_234_567_890))).toBeNull()
  })

  it('has a new key each time, which an app reads from an address', () => {
    const fresh = newCodeKey()
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
    expect(newCodeKey()).not.toBe(fresh)
    const address = new URL(codeAddress(fresh, { account: 'jan@de:bouw', portal: 'Materieel Portaal' }))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(fresh)
    expect(address.searchParams.get('issuer')).toBe('Materieel Portaal')
    expect(decodeURIComponent(address.pathname)).toContain('jan@de')
  })
})
