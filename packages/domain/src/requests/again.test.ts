import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IncludedItem, type ItemName, isSameItem } from '../order-list/list-line.ts'
import { planAdditions, type SetLine } from '../order-list/plan-additions.ts'
import { readSettings } from '../settings/read-setting.ts'
import { type AgainFacts, draftAgain, type PastLine } from './again.ts'
import { datesAgain } from './again-dates.ts'

const mixer = { type: 'Materieel', materieelSoort: 'MOLEN' } as const
const cable = { type: 'Artikel', materieelSoort: 'KABEL' } as const
const broom = { type: 'Artikel', materieelSoort: 'BEZEM' } as const
const included: readonly IncludedItem[] = [
  { ...cable, aantalPerStuk: 2, optioneel: false },
  { ...broom, aantalPerStuk: 1, optioneel: true },
]
const inSet: readonly SetLine[] = [
  { ...mixer, aantalPerSet: 1 },
  { ...broom, aantalPerSet: 0.5 },
]
const facts: AgainFacts = {
  isKnown: (item) => item.materieelSoort !== 'WEG',
  isOrderable: (item) => item.materieelSoort !== 'DICHT',
  includedOf: (item) => (isSameItem(item, mixer) ? included : []),
  linesOfSet: (setNummer) => (setNummer === 'METSEL' ? inSet : null),
  isPlaceClosed: false,
}
const line = (item: ItemName, aantal: number, more: Partial<PastLine> = {}): PastLine => {
  return { ...item, aantal, setNummer: '', setAantal: 0, isCharge: false, ...more }
}
const standings = (past: readonly PastLine[], known = facts) =>
  draftAgain(past, known).lines.map(({ line: { materieelSoort }, stand, aantal }) => [materieelSoort, stand, aantal])

describe('a past request as a draft of the next one', () => {
  it('has every line, each with why it does not come', () => {
    const past = [
      line(mixer, 2),
      line({ type: 'Artikel', materieelSoort: 'WEG' }, 1),
      line({ type: 'Materieel', materieelSoort: 'DICHT' }, 1),
      line({ type: 'Artikel', materieelSoort: 'SPOED' }, 1, { isCharge: true }),
      { ...line(broom, 1), type: null },
      line(broom, 1, { setNummer: 'OUDESET', setAantal: 1 }),
    ]
    expect(standings(past)).toEqual([
      ['MOLEN', 'komt', 2],
      ['WEG', 'weg', 0],
      ['DICHT', 'geblokkeerd', 0],
      ['SPOED', 'toeslag', 0],
      ['BEZEM', 'onbekend', 0],
      ['BEZEM', 'set_weg', 0],
    ])
    expect(draftAgain(past, facts).items).toEqual([{ ...mixer, aantal: 2 }])
    expect(standings([line(mixer, 2)], { ...facts, isPlaceClosed: true })).toEqual([['MOLEN', 'niet_hier', 0]])
  })

  it('lets what is delivered along come by itself, and adds only what there was more of it (R-LIST-03)', () => {
    expect(draftAgain([line(mixer, 2), line(cable, 4)], facts).items).toEqual([{ ...mixer, aantal: 2 }])
    expect(standings([line(cable, 3), line(mixer, 2)])).toEqual([
      ['KABEL', 'komt_mee', 4],
      ['MOLEN', 'komt', 2],
    ])
    expect(draftAgain([line(mixer, 2), line(cable, 7)], facts).items).toContainEqual({ ...cable, aantal: 3 })
  })

  it('orders a set as one, by its number or by its lines, and what its lines bring along comes with them', () => {
    const ofSet = { setNummer: 'METSEL', setAantal: 3 }
    const past = [line(mixer, 3, ofSet), line(cable, 6, ofSet), line(broom, 2, ofSet)]
    const draft = draftAgain(past, facts)
    expect(draft).toMatchObject({ items: [], sets: [{ setNummer: 'METSEL', aantal: 3, lines: [mixer, broom] }] })
    expect(draft.lines.map(({ stand, aantal }) => [stand, aantal])).toEqual([
      ['komt', 3],
      ['komt_mee', 6],
      ['komt', 2],
    ])
    expect(draftAgain([line(broom, 2, { setNummer: 'METSEL' })], facts).sets).toMatchObject([{ aantal: 4 }])
  })

  it('makes one line of the pieces of an item, and whole pieces of parts', () => {
    expect(standings([line(broom, 1), line(broom, 1), line(mixer, 0.5)])).toEqual([
      ['BEZEM', 'komt', 2],
      ['MOLEN', 'komt', 1],
    ])
  })

  it('puts on a list what a list had that was ordered, whatever was on it', () => {
    const item = fc.constantFrom<ItemName>(mixer, cable, broom, { type: 'Materieel', materieelSoort: 'GRAVER' })
    const wanted = fc.record({
      items: fc.array(
        fc.tuple(item, fc.integer({ min: 1, max: 50 })).map(([name, aantal]) => ({ ...name, aantal })),
        { minLength: 1, maxLength: 6 },
      ),
      sets: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 1 }),
    })
    let ids = 0
    const planned = ({ items, sets }: Pick<Parameters<typeof planAdditions>[1], 'items' | 'sets'>) => {
      const plan = planAdditions([], { items, sets }, { includedOf: facts.includedOf, newId: () => `${++ids}` })
      if ('code' in plan) throw new Error(plan.code)
      return plan.inserts
    }
    const sums = (lines: ReturnType<typeof planned>) => {
      const found = new Map<string, number>()
      for (const { materieelSoort, setNummer, aantal } of lines) {
        const key = `${materieelSoort} ${setNummer}`
        found.set(key, (found.get(key) ?? 0) + aantal)
      }
      return Object.fromEntries(found)
    }
    fc.assert(
      fc.property(wanted, ({ items, sets }) => {
        const first = planned({ items, sets: sets.map((aantal) => ({ setNummer: 'METSEL', aantal, lines: inSet })) })
        const draft = draftAgain(
          first.map((one) => ({ ...one, isCharge: false })),
          facts,
        )
        const again = draft.sets.map(({ setNummer, aantal, lines }) => ({
          setNummer,
          aantal,
          lines: inSet.filter((part) => lines.some((name) => isSameItem(name, part))),
        }))
        expect(sums(planned({ items: draft.items, sets: again }))).toEqual(sums(first))
      }),
    )
  })
})

describe('the days of an order that is made again', () => {
  const settings = readSettings({})
  const past = { deliveryDate: '2026-03-02', returnDate: '2026-03-16' }

  it('begin with the first day that is allowed and not urgent, and last as long as before (R-RULE-08)', () => {
    expect(datesAgain(past, '2026-11-19', settings)).toEqual({ deliveryDate: '2026-11-24', returnDate: '2026-12-08' })
    expect(datesAgain({ ...past, returnDate: null }, '2026-11-19', settings).returnDate).toBeNull()
    expect(datesAgain({ ...past, returnDate: '2026-03-01' }, '2026-11-19', settings).returnDate).toBeNull()
  })

  it('pass over days that the settings block (R-DATE-01, R-DATE-02)', () => {
    const blocked = readSettings({
      AppBestellen_Spoed: false,
      OrderWizardBlockDaysToOrder: 1,
      Bestellen_BlokkeerWeekenden: true,
    })
    expect(datesAgain(past, '2026-11-19', blocked).deliveryDate).toBe('2026-11-23')
  })
})
