import { describe, expect, it } from 'vitest'
import { createHubMemory } from './hub-memory.ts'

const told = (room: string, name: string, no = '') => ({ room, name, payload: { no } })

/** A memory of at most four events, in which each event comes one millisecond after the other. */
function remember(events: readonly ReturnType<typeof told>[]) {
  let time = 100
  const memory = createHubMemory({ mostKept: 4, marginMs: 0, now: () => time })
  for (const event of events) {
    time += 1
    memory.keep(event)
  }
  return (ms: number) => memory.recall(new Set(['a']), ms)?.map(({ name, payload }) => `${name}${payload.no}`)
}

describe('the recent events of rooms', () => {
  it('is known for the rooms of a page, each event once, in the order of the last of each', () => {
    const recall = remember([told('a', 'x', '1'), told('b', 'y'), told('a', 'z'), told('a', 'x', '1')])
    expect(recall(4)).toEqual(['z', 'x1'])
    expect(recall(0)).toEqual(['x1'])
  })

  it('is not known from before the portal began, nor from before the oldest that is kept', () => {
    expect(remember([])(1)).toBeUndefined()
    expect(remember([told('a', 'x')])(1)).toEqual(['x'])
    const recall = remember(['1', '2', '3', '4', '5'].map((no) => told('a', 'x', no)))
    expect(recall(2)).toEqual(['x3', 'x4', 'x5'])
    expect(recall(4)).toBeUndefined()
  })

  it('is not known from before it was forgotten', () => {
    let time = 100
    const memory = createHubMemory({ mostKept: 4, marginMs: 10, now: () => time })
    memory.keep(told('a', 'x'))
    time += 5
    memory.forget()
    time += 1
    memory.keep(told('a', 'y'))
    expect(memory.recall(new Set(['a']), 2)).toBeNull()
    expect(memory.recall(new Set(['a']), 1)?.map(({ name }) => name)).toEqual(['y'])
  })
})
