import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantityBounds } from '../constants.ts'
import { followParents } from './follow-parent.ts'
import type { AdditionPlan, IncludedItem, ListLine, NewItem } from './plan-additions.ts'
import { planAdditions } from './plan-additions.ts'

const mixer = { type: 'Materieel', materieelSoort: 'MOLEN' } as const
const cable: IncludedItem = { type: 'Artikel', materieelSoort: 'KABEL', aantalPerStuk: 2, optioneel: false }
const cover: IncludedItem = { type: 'Artikel', materieelSoort: 'ZEIL', aantalPerStuk: 1, optioneel: true }

function plan(lines: readonly ListLine[], items: readonly NewItem[]): AdditionPlan {
  let number = 0
  const made = planAdditions(lines, items, {
    includedOf: (item) => (item.materieelSoort === 'MOLEN' ? [cable, cover] : []),
    newId: () => `new-${++number}`,
  })
  if ('code' in made) throw new Error(`refused: ${made.code}`)
  return made
}

const main: ListLine = { id: 'm', parentId: null, ...mixer, aantal: 3 }
const child: ListLine = { id: 'k', parentId: 'm', type: 'Artikel', materieelSoort: 'KABEL', aantal: 6 }

describe('adding to an order list', () => {
  it('adds what is delivered with an item below it, and nothing optional (R-LIST-03)', () => {
    expect(plan([], [{ ...mixer, aantal: 3 }])).toEqual({
      inserts: [
        { id: 'new-1', parentId: null, ...mixer, aantal: 3 },
        { id: 'new-2', parentId: 'new-1', type: 'Artikel', materieelSoort: 'KABEL', aantal: 6 },
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
        { id: 'm', aantal: 5 },
        { id: 'k', aantal: 10 },
      ],
      includedAdded: true,
    })
  })

  it('only adds the pieces of the addition to a line changed by hand', () => {
    expect(plan([main, { ...child, aantal: 1 }], [{ ...mixer, aantal: 2 }]).updates).toContainEqual({
      id: 'k',
      aantal: 5,
    })
  })

  it('stops what comes along at the most that a line holds', () => {
    const most = quantityBounds.max
    expect(plan([], [{ ...mixer, aantal: 60_000 }]).inserts).toMatchObject([{ aantal: 60_000 }, { aantal: most }])
    const byHand = { ...child, aantal: most - 1 }
    expect(plan([main, byHand], [{ ...mixer, aantal: 2 }]).updates).toContainEqual({ id: 'k', aantal: most })
  })

  it('keeps equipment and articles of one number apart', () => {
    expect(plan([main], [{ type: 'Artikel', materieelSoort: 'MOLEN', aantal: 1 }]).inserts).toHaveLength(2)
  })

  it('refuses a line that would grow over the bound', () => {
    const made = planAdditions([{ ...main, aantal: quantityBounds.max }], [{ ...mixer, aantal: 1 }], {
      includedOf: () => [],
      newId: () => 'x',
    })
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
