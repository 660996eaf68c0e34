import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../test/wait-for.ts'
import { answerChannel } from '../db/listener.ts'
import { sql } from '../db/query.ts'
import { answersOf } from './answers.ts'
import type { Loading, Wanted } from './memory.ts'
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

type Ask = () => Promise<number>

/** Answers how often what is wanted was loaded so far, itself included. */
function counting(at: TestPortal, wanted: Wanted, say: (loading: Loading) => void = () => undefined): Ask {
  let loads = 0
  return () =>
    at.parts.memory.get(wanted, async (loading) => {
      say(loading)
      loads += 1
      return loads
    })
}

const showing =
  (...ids: string[]) =>
  (loading: Loading) =>
    loading.only(ids)

const tell = (message: string) => portal.db.execute(sql`select pg_notify(${answerChannel}, ${message})`)

/** Notices come in order: once a later one is heard, so are those before. */
async function settled(): Promise<void> {
  const asks = [portal, second].map((at) => counting(at, { key: crypto.randomUUID(), reads: ['content'] }))
  const before = await Promise.all(asks.map((ask) => ask()))
  await tell(JSON.stringify({ from: 'elsewhere', subjects: ['content'], ids: null }))
  await waitFor(async () => {
    const now = await Promise.all(asks.map((ask) => ask()))
    return now.every((loads, at) => loads > (before[at] ?? 0))
  }, heardWithinMs)
}

describe('the memory', () => {
  it('loads a value once, also for those who ask at the same time', async () => {
    const ask = counting(portal, { key: 'one', reads: ['catalogue'] })
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
  })

  it('loads anew, in every process, once a subject changed that the value reads, and after no other', async () => {
    const asks = [portal, second].map((at) => counting(at, { key: 'two', reads: ['stock', 'texts'] }))
    const loaded = () => Promise.all(asks.map((ask) => ask()))
    expect(await loaded()).toEqual([1, 1])
    await portal.parts.memory.changed(['catalogue', 'requests'])
    await settled()
    expect(await loaded()).toEqual([1, 1])
    await portal.parts.memory.changed(['texts'])
    expect(await asks[0]?.()).toBe(2)
    await settled()
    expect(await loaded()).toEqual([2, 2])
  })

  it('does not keep what began to load before the change, and gives it to nobody who asks after it', async () => {
    const wanted = { key: 'three', reads: ['catalogue'] } as const
    let finish: (value: string) => void = () => undefined
    const old = portal.parts.memory.get(
      wanted,
      () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
    )
    await portal.parts.memory.changed(['catalogue'], ['anything'])
    expect(await portal.parts.memory.get(wanted, async () => 'new')).toBe('new')
    finish('old')
    expect(await old).toBe('old')
    expect(await portal.parts.memory.get(wanted, async () => 'newest')).toBe('new')
  })

  it('keeps no failure, and nothing that its load passes on', async () => {
    const { memory } = portal.parts
    const wanted = { key: 'four', reads: ['catalogue'] } as const
    await expect(memory.get(wanted, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
    const ask = counting(portal, wanted, (loading) => loading.pass())
    expect([await ask(), await ask()]).toEqual([1, 2])
  })

  it('keeps a value no longer than it may', async () => {
    const ask = counting(portal, { key: 'five', reads: [], keepMs: 5 })
    await ask()
    await waitFor(async () => (await ask()) > 1)
  })

  it('loads everything anew after a notice that it cannot read', async () => {
    const ask = counting(portal, { key: 'six', reads: ['stock'] }, showing('item 1'))
    await ask()
    await tell('of another version')
    await waitFor(async () => (await ask()) === 2, heardWithinMs)
  })
})

describe('a value that says what it shows', () => {
  // What the tests before notified is heard by then.
  beforeEach(settled)

  it('goes with a change of that, in every process, and stays otherwise', async () => {
    const reads = ['catalogue', 'texts'] as const
    const shown = [portal, second].map((at) => counting(at, { key: 'shown', reads }, showing('item 1', 'item 2')))
    const others = [portal, second].map((at) => counting(at, { key: 'other', reads }, showing('item 3')))
    const loaded = (asks: readonly Ask[]) => Promise.all(asks.map((ask) => ask()))
    await loaded([...shown, ...others])
    await portal.parts.memory.changed(['catalogue'], ['item 2', 'item 9'])
    await settled()
    expect([await loaded(shown), await loaded(others)]).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  it('goes with a change that names nothing, or more than one notice can hold', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => `item ${n + 100}`)
    for (const ids of [undefined, many]) {
      const wanted = { key: `many ${ids?.length}`, reads: ['catalogue'] } as const
      const asks = [portal, second].map((at) => counting(at, wanted, showing('item 3')))
      await Promise.all(asks.map((ask) => ask()))
      await portal.parts.memory.changed(['catalogue'], ids)
      await settled()
      expect(await Promise.all(asks.map((ask) => ask()))).toEqual([2, 2])
    }
  })

  it('goes once more ids changed than are remembered', async () => {
    const ask = counting(portal, { key: 'very many', reads: ['catalogue'] }, showing('item 3'))
    await ask()
    const kept = counting(portal, { key: 'later', reads: ['catalogue'] }, showing('item 3'))
    const manyTimes = Array.from({ length: 110 }, (_, n) => Array.from({ length: 200 }, (__, m) => `x${n * 200 + m}`))
    for (const ids of manyTimes) await portal.parts.memory.changed(['catalogue'], ids)
    expect([await ask(), await kept(), await kept()]).toEqual([2, 1, 1])
  })
})

describe('kept answers', () => {
  const answers = (shape: (value: unknown) => unknown, preview = '') =>
    answersOf(portal.parts.memory, { call: 'test', reads: ['catalogue'], shape, preview })

  it('are what the contract of their call lets through', async () => {
    const answer = await answers(() => ({ shown: 1 })).get(['x'], async () => ({ shown: 1, hidden: 2 }))
    expect(answer.identity().toString()).toBe('{"shown":1}')
  })

  it('go with a change of a setting, and those of a preview are of nobody else', async () => {
    const saved = answers((value) => value)
    const previewed = answers((value) => value, 'session')
    const ask = async (of: typeof saved, value: string) => (await of.get(['y'], async () => value)).read()
    expect([await ask(saved, 'a'), await ask(previewed, 'b'), await ask(saved, 'c')]).toEqual(['a', 'b', 'a'])
    portal.parts.memory.forget(['settings'])
    expect([await ask(saved, 'd'), await ask(previewed, 'e')]).toEqual(['d', 'e'])
  })

  it('refuse a call that reads what no memory is told of', async () => {
    const of = answersOf(portal.parts.memory, {
      call: 'test',
      reads: ['requests'],
      shape: (value) => value,
      preview: '',
    })
    expect(() => of.get(['z'], async () => 1)).toThrow('requests')
  })
})

describe('what is kept', () => {
  /** Asks for this value and tells whether it had to be loaded. */
  async function isLoaded<T>(key: string, value: T): Promise<boolean> {
    let loaded = false
    await portal.parts.memory.get({ key, reads: [] }, async () => {
      loaded = true
      return value
    })
    return loaded
  }
  const mostBytes = 48 * 1024 * 1024

  it('takes 48 MB at most with every form of an answer, and what is in use stays', async () => {
    // Letters that no compression makes much smaller.
    const large = packAnswer(randomBytes(1024 * 1024).toString('base64'))
    const allForms = [large.gzip(), large.brotli()].reduce((sum, form) => sum + form.length, 0)
    const before = portal.open.memory.weight()
    await isLoaded('in use', large)
    expect(portal.open.memory.weight() - before).toBeGreaterThan(allForms)
    for (let n = 0; n < 80; n += 1) {
      expect(await isLoaded(`${n}`, large)).toBe(true)
      expect(await isLoaded('in use', large)).toBe(false)
    }
    expect(portal.open.memory.weight()).toBeLessThanOrEqual(mostBytes)
    expect([await isLoaded('79', large), await isLoaded('0', large)]).toEqual([false, true])
  })

  it('is weighed with all that is in it, in lists, maps and numbers', async () => {
    const words = Array.from({ length: 5000 }, (_, n) => `word ${n} ${'x'.repeat(500)}`)
    for (const value of [words, new Map(words.map((word) => [word, { word }])), [new Int32Array(1_250_000)]]) {
      const { memory } = second.open
      const before = memory.weight()
      await memory.get({ key: crypto.randomUUID(), reads: [] }, async () => value)
      expect(memory.weight() - before).toBeGreaterThan(4_900_000)
    }
  })

  it('is 8,000 values at most, however small', async () => {
    for (let n = 0; n <= 8000; n += 1) await isLoaded(`small ${n}`, 1)
    expect([await isLoaded('small 8000', 1), await isLoaded('small 0', 1)]).toEqual([false, true])
  })
})
