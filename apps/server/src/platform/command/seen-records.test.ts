import { describe, expect, it } from 'vitest'
import { createSeenMemory, type SeenBy, type SeenRecord } from './seen-records.ts'

interface Note extends SeenRecord {
  readonly text: string
}
const of = (owner: string): SeenBy<Note> => ({ kind: 'note', owner, weigh: ({ text }) => text.length })
const note = (id: string, versie = 1, text = 'a'): Note => ({ id, versie, text })
const open = (mostBytes = 100_000, mayKeep = () => true) => createSeenMemory({ mostBytes, mayKeep })
const all = () => true

describe('what was seen', () => {
  it('is found by its owner alone', () => {
    const seen = open()
    seen.keep(of('eva'), note('1'))
    expect(seen.find(of('eva'), all)).toEqual(note('1'))
    expect(seen.find(of('jan'), all)).toBeNull()
    expect(seen.find({ ...of('eva'), kind: 'letter' }, all)).toBeNull()
  })

  it('is never replaced by what is older', () => {
    const seen = open()
    seen.keep(of('eva'), note('1', 3, 'new'))
    seen.keep(of('eva'), note('1', 2, 'old'))
    expect(seen.find(of('eva'), all)?.text).toBe('new')
  })

  it('is changed in the version it was changed from, and no other', () => {
    const seen = open()
    seen.keep(of('eva'), note('1', 3))
    const change = (known: Note) => ({ ...known, versie: known.versie + 1, text: 'b' })
    seen.change(of('eva'), { id: '1', versie: 2 }, change)
    expect(seen.find(of('eva'), all)).toEqual(note('1', 3))
    seen.change(of('eva'), { id: '1', versie: 3 }, change)
    expect(seen.find(of('eva'), all)).toEqual(note('1', 4, 'b'))
  })

  it('is forgotten one by one', () => {
    const seen = open()
    for (const id of ['1', '2']) seen.keep(of('eva'), note(id))
    seen.drop(of('eva'), '2')
    expect(seen.find(of('eva'), all)).toEqual(note('1'))
    seen.drop(of('eva'), '1')
    expect([seen.find(of('eva'), all), seen.weight()]).toEqual([null, 0])
  })

  it('is the last four of an owner, and no more bytes than there may be', () => {
    const seen = open(20_000)
    for (let n = 0; n < 6; n += 1) seen.keep(of('eva'), note(`${n}`))
    expect(['0', '1', '2'].map((wanted) => seen.find(of('eva'), ({ id }) => id === wanted)?.id)).toEqual([
      undefined,
      undefined,
      '2',
    ])
    for (let n = 0; n < 100; n += 1) {
      seen.keep(of(`owner ${n}`), note('1', 1, 'x'.repeat(1000)))
      expect(seen.weight()).toBeLessThanOrEqual(20_000)
    }
    expect(seen.find(of('eva'), all)).toBeNull()
  })

  it('is nothing while nobody hears of changes', () => {
    let isHeard = true
    const seen = open(100_000, () => isHeard)
    seen.keep(of('eva'), note('1'))
    isHeard = false
    expect(seen.find(of('eva'), all)).toBeNull()
    seen.keep(of('eva'), note('2'))
    isHeard = true
    expect(seen.find(of('eva'), ({ id }) => id === '2')).toBeNull()
  })
})
