import { describe, expect, it } from 'vitest'
import { amountOnList, linesBefore } from './undo-addition.ts'

const seen = (id: string, versie: number, ...items: string[]) => ({ lijst: { id }, versie, items })

describe('what undo puts back after an addition', () => {
  it('is what the same list held at the version just before', () => {
    const lists = [seen('b', 4, 'of another list'), seen('a', 3, 'older'), seen('a', 4, 'molen')]
    expect(linesBefore(lists, { bestellijstId: 'a', versie: 5 })).toEqual(['molen'])
  })

  it('is unknown when somebody else changed the list in between', () => {
    expect(linesBefore([seen('a', 4, 'molen')], { bestellijstId: 'a', versie: 6 })).toBeNull()
  })

  it('is unknown for a list that was not read', () => {
    expect(linesBefore([{ lijst: null, versie: 4, items: ['molen'] }], { bestellijstId: 'a', versie: 5 })).toBeNull()
  })

  it('is nothing for a list that was made with the addition', () => {
    expect(linesBefore<string>([], { bestellijstId: 'a', versie: 1 })).toEqual([])
  })
})

describe('what a control says is on the list', () => {
  const molen = { type: 'Materieel' as const, materieelSoort: 'MOLEN', aantal: 2 }
  const line = { ...molen, parentId: null, setNummer: '' }

  it('is how much there is now of the one thing that was added', () => {
    expect(amountOnList([molen], [])).toBe(2)
    expect(amountOnList([molen], [{ ...line, aantal: 3 }])).toBe(5)
  })

  it('leaves out the same thing in a set or delivered with another', () => {
    expect(
      amountOnList(
        [molen],
        [
          { ...line, setNummer: 'S' },
          { ...line, parentId: 'a' },
        ],
      ),
    ).toBe(2)
  })

  it('is how many pieces came of several things', () => {
    expect(amountOnList([molen, { ...molen, materieelSoort: 'KABEL', aantal: 4 }], [{ ...line, aantal: 3 }])).toBe(6)
  })
})
