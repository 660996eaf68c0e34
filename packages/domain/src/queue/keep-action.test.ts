import { describe, expect, it } from 'vitest'
import { hasFileRoom, mostFileMegabytes } from './file-room.ts'
import { keepAction } from './keep-action.ts'
import { actionsToForget, goesAlong, isHeld, isTooOld, nextAction } from './next-action.ts'
import { type AddedThing, lineOfThing, type QueuedAction, type UserAction } from './queued-action.ts'

const digger: AddedThing = {
  ...{ type: 'Materieel', materieelSoort: '121001', materieelNummer: '', omschrijving: 'Minigraver' },
  ...{ eenheid: 'STUK', afbeelding: null, gewichtPerStuk: 0, aantal: 2, opmerking: '' },
}
const hammer: AddedThing = { ...digger, materieelSoort: '121002', omschrijving: 'Hamer' }
const first = '00000000-0000-0000-0000-000000000000'

function addition(...things: readonly AddedThing[]): UserAction {
  return { kind: 'add', list: 'order', listId: first, things }
}
function change(line: string, was: number, wordt: number): UserAction {
  const fields = { aantal: { was, wordt } }
  return { kind: 'change', list: 'order', listId: first, line, name: '', fields, thing: null }
}
function removal(...lines: readonly string[]): UserAction {
  return { kind: 'remove', list: 'order', listId: first, lines, name: '', heleSet: false }
}

let seq = 0
function queued(action: UserAction, part: Partial<QueuedAction> = {}): QueuedAction {
  seq += 1
  return {
    ...{ key: `key${seq}`, seq, at: 0, owner: 'uitvoerder', tenant: 'standaard', location: '10001', action },
    ...{ state: 'waiting', sentAt: null, lostAt: null, wire: null, tries: 0, outcome: null },
    ...part,
  }
}
const sent = { sentAt: 5, wire: { path: '/x', input: {} } } as const

describe('what was never sent', () => {
  it('takes a second change of its field in, from the first value to the last', () => {
    const before = queued(change('line', 3, 5))
    const { changed, added } = keepAction([before], change('line', 5, 8))
    expect(added).toBeNull()
    expect(changed.get(before.key)).toMatchObject({ fields: { aantal: { was: 3, wordt: 8 } } })
  })

  it('goes when its field is what it was', () => {
    const before = queued(change('line', 3, 5))
    const { changed, added } = keepAction([before], change('line', 5, 3))
    expect([added, changed.get(before.key)]).toEqual([null, null])
  })

  it('takes the quantity of a line that it adds', () => {
    const before = queued(addition(digger, hammer))
    const { changed, added } = keepAction([before], change(lineOfThing(before.key, digger), 2, 7))
    expect(added).toBeNull()
    expect(changed.get(before.key)).toMatchObject({ things: [{ aantal: 7 }, { aantal: 2 }] })
  })

  it('grows by more of the same thing', () => {
    const before = queued(addition(digger))
    const { changed, added } = keepAction([before], addition({ ...digger, aantal: 3 }))
    expect(added).toBeNull()
    expect(changed.get(before.key)).toMatchObject({ things: [{ aantal: 5 }] })
  })

  it('is one piece, however often it is put on a list', () => {
    const piece = { ...digger, materieelNummer: '121001-004', aantal: 1 }
    const before = queued(addition(piece))
    const { changed, added } = keepAction([before], addition(piece))
    expect(added).toBeNull()
    expect(changed.get(before.key)).toMatchObject({ things: [{ aantal: 1 }] })
  })

  it('takes the remark of a removal line that it adds', () => {
    const onRemovals: UserAction = { kind: 'add', list: 'removal', listId: '', things: [digger] }
    const before = queued(onRemovals)
    const fields = { retourAantal: { was: 2, wordt: 1 }, opmerking: { was: '', wordt: 'kapot' } }
    const line = lineOfThing(before.key, digger)
    const later: UserAction = { kind: 'change', list: 'removal', listId: '', line, name: '', thing: null, fields }
    const { changed, added } = keepAction([before], later)
    expect(added).toBeNull()
    expect(changed.get(before.key)).toMatchObject({ things: [{ aantal: 1, opmerking: 'kapot' }] })
  })

  it('keeps its sets when all else that it adds is taken off again, and takes nothing in beside them', () => {
    const set = { setNummer: 'METSEL', omschrijving: 'Metselplek', aantal: 1, setItems: [], heel: true }
    const before = queued({ kind: 'add', list: 'order', listId: first, things: [digger], sets: [set] })
    const { changed } = keepAction([before], removal(lineOfThing(before.key, digger)))
    expect(changed.get(before.key)).toMatchObject({ things: [], sets: [set] })
    const sets: UserAction = { kind: 'add', list: 'order', listId: first, things: [digger], sets: [set] }
    expect(keepAction([queued(addition(digger))], sets)).toEqual({ changed: new Map(), added: sets })
  })

  it('comes to nothing when all it adds is taken off again', () => {
    const before = queued(addition(digger, hammer))
    const one = keepAction([before], removal(lineOfThing(before.key, hammer)))
    expect(one.added).toBeNull()
    expect(one.changed.get(before.key)).toMatchObject({ things: [{ materieelSoort: '121001' }] })
    const both = removal(lineOfThing(before.key, digger), lineOfThing(before.key, hammer))
    expect(keepAction([before], both)).toEqual({ changed: new Map([[before.key, null]]), added: null })
  })

  it('is dropped when it changes a line that goes, which still goes', () => {
    const before = queued(change('line', 3, 5))
    const { changed, added } = keepAction([before], removal('line'))
    expect(changed.get(before.key)).toBeNull()
    expect(added).toEqual(removal('line'))
  })

  it('leaves a remark of an order line to a change after the addition', () => {
    const before = queued(addition(digger))
    const line = lineOfThing(before.key, digger)
    const fields = { aantal: { was: 2, wordt: 4 }, comment: { was: '', wordt: 'blok B' } }
    const { changed, added } = keepAction([before], { ...change(line, 0, 0), kind: 'change', fields } as UserAction)
    expect(changed.get(before.key)).toMatchObject({ things: [{ aantal: 4 }] })
    expect(added).toMatchObject({ fields: { comment: { wordt: 'blok B' } } })
    expect(added).not.toHaveProperty('fields.aantal')
  })
})

describe('a scanned label', () => {
  const scan = (thing: AddedThing | null): UserAction => ({
    ...{ kind: 'scan', list: 'removal', listId: '', code: '121001-004', thing },
  })
  const piece = { ...digger, materieelNummer: '121001-004', aantal: 1 }

  it('is an action of its own each time, as the server reads it', () => {
    const before = queued(scan(piece))
    expect(keepAction([before], scan(piece))).toEqual({ changed: new Map(), added: scan(piece) })
  })

  it('is not sent when the line that it brings is taken off again', () => {
    const before = queued(scan(piece))
    const taken = keepAction([before], removal(lineOfThing(before.key, piece)))
    expect(taken).toEqual({ changed: new Map([[before.key, null]]), added: null })
  })

  it('brings a line that is taken off after it where it was sent, or a second scan brings it too', () => {
    const [first, second] = [queued(scan(digger)), queued(scan(digger))]
    const off = removal(lineOfThing(first.key, digger))
    expect(keepAction([first, second], off)).toEqual({ changed: new Map(), added: off })
    expect(keepAction([{ ...first, ...sent }], off)).toEqual({ changed: new Map(), added: off })
  })

  it('takes no change of its line in: the label says one', () => {
    const before = queued(scan(digger))
    const later = change(lineOfThing(before.key, digger), 1, 3)
    expect(keepAction([before], later)).toEqual({ changed: new Map(), added: later })
    expect(isHeld(queued(later), [{ ...before, state: 'refused' }])).toBe(true)
  })
})

describe('what was sent once', () => {
  it('stays as it is: a later change is an action of its own', () => {
    const before = queued(change('line', 3, 5), sent)
    expect(keepAction([before], change('line', 5, 8))).toEqual({ changed: new Map(), added: change('line', 5, 8) })
    expect(keepAction([before], removal('line'))).toEqual({ changed: new Map(), added: removal('line') })
  })

  it('keeps the line that it adds: a change and a removal of that line come after it', () => {
    const before = queued(addition(digger), sent)
    const line = lineOfThing(before.key, digger)
    expect(keepAction([before], change(line, 2, 3))).toEqual({ changed: new Map(), added: change(line, 2, 3) })
    expect(keepAction([before], removal(line))).toEqual({ changed: new Map(), added: removal(line) })
    expect(keepAction([before], addition(digger)).added).toEqual(addition(digger))
  })

  it('is too old to be sent again when the portal forgets its key', () => {
    const day = 86_400_000
    expect(isTooOld({ sentAt: 0 }, 12 * day)).toBe(false)
    expect(isTooOld({ sentAt: 0 }, 14 * day)).toBe(true)
    expect(isTooOld({ sentAt: null }, 400 * day)).toBe(false)
  })
})

describe('the next action', () => {
  const sender = { owner: 'uitvoerder', tenant: 'standaard' }

  it('is the first of this person in this tenant', () => {
    const others = [queued(addition(digger), { owner: 'voorman' }), queued(addition(digger), { tenant: 'dura' })]
    const own = queued(addition(digger))
    expect(nextAction([...others, own, queued(addition(hammer))], sender)).toBe(own)
    expect(nextAction(others, sender)).toBeNull()
  })

  it('waits for no decision but one about what it belongs to', () => {
    const refused = queued(addition(digger), { ...sent, state: 'refused' })
    const ofRefused = queued(change(lineOfThing(refused.key, digger), 2, 3))
    const other = queued(change('line', 1, 2))
    expect(nextAction([refused, ofRefused, other], sender)).toBe(other)
    expect(isHeld(other, [refused])).toBe(false)
  })
})

it('forgets what was sent after a week, and all but the last fifty', () => {
  const done = Array.from({ length: 55 }, () => queued(addition(digger), { state: 'done', outcome: { at: 1000 } }))
  expect(actionsToForget([...done, queued(addition(digger))], 2000)).toHaveLength(5)
  expect(actionsToForget(done, 1000 + 8 * 86_400_000)).toHaveLength(55)
})

describe('a file of feedback', () => {
  const megabyte = 1024 * 1024
  const feedback = queued({ kind: 'feedback', words: {} })
  const file = (key: string, bytes = megabyte): QueuedAction =>
    queued({ kind: 'feedbackFile', of: { key }, name: 'foto.jpg', bytes })
  const sender = { owner: 'uitvoerder', tenant: 'standaard' }

  it('goes after its feedback, and waits for what the person decides about that', () => {
    const photo = file(feedback.key)
    expect(nextAction([feedback, photo], sender)).toBe(feedback)
    expect(nextAction([{ ...feedback, state: 'refused' }, photo], sender)).toBeNull()
    expect(nextAction([{ ...feedback, state: 'done' }, photo], sender)).toBe(photo)
  })

  it('is of its feedback only', () => {
    const photo = file(feedback.key)
    expect(goesAlong(feedback, [feedback, photo, file('other')])).toEqual([photo])
  })

  it('keeps its feedback from being forgotten, which knows where it goes', () => {
    const long = { ...feedback, state: 'done', outcome: { at: 0 } } as const
    expect(actionsToForget([long, file(feedback.key)], 1e12)).toEqual([])
    expect(actionsToForget([long, { ...file(feedback.key), state: 'done', outcome: { at: 0 } }], 1e12)).toHaveLength(2)
  })

  it('finds room beside what waits of anybody, up to a bound, and what was sent takes none', () => {
    const half = file('a', (mostFileMegabytes / 2) * megabyte)
    expect(hasFileRoom([half], (mostFileMegabytes / 2) * megabyte)).toBe(true)
    expect(hasFileRoom([half], (mostFileMegabytes / 2) * megabyte + 1)).toBe(false)
    expect(hasFileRoom([{ ...half, state: 'done' }], mostFileMegabytes * megabyte)).toBe(true)
  })
})
