import { describe, expect, it } from 'vitest'
import { createShortMemory } from './short-memory.ts'

const open = (mostBytes: number) => createShortMemory<{ n: number }>({ keepMs: 60_000, mostBytes, mayKeep: () => true })

describe('what is kept for seconds', () => {
  it('is bounded by what it weighs, long keys included, and what is in use stays', async () => {
    const memory = open(200_000)
    let loads = 0
    const ask = (key: string) =>
      memory.get(key, async () => {
        loads += 1
        return { n: loads }
      })
    await ask('in use')
    for (let n = 0; n < 100; n += 1) {
      await ask(`${n} ${'x'.repeat(14_000)}`)
      expect(await ask('in use')).toEqual({ n: 1 })
    }
    expect(memory.weight()).toBeLessThanOrEqual(200_000)
    expect(loads).toBe(101)
    await ask(`0 ${'x'.repeat(14_000)}`)
    expect(loads).toBe(102)
  })

  it('is nothing for what was not found', async () => {
    const memory = open(200_000)
    let loads = 0
    const ask = () =>
      memory.get('absent', async () => {
        loads += 1
        return null
      })
    expect([await ask(), await ask(), loads, memory.weight()]).toEqual([null, null, 2, 0])
  })
})
