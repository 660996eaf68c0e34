import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../test/wait-for.ts'
import type { AnswerCache } from '../context.ts'
import { sql } from '../db/query.ts'
import type { Topic } from './answers.ts'
import { packAnswer } from './pack-answer.ts'

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
function counting(cache: AnswerCache, topic: Topic = 'catalogue') {
  let made = 0
  const ask = async (key = 'x') =>
    (
      await cache.get([key], [topic], async () => {
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

  it('invalidates by topic, in every process', async () => {
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

  it('invalidates once in the process that sent the notice, which gets it back later', async () => {
    const cache = cacheOf(portal, 'zelf')
    const ask = counting(cache)
    await ask()
    const told = cache.drop(['catalogue'])
    expect(await ask()).toBe(2)
    await told
    const content = counting(cache, 'content')
    expect(await content('content')).toBe(1)
    await portal.db.execute(sql`select pg_notify('portal_answers', 'elsewhere content')`)
    await waitFor(async () => (await content('content')) === 2, heardWithinMs)
    expect(await ask()).toBe(2)
  })

  it('does not cache what was begun before an invalidation', async () => {
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
    expect(answer.identity().toString()).toBe('{"shown":1}')
  })
})

describe('answers that say what they show', () => {
  const showing = (...marks: string[]) => ({ topics: ['catalogue'] as const, shows: () => marks })
  const countMade = (cache: AnswerCache, about: Parameters<AnswerCache['get']>[1], key: string) => {
    let made = 0
    return async () => {
      await cache.get([key], about, async () => {
        made += 1
        return made
      })
      return made
    }
  }

  type Ask = () => Promise<number>
  /** How often each was made once it is kept. */
  const kept = (...asks: readonly Ask[]) =>
    Promise.all(
      asks.map(async (ask) => {
        const isKept = async () => {
          const made = await ask()
          return (await ask()) === made
        }
        await waitFor(isKept, heardWithinMs)
        return ask()
      }),
    )
  const untilMadeAgain = (asks: readonly Ask[], before: readonly number[]) =>
    waitFor(async () => {
      const made = await Promise.all(asks.map((ask) => ask()))
      return made.every((n, at) => n > (before[at] ?? 0))
    }, heardWithinMs)

  // Notices come in order: once this one is heard, so are those of the tests before.
  beforeEach(async () => {
    const asks = [portal, second].map((at) => countMade(cacheOf(at, 'before'), ['content'], 'x'))
    const before = await kept(...asks)
    await portal.db.execute(sql`select pg_notify('portal_answers', 'elsewhere content')`)
    await untilMadeAgain(asks, before)
  })

  it('go with a mark of theirs, in every process, and stay otherwise', async () => {
    const here = cacheOf(portal, 'merk')
    const there = cacheOf(second, 'merk')
    const first = [here, there].map((cache) => countMade(cache, showing('item 1', 'item 2'), 'een'))
    const third = [here, there].map((cache) => countMade(cache, showing('item 3'), 'drie'))
    const before = { first: await kept(...first), third: await kept(...third) }
    await here.drop(['catalogue'], ['item 2', 'item 9'])
    await untilMadeAgain(first, before.first)
    expect(await kept(...third)).toEqual(before.third)
  })

  it('all go with a change that names no marks, or more than one notice can hold', async () => {
    const here = cacheOf(portal, 'veel')
    const asks = [here, cacheOf(second, 'veel')].map((cache) => countMade(cache, showing('item 3'), 'drie'))
    const many = Array.from({ length: 1000 }, (_, n) => `item ${n + 100}`)
    for (const marks of [undefined, many]) {
      const before = await kept(...asks)
      await here.drop(['catalogue'], marks)
      await untilMadeAgain(asks, before)
    }
  })

  it('are made of cached parts, which are invalidated by their own tags and while they load', async () => {
    const cache = cacheOf(portal, 'deel')
    let loads = 0
    const about = { topics: ['catalogue'] as const, shows: () => ['deel 1'] }
    const hold = () =>
      cache.hold('deel', about, async () => {
        loads += 1
        return loads
      })
    const [first = 0] = await kept(hold)
    await cache.drop(['catalogue'], ['deel 2'])
    expect(await hold()).toBe(first)
    await cache.drop(['catalogue'], ['deel 1'])
    const loading = hold()
    const dropping = cache.drop(['catalogue'], ['anders'])
    expect([await loading, (await hold()) > (await loading)]).toEqual([first + 1, true])
    await dropping
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

  it('take 16 MB at most with every form of them, and what is in use stays', async () => {
    // Letters that no compression makes much smaller.
    const large = randomBytes(1024 * 1024).toString('base64')
    const packed = packAnswer(large)
    const allForms = [packed.gzip(), packed.brotli()].reduce((sum, form) => sum + form.length, 0)
    const cache = cacheOf(portal, 'groot')
    await isMade(cache, 'in use', large)
    expect(portal.open.answers.weight()).toBeGreaterThan(allForms)
    for (let n = 0; n < 80; n += 1) {
      expect(await isMade(cache, `${n}`, large)).toBe(true)
      expect(await isMade(cache, 'in use', large)).toBe(false)
    }
    expect(portal.open.answers.weight()).toBeLessThanOrEqual(16 * 1024 * 1024)
    expect(await isMade(cache, '79', large)).toBe(false)
    expect(await isMade(cache, '0', large)).toBe(true)
    await cache.drop(['catalogue'])
    expect(portal.open.answers.weight()).toBe(0)
  })

  it('are 4,000 at most, however small', async () => {
    const cache = cacheOf(portal, 'klein')
    for (let n = 0; n <= 4000; n += 1) await isMade(cache, `${n}`, 1)
    expect(await isMade(cache, '4000', 1)).toBe(false)
    expect(await isMade(cache, '0', 1)).toBe(true)
    await cache.drop(['catalogue'])
  })
})
