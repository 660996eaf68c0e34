import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packAnswer } from './pack-answer.ts'

/** Somewhat alike, as answers are, and with letters that take more than one byte. */
const answerOf = (lines: number) =>
  Array.from({ length: lines }, (_, at) => ({ at, text: `Minigraver ${at} ë €`, hash: randomBytes(4).toString('hex') }))

it.each([1, 30, 300, 20_000])(
  'an answer of %i lines reads the same in every form, whichever is asked first',
  (lines) => {
    const value = answerOf(lines)
    const text = JSON.stringify(value)
    for (const order of [
      ['gzip', 'brotli'],
      ['brotli', 'gzip'],
      ['identity', 'gzip'],
    ] as const) {
      const answer = packAnswer(value)
      for (const form of order) answer[form]()
      expect(answer.identity().toString()).toBe(text)
      expect(gunzipSync(answer.gzip()).toString()).toBe(text)
      expect(brotliDecompressSync(answer.brotli()).toString()).toBe(text)
      expect(answer.read()).toEqual(value)
      expect(answer.bytes).toBe(Buffer.byteLength(text))
    }
  },
)

it('a large answer is kept compressed alone once a browser took it so', () => {
  const answer = packAnswer(answerOf(2000))
  const gzip = answer.gzip()
  expect(answer.gzip()).toBe(gzip)
  expect(gzip.length).toBeLessThan(answer.bytes / 2)
})

it('a small answer is kept as its text', () => {
  expect(packAnswer({ aantal: 1 }).text).toBe('{"aantal":1}')
  expect(packAnswer(answerOf(300)).text).toBeNull()
})
