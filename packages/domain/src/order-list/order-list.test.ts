import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { includedQuantity, lineWithChildren, withoutLine } from './children.ts'
import { cleanListName, freeListName, listNameMaxLength, refuseListName, refuseTakenName } from './list-name.ts'
import { orderListMoves, orderListStanding, orderListStates, refuseListChange } from './list-state.ts'
import { firstQuantity, isOrderMultiple, recommendedQuantity, toOrderMultiple } from './recommended.ts'

const line = (id: string, parentId: string | null = null) => ({ id, parentId })

describe('deleting a line', () => {
  it('deletes its children too, at any depth (R-LIST-01)', () => {
    const lines = [line('a'), line('b', 'a'), line('c', 'a'), line('d', 'b'), line('e')]
    expect(withoutLine(lines, 'a').map((l) => l.id)).toEqual(['e'])
    expect(withoutLine(lines, 'b').map((l) => l.id)).toEqual(['a', 'c', 'e'])
    expect(withoutLine(lines, 'onbekend')).toEqual(lines)
  })

  it('ends on a circle of parents (R-LIST-01)', () => {
    expect([...lineWithChildren([line('a', 'b'), line('b', 'a')], 'a')].sort()).toEqual(['a', 'b'])
  })

  it('leaves no line whose parent went (R-LIST-01)', () => {
    const tree = fc
      .array(fc.nat(9), { minLength: 1, maxLength: 30 })
      .map((parents) => parents.map((parent, i) => line(String(i), parent < i ? String(parent) : null)))
    fc.assert(
      fc.property(tree, fc.nat(29), (lines, pick) => {
        const rest = withoutLine(lines, String(pick % lines.length))
        const ids = new Set(rest.map((l) => l.id))
        expect(ids.has(String(pick % lines.length))).toBe(false)
        for (const l of rest) expect(l.parentId === null || ids.has(l.parentId)).toBe(true)
      }),
    )
  })
})

describe('included items', () => {
  it('are counted without binary noise and within the bound of a line', () => {
    expect(includedQuantity(3, 0.5)).toBe(2)
    expect(includedQuantity(30, 0.1)).toBe(3)
    expect(includedQuantity(99_999, 10)).toBe(99_999)
  })
})

describe('state of an order list', () => {
  const facts = { savedStatus: null, rejectionReason: null, locationBlocked: false }

  it('is open until it is submitted', () => {
    expect(orderListStanding(facts)).toEqual({ state: 'open', editable: true, reason: null, rejectionReason: null })
  })

  it('awaits approval and cannot be changed once submitted (R-APPR-03)', () => {
    const standing = orderListStanding({ ...facts, savedStatus: 'Requested' })
    expect(standing).toMatchObject({ state: 'ingediend', editable: false, reason: 'bestellijst.ter_goedkeuring' })
    expect(refuseListChange(standing)).toBe('bestellijst.geblokkeerd')
  })

  it('shows the reason of a rejection (R-APPR-06) and can be submitted again (R-APPR-07)', () => {
    const standing = orderListStanding({ ...facts, savedStatus: 'Disapproved', rejectionReason: 'te duur' })
    expect(standing).toMatchObject({ state: 'afgekeurd', editable: true, rejectionReason: 'te duur' })
    expect(refuseListChange(standing)).toBeNull()
    expect(orderListMoves.afgekeurd).toContain('ingediend')
  })

  it('forgets the reason once it is submitted again', () => {
    expect(orderListStanding({ ...facts, savedStatus: 'Requested', rejectionReason: 'oud' }).rejectionReason).toBeNull()
  })

  it.each([null, 'Requested', 'Disapproved'] as const)(
    'is blocked with its location, saved status %s',
    (savedStatus) => {
      const standing = orderListStanding({ ...facts, savedStatus, locationBlocked: true })
      expect(standing).toMatchObject({ state: 'geblokkeerd', editable: false, reason: 'locatie.geblokkeerd' })
      expect(refuseListChange(standing)).toBe('locatie.geblokkeerd')
    },
  )

  it('is open again after an approval or once processed', () => {
    for (const savedStatus of ['Approved', 'Cancelled', 'Open'] as const) {
      expect(orderListStanding({ ...facts, savedStatus }).state).toBe('open')
    }
  })

  it('never moves to the state it is in', () => {
    for (const state of orderListStates) expect(orderListMoves[state]).not.toContain(state)
    expect(orderListMoves.open).not.toContain('afgekeurd')
  })
})

describe('name of an order list', () => {
  it('is trimmed, present and not too long', () => {
    expect(cleanListName('  Fase   1 ')).toBe('Fase 1')
    expect(refuseListName('   ')?.code).toBe('validatie.verplicht')
    expect(refuseListName('x'.repeat(60))).toBeNull()
    expect(refuseListName('x'.repeat(61))).toEqual({ code: 'validatie.max_tekens', params: { amount: 60 } })
  })

  it('is refused when another list there has it, whatever its capitals and spaces', () => {
    expect(refuseTakenName('Dak', ['Fundering', 'Kelder'])).toBeNull()
    expect(refuseTakenName('  fundering ', ['Fundering'])).toEqual({
      code: 'bestellijst.naam_bestaat',
      params: { name: 'fundering' },
    })
  })

  it('gets the first free number', () => {
    expect(freeListName('Bestellijst', [])).toBe('Bestellijst')
    expect(freeListName('Bestellijst', ['bestellijst', 'Bestellijst 2'])).toBe('Bestellijst 3')
    expect(freeListName('Bestellijst', ['Bestellijst 2'])).toBe('Bestellijst')
  })

  it('is always free and allowed', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 80 }),
        fc.array(fc.nat(5), { maxLength: 6 }),
        (base, numbers) => {
          fc.pre(cleanListName(base) !== '')
          const taken = numbers.map((n) =>
            freeListName(
              base,
              Array.from({ length: n }, (_, i) => `${base} ${i}`),
            ),
          )
          const name = freeListName(base, taken)
          expect(taken.map((t) => t.toLowerCase())).not.toContain(name.toLowerCase())
          expect(name.length).toBeLessThanOrEqual(listNameMaxLength)
        },
      ),
    )
  })
})

describe('recommended quantity', () => {
  it.each([
    [7, 5, 10],
    [10, 5, 10],
    [3, 1, 3],
    [3, 0, 3],
    [99_998, 100, 99_900],
  ])('%i pieces in units of %i become %i', (quantity, unit, expected) => {
    expect(toOrderMultiple(quantity, unit)).toBe(expected)
    expect(isOrderMultiple(expected, unit)).toBe(true)
  })

  it('is the figure of the item in what the item goes in, or absent', () => {
    expect(recommendedQuantity(3, 2)).toBe(4)
    expect(recommendedQuantity(2.5, 1)).toBe(3)
    expect(recommendedQuantity(0, 1)).toBeNull()
    expect(recommendedQuantity(null, 1)).toBeNull()
  })

  it.each([
    [1, 1],
    [0, 1],
    [6, 6],
  ])('in order units of %i one begins with %i', (unit, expected) => {
    expect(firstQuantity(unit)).toBe(expected)
  })
})
