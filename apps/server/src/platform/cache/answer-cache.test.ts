import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../test/wait-for.ts'
import type { AnswerCache } from '../context.ts'
import { packAnswer } from './answer-cache.ts'

let portal: TestPortal
let second: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  second = await startTestPortal({ database: portal.database })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

const cacheOf = (at: TestPortal, call: string) => at.open.answers.of(call, (value) => value)
function counting(cache: AnswerCache) {
  let made = 0
  const ask = async (key = 'x') =>
    (
      await cache.get([key], ['catalogue'], async () => {
        made += 1
        return { made }
      })
    ).read().made
  return ask
}

describe('kept answers', () => {
  it('makes an answer once, also for those who ask at the same time', async () => {
    const ask = counting(cacheOf(portal, 'een'))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
    expect(await ask('other')).toBe(2)
  })

  it('drops by topic, in every process', async () => {
    const cache = cacheOf(portal, 'twee')
    const here = counting(cache)
    const there = counting(cacheOf(second, 'twee'))
    await Promise.all([here(), there()])
    await cache.drop(['settings'])
    expect(await here()).toBe(1)
    await cache.drop(['catalogue'])
    expect(await here()).toBe(2)
    await waitFor(async () => (await there()) === 2, heardWithinMs)
  })

  it('does not keep what was begun before a drop', async () => {
    const cache = cacheOf(portal, 'drie')
    let finish: (value: string) => void = () => undefined
    const old = cache.get(
      ['x'],
      ['catalogue'],
      () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
    )
    await cache.drop(['catalogue'])
    finish('old')
    expect((await old).read()).toBe('old')
    expect((await cache.get(['x'], ['catalogue'], async () => 'new')).read()).toBe('new')
  })

  it('keeps no failure', async () => {
    const cache = cacheOf(portal, 'vier')
    await expect(cache.get(['x'], ['catalogue'], () => Promise.reject(new Error('mis')))).rejects.toThrow('mis')
    expect((await cache.get(['x'], ['catalogue'], async () => 'goed')).read()).toBe('goed')
  })

  it('keeps only what the contract of its call lets through', async () => {
    const cache = portal.open.answers.of('vijf', () => ({ shown: 1 }))
    const answer = await cache.get(['x'], ['catalogue'], async () => ({ shown: 1, hidden: 2 }))
    expect(answer.identity.toString()).toBe('{"shown":1}')
  })
})

describe('the answers that are kept', () => {
  /** Asks for this answer and tells whether it had to be made. */
  async function isMade(cache: AnswerCache, key: string, value: unknown) {
    let made = false
    await cache.get([key], ['catalogue'], async () => {
      made = true
      return value
    })
    return made
  }

  it('take 128 MB at most with every form of them, and what is in use stays', async () => {
    // Letters that no compression makes much smaller.
    const large = randomBytes(1024 * 1024).toString('base64')
    const { identity, gzip, brotli } = packAnswer(large)
    const allForms = [identity, gzip(), brotli()].reduce((sum, form) => sum + form.length, 0)
    const cache = cacheOf(portal, 'groot')
    await isMade(cache, 'in use', large)
    expect(portal.open.answers.weight()).toBeGreaterThan(allForms)
    for (let n = 0; n < 40; n += 1) {
      expect(await isMade(cache, `${n}`, large)).toBe(true)
      expect(await isMade(cache, 'in use', large)).toBe(false)
    }
    expect(portal.open.answers.weight()).toBeLessThanOrEqual(128 * 1024 * 1024)
    expect(await isMade(cache, '39', large)).toBe(false)
    expect(await isMade(cache, '0', large)).toBe(true)
    await cache.drop(['catalogue'])
    expect(portal.open.answers.weight()).toBe(0)
  })

  it('are 50,000 at most, however small', async () => {
    const cache = cacheOf(portal, 'klein')
    for (let n = 0; n <= 50_000; n += 1) await isMade(cache, `${n}`, 1)
    expect(await isMade(cache, '50000', 1)).toBe(false)
    expect(await isMade(cache, '0', 1)).toBe(true)
    await cache.drop(['catalogue'])
  })
})
