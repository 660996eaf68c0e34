import { describe, expect, it } from 'vitest'
import { linesWithQueue } from './lines-with-queue.ts'
import { type AddedThing, lineOfThing, type QueuedAction, type UserAction } from './queued-action.ts'

interface Line {
  readonly id: string
  readonly materieelSoort: string
  readonly aantal: number
}

const digger: AddedThing = {
  ...{ type: 'Materieel', materieelSoort: '121001', materieelNummer: '', omschrijving: 'Minigraver' },
  ...{ eenheid: 'STUK', afbeelding: null, gewichtPerStuk: 0, aantal: 2, opmerking: '' },
}
const list = { list: 'order', listId: '' } as const

function queued(action: UserAction, part: Partial<QueuedAction> = {}): QueuedAction {
  return {
    ...{ key: 'key', seq: 1, at: 0, owner: 'uitvoerder', tenant: 'standaard', location: '10001', action },
    ...{ state: 'waiting', sentAt: null, lostAt: null, wire: null, tries: 0, outcome: null },
    ...part,
  }
}

function shown(
  lines: readonly Line[],
  queue: readonly QueuedAction[],
  { versie = 1, readAt = 10 } = {},
): readonly Line[] {
  return linesWithQueue<Line>(queue, {
    lines,
    versie,
    readAt,
    isHere: ({ location }) => location === '10001',
    isOf: (line, thing) => line.materieelSoort === thing.materieelSoort,
    make: ({ materieelSoort, aantal }, id) => ({ id, materieelSoort, aantal }),
    grow: (line, aantal) => ({ ...line, aantal: line.aantal + aantal }),
    withLine: (_, id) => new Set([id]),
  })
}

const stored: Line = { id: 'stored', materieelSoort: '121002', aantal: 1 }
const added: UserAction = { kind: 'add', ...list, things: [digger] }
const line = lineOfThing('key', digger)
const to = (id: string, wordt: number): UserAction => ({
  ...{ kind: 'change', ...list, line: id, name: '', thing: null },
  fields: { aantal: { was: 0, wordt } },
})
const off = (id: string): UserAction => ({ kind: 'remove', ...list, lines: [id], name: '', heleSet: false })

it('shows what waits to be added, changed and taken off', () => {
  expect(shown([stored], [queued(added), queued(to('stored', 5))])).toEqual([
    { ...stored, aantal: 5 },
    { id: line, materieelSoort: '121001', aantal: 2 },
  ])
  expect(shown([stored], [queued(off('stored'))])).toEqual([])
})

it('shows nothing of what is about another list', () => {
  expect(shown([stored], [queued(added, { location: '10002' })])).toEqual([stored])
})

it('lets a line that is there already grow', () => {
  expect(shown([{ ...stored, materieelSoort: '121001' }], [queued(added)])).toMatchObject([{ id: 'stored', aantal: 3 }])
})

it('changes a line that an addition sent meanwhile has made', () => {
  const made = { id: 'made', materieelSoort: '121001', aantal: 2 }
  expect(shown([made], [queued(to(line, 9))])).toEqual([{ ...made, aantal: 9 }])
  expect(shown([made], [queued(off(line))])).toEqual([])
})

it('shows an addition that is done until the list has it, and nothing that was refused', () => {
  const done = queued(added, { state: 'done', outcome: { answer: { versie: 2 }, at: 0 } })
  expect(shown([], [done], { versie: 1 })).toHaveLength(1)
  expect(shown([], [done], { versie: 2 })).toEqual([])
  expect(shown([], [queued(added, { state: 'refused' })])).toEqual([])
})

it('adds what got no answer to a list from before it was sent, and not to one that may have it', () => {
  const lost = queued(added, { sentAt: 20, lostAt: 30, tries: 1 })
  expect(shown([], [lost], { readAt: 20 })).toHaveLength(1)
  expect(shown([], [lost], { readAt: 21 })).toEqual([])
})

it('adds what is on its way, and what the portal refused for now, to any list', () => {
  expect(shown([], [queued(added, { state: 'sending', sentAt: 5 })])).toHaveLength(1)
  expect(shown([], [queued(added, { sentAt: 5, tries: 2 })])).toHaveLength(1)
})

describe('a scanned label', () => {
  const scan = (thing: AddedThing | null): UserAction => ({
    ...{ kind: 'scan', list: 'removal', listId: '' },
    code: 'S7',
    thing,
  })

  it('shows what it means where that is known, and nothing else', () => {
    expect(shown([], [queued(scan(digger))])).toEqual([{ id: line, materieelSoort: '121001', aantal: 2 }])
    expect(shown([stored], [queued(scan(null))])).toEqual([stored])
  })

  it('shows until a list is read that the server answered after it', () => {
    const read = queued(scan(digger), { state: 'sending', sentAt: 5, outcome: { at: 8 } })
    expect(shown([], [read], { readAt: 8 })).toHaveLength(1)
    expect(shown([], [read], { readAt: 9 })).toEqual([])
  })
})
