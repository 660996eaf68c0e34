import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantityBounds } from '../constants.ts'
import { followParents } from './follow-parent.ts'
import { followSets } from './follow-set.ts'
import { type IncludedItem, type ListLine, noSet } from './list-line.ts'
import type { AdditionPlan, NewItem, NewSet } from './plan-additions.ts'
import { planAdditions } from './plan-additions.ts'

const mixer = { type: 'Materieel', materieelSoort: 'MOLEN' } as const
const cable: IncludedItem = { type: 'Artikel', materieelSoort: 'KABEL', aantalPerStuk: 2, optioneel: false }
const cover: IncludedItem = { type: 'Artikel', materieelSoort: 'ZEIL', aantalPerStuk: 1, optioneel: true }

function plan(lines: readonly ListLine[], items: readonly NewItem[], sets: readonly NewSet[] = []): AdditionPlan {
  let number = 0
  const wanted = { items, sets }
  const made = planAdditions(lines, wanted, {
    includedOf: (item) => (item.materieelSoort === 'MOLEN' ? [cable, cover] : []),
    newId: () => `new-${++number}`,
  })
  if ('code' in made) throw new Error(`refused: ${made.code}`)
  return made
}

const main: ListLine = { id: 'm', parentId: null, ...mixer, aantal: 3, ...noSet }
const child: ListLine = { id: 'k', parentId: 'm', type: 'Artikel', materieelSoort: 'KABEL', aantal: 6, ...noSet }

describe('adding to an order list', () => {
  it('adds what is delivered with an item below it, and nothing optional (R-LIST-03)', () => {
    expect(plan([], [{ ...mixer, aantal: 3 }])).toEqual({
      inserts: [
        { id: 'new-1', parentId: null, ...mixer, aantal: 3, ...noSet },
        { id: 'new-2', parentId: 'new-1', type: 'Artikel', materieelSoort: 'KABEL', aantal: 6, ...noSet },
      ],
      updates: [],
      includedAdded: true,
    })
  })

  it('says that nothing came along when the item comes alone (R-LIST-03)', () => {
    expect(plan([], [{ type: 'Artikel', materieelSoort: 'BEZEM', aantal: 1 }]).includedAdded).toBe(false)
  })

  it('grows the line of an item that is on the list, and what came with it', () => {
    expect(plan([main, child], [{ ...mixer, aantal: 2 }])).toEqual({
      inserts: [],
      updates: [
        { id: 'm', aantal: 5, setAantal: 0 },
        { id: 'k', aantal: 10, setAantal: 0 },
      ],
      includedAdded: true,
    })
  })

  it('only adds the pieces of the addition to a line changed by hand', () => {
    expect(plan([main, { ...child, aantal: 1 }], [{ ...mixer, aantal: 2 }]).updates).toContainEqual({
      id: 'k',
      aantal: 5,
      setAantal: 0,
    })
  })

  it('stops what comes along at the most that a line holds', () => {
    const most = quantityBounds.max
    expect(plan([], [{ ...mixer, aantal: 60_000 }]).inserts).toMatchObject([{ aantal: 60_000 }, { aantal: most }])
    const byHand = { ...child, aantal: most - 1 }
    expect(plan([main, byHand], [{ ...mixer, aantal: 2 }]).updates).toContainEqual({
      id: 'k',
      aantal: most,
      setAantal: 0,
    })
  })

  it('keeps equipment and articles of one number apart', () => {
    expect(plan([main], [{ type: 'Artikel', materieelSoort: 'MOLEN', aantal: 1 }]).inserts).toHaveLength(2)
  })

  it('refuses a line that would grow over the bound', () => {
    const made = planAdditions(
      [{ ...main, aantal: quantityBounds.max }],
      { items: [{ ...mixer, aantal: 1 }], sets: [] },
      {
        includedOf: () => [],
        newId: () => 'x',
      },
    )
    expect(made).toEqual({ code: 'validatie.aantal_bereik', params: { ...quantityBounds } })
  })

  it('ends with the same lines whether items come at once or one by one', () => {
    const items = fc.array(
      fc.record({
        type: fc.constantFrom('Materieel' as const, 'Artikel' as const),
        materieelSoort: fc.constantFrom('MOLEN', 'KABEL', 'BEZEM'),
        aantal: fc.integer({ min: 1, max: 50 }),
      }),
      { maxLength: 8 },
    )
    const quantities = (lines: readonly ListLine[]) =>
      lines.map((line) => `${line.type} ${line.materieelSoort} ${line.parentId === null} ${line.aantal}`)
    fc.assert(
      fc.property(items, (list) => {
        const atOnce = plan([], list).inserts
        let oneByOne: readonly ListLine[] = []
        for (const item of list) {
          const step = plan(oneByOne, [item])
          const grown = new Map(step.updates.map((update) => [update.id, update.aantal]))
          oneByOne = [
            ...oneByOne.map((line) => ({ ...line, aantal: grown.get(line.id) ?? line.aantal })),
            ...step.inserts.map((line) => ({
              ...line,
              id: `${oneByOne.length}-${line.id}`,
              parentId: line.parentId === null ? null : parentOf(step, line, oneByOne.length),
            })),
          ]
        }
        expect(quantities(oneByOne).sort()).toEqual(quantities(atOnce).sort())
      }),
    )
  })
})

describe('adding a set to an order list', () => {
  const tower = (aantal: number, lines: NewSet['lines']): NewSet => ({ setNummer: 'TOREN', aantal, lines })
  const inSet = (materieelSoort: string, aantalPerSet: number) => ({
    type: 'Artikel' as const,
    materieelSoort,
    aantalPerSet,
  })
  const oneMixer = { ...mixer, aantalPerSet: 1 }
  const shown = (lines: readonly ListLine[]) =>
    lines.map((line) => [line.materieelSoort, line.aantal, line.setNummer, line.setAantal, line.parentId])

  it('adds its lines with the number of the set and how many of it there are, in whole pieces (R-ENT-47)', () => {
    expect(shown(plan([], [], [tower(3, [inSet('PLANK', 4), inSet('ROL', 0.5)])]).inserts)).toEqual([
      ['PLANK', 12, 'TOREN', 3, null],
      ['ROL', 2, 'TOREN', 3, null],
    ])
  })

  it('brings what is delivered with a line, but not what the set has itself', () => {
    expect(shown(plan([], [], [tower(2, [oneMixer])]).inserts)).toEqual([
      ['MOLEN', 2, 'TOREN', 2, null],
      ['KABEL', 4, 'TOREN', 2, 'new-1'],
    ])
    expect(shown(plan([], [], [tower(2, [oneMixer, inSet('KABEL', 3)])]).inserts)).toEqual([
      ['MOLEN', 2, 'TOREN', 2, null],
      ['KABEL', 6, 'TOREN', 2, null],
    ])
  })

  it('grows the set that is on the list, and keeps an item by itself apart from the same in the set', () => {
    const loose: ListLine = { ...main, aantal: 7 }
    const first = plan([loose], [], [tower(1, [oneMixer, inSet('ROL', 0.5)])])
    expect(first.updates).toEqual([])
    const again = plan([loose, ...first.inserts], [], [tower(2, [oneMixer, inSet('ROL', 0.5)])])
    expect(again.inserts).toEqual([])
    expect(again.updates).toEqual([
      { id: 'new-1', aantal: 3, setAantal: 3 },
      { id: 'new-2', aantal: 6, setAantal: 3 },
      { id: 'new-3', aantal: 2, setAantal: 3 },
    ])
  })

  it('refuses more sets, or more of a line, than a line holds', () => {
    const refused = { code: 'validatie.aantal_bereik', params: { ...quantityBounds } }
    const add = (aantal: number, each: number, lines: readonly ListLine[] = []) =>
      planAdditions(
        lines,
        { items: [], sets: [tower(aantal, [inSet('ROL', each)])] },
        {
          includedOf: () => [],
          newId: () => 'x',
        },
      )
    expect(add(50_000, 2)).toEqual(refused)
    const there: ListLine = {
      ...inSet('ROL', 1),
      id: 'r',
      parentId: null,
      aantal: 1,
      setNummer: 'TOREN',
      setAantal: 99_999,
    }
    expect(add(1, 0.0001, [there])).toEqual(refused)
  })
})

describe('changing how many of a set a list has', () => {
  const roll: ListLine = {
    id: 'r',
    parentId: null,
    type: 'Artikel',
    materieelSoort: 'ROL',
    aantal: 2,
    setNummer: 'TOREN',
    setAantal: 3,
  }
  const plank: ListLine = { ...roll, id: 'p', materieelSoort: 'PLANK', aantal: 12 }
  const perSet = (line: ListLine) => ({ ROL: 0.5, PLANK: 4 })[line.materieelSoort] ?? null
  const five = [{ setNummer: 'TOREN', aantal: 5 }]

  it('scales its lines in whole pieces', () => {
    expect(followSets([roll, plank], { sets: five, lines: [] }, perSet)).toEqual([
      { id: 'r', aantal: 3 },
      { id: 'p', aantal: 20 },
    ])
  })

  it('leaves a line that was changed by hand, before or in the same save', () => {
    const byHand = { ...plank, aantal: 10 }
    expect(followSets([roll, byHand], { sets: five, lines: [{ id: 'r', aantal: 9 }] }, perSet)).toEqual([])
  })

  it('leaves other sets, lines by themselves and what the set has no longer', () => {
    const others = [
      { ...roll, setNummer: 'STEIGER' },
      { ...roll, ...noSet },
      { ...roll, materieelSoort: 'WEG' },
    ]
    expect(followSets(others, { sets: five, lines: [] }, perSet)).toEqual([])
  })
})

function parentOf(step: AdditionPlan, line: ListLine, prefix: number): string | null {
  return step.inserts.some((insert) => insert.id === line.parentId) ? `${prefix}-${line.parentId}` : line.parentId
}

describe('changing the quantity of a main line', () => {
  const each = () => 2

  it('takes what came with it along', () => {
    expect(followParents([main, child], [{ id: 'm', aantal: 4 }], each)).toEqual([{ id: 'k', aantal: 8 }])
  })

  it('leaves a line that was changed by hand, before or in the same save', () => {
    expect(followParents([main, { ...child, aantal: 5 }], [{ id: 'm', aantal: 4 }], each)).toEqual([])
    const both = [
      { id: 'm', aantal: 4 },
      { id: 'k', aantal: 7 },
    ]
    expect(followParents([main, child], both, each)).toEqual([])
  })

  it('follows when the save repeats the old quantity of the child', () => {
    const both = [
      { id: 'm', aantal: 4 },
      { id: 'k', aantal: 6 },
    ]
    expect(followParents([main, child], both, each)).toEqual([{ id: 'k', aantal: 8 }])
  })

  it('leaves what is no longer delivered with it', () => {
    expect(followParents([main, child], [{ id: 'm', aantal: 4 }], () => null)).toEqual([])
  })
})
