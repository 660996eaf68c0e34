import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedLine, changeLines, type DecidedLines, type LineDecision } from './change-lines.ts'
import { type Decider, decidesFor, mayDecide, mayOnSubmission, refuseDecision } from './may-decide.ts'
import { refuseDeputy } from './refuse-deputy.ts'

const person = (erpUserName: string, isAdministrator = false): Decider => ({
  userName: `${erpUserName.toLowerCase()}@x`,
  erpUserName,
  roles: [],
  isAdministrator,
  standsInFor: [],
})
const on = { approvers: ['GERDA', 'HANS'], userName: 'jan@x', erpUserName: 'JAN', decidedBy: null }

describe('who decides', () => {
  it('is an approver named in the submission, and nobody else (R-ROLE-28)', () => {
    expect(mayDecide(person('GERDA'), on)).toBe(true)
    expect(mayDecide(person('PIET'), on)).toBe(false)
    expect(mayDecide(person('PIET', true), on)).toBe(false)
    expect(mayOnSubmission(person('PIET', true), 'approval.view', on)).toBe(true)
    expect(mayOnSubmission(person('PIET', true), 'approval.decide', on)).toBe(false)
    expect(mayOnSubmission(person('PIET'), 'approval.view', on)).toBe(false)
  })

  it('is nobody for handing over but administrators, also of an own list (OP-48)', () => {
    expect(mayOnSubmission(person('PIET', true), 'approval.handOver', on)).toBe(true)
    expect(mayOnSubmission(person('JAN', true), 'approval.handOver', on)).toBe(true)
    expect(mayOnSubmission(person('GERDA'), 'approval.handOver', on)).toBe(false)
    expect(mayOnSubmission(person('GERDA'), 'approval.handOver', { ...on, decidedBy: 'gerda@x' })).toBe(false)
  })

  it('is who stands in for an approver', () => {
    const piet = { ...person('PIET'), standsInFor: ['HANS'] }
    expect(mayDecide(piet, on)).toBe(true)
    expect(decidesFor(piet, on)).toBe('HANS')
    expect(decidesFor({ ...person('GERDA'), standsInFor: ['HANS'] }, on)).toBeNull()
    expect(decidesFor(person('PIET'), on)).toBeNull()
    expect(mayDecide({ ...person('JAN'), standsInFor: ['HANS'] }, on)).toBe(false)
    expect(decidesFor({ ...person('JAN'), standsInFor: ['HANS'] }, on)).toBeNull()
  })

  it('stays known to who decided and no longer stands in, never to who took the own list back', () => {
    expect(mayOnSubmission(person('PIET'), 'approval.view', { ...on, decidedBy: 'piet@x' })).toBe(true)
    expect(mayOnSubmission(person('PIET'), 'approval.view', { ...on, decidedBy: 'gerda@x' })).toBe(false)
    expect(mayOnSubmission(person('JAN'), 'approval.view', { ...on, decidedBy: 'jan@x' })).toBe(false)
  })

  it('is never who asked, by whatever name, administrator or approver', () => {
    fc.assert(
      fc.property(fc.subarray(['GERDA', 'HANS', 'JAN']), fc.boolean(), (approvers, isAdministrator) => {
        const asked = { ...on, approvers }
        const standsInFor = approvers
        expect(mayDecide({ ...person('JAN', isAdministrator), standsInFor }, asked)).toBe(false)
        expect(mayDecide({ ...person('GERDA'), userName: 'jan@x', standsInFor }, asked)).toBe(false)
      }),
    )
  })

  it('finds nothing to decide once it was decided or withdrawn', () => {
    expect(
      ['Requested', 'Approved', 'Disapproved', 'Cancelled'].map((word) => refuseDecision(word as 'Approved')),
    ).toEqual([null, 'goedkeuren.al_behandeld', 'goedkeuren.al_behandeld', 'goedkeuren.ingetrokken'])
  })
})

describe('a deputy', () => {
  const own = {
    erpUserName: 'GERDA',
    today: '2026-11-19',
    periods: [{ from: '2026-12-01', until: '2026-12-05' }],
  }
  const refusal = (from: string, until: string, deputy = 'HANS') => refuseDeputy({ deputy, from, until }, own)

  it('is somebody else, for days that are still to come', () => {
    expect(refusal('2026-11-19', '2026-11-19')).toBeNull()
    expect(refusal('2026-11-18', '2026-11-20')).toBe('vervanging.verleden')
    expect(refusal('2026-11-21', '2026-11-20')).toBe('vervanging.tot_voor_van')
    expect(refusal('2026-11-19', '2026-11-20', 'GERDA')).toBe('vervanging.uzelf')
  })

  it('is one at a time: no day has two', () => {
    expect(refusal('2026-11-25', '2026-11-30')).toBeNull()
    expect(refusal('2026-12-06', '2026-12-06')).toBeNull()
    for (const [from, until] of [
      ['2026-11-25', '2026-12-01'],
      ['2026-12-05', '2026-12-09'],
      ['2026-12-02', '2026-12-03'],
      ['2026-11-25', '2026-12-09'],
    ] as const)
      expect(refusal(from, until)).toBe('vervanging.overlapt')
  })
})

/** Lists as they are submitted: main lines, each with what came with it. */
const lists: fc.Arbitrary<readonly AskedLine[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((mains) => {
    const lines: AskedLine[] = []
    for (const [aantal, children] of mains) {
      const main = { regelNummer: lines.length + 1, hoortBij: null, aantal }
      lines.push(main)
      for (const child of children)
        lines.push({ regelNummer: lines.length + 1, hoortBij: main.regelNummer, aantal: child })
    }
    return lines
  })
const decided: fc.Arbitrary<{ lines: readonly AskedLine[]; decisions: LineDecision[] }> = lists.chain((lines) =>
  fc
    .tuple(fc.subarray([...lines]), fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 20, maxLength: 20 }))
    .map(([some, quantities]) => ({
      lines,
      decisions: some.map(({ regelNummer }, at) => ({ regelNummer, aantal: quantities[at] ?? 0, opmerking: '' })),
    })),
)
const done = (outcome: ReturnType<typeof changeLines>): DecidedLines => {
  if (typeof outcome === 'string') throw new Error(outcome)
  return outcome
}

describe('lines of a decision', () => {
  it('stay as they were asked when nothing is changed', () => {
    fc.assert(
      fc.property(lists, (lines) => {
        const { aantallen, wijzigingen } = done(changeLines(lines, []))
        expect(lines.map((line) => aantallen.get(line.regelNummer))).toEqual(lines.map((line) => line.aantal))
        expect(wijzigingen).toEqual([])
      }),
    )
  })

  it('leave nothing without its main line, and say of each line what became of it', () => {
    fc.assert(
      fc.property(decided, ({ lines, decisions }) => {
        const outcome = changeLines(lines, decisions)
        if (outcome === 'goedkeuren.niets_over') {
          const mains = lines.filter((line) => line.hoortBij === null)
          expect(
            mains.every((line) => decisions.some((d) => d.regelNummer === line.regelNummer && d.aantal === 0)),
          ).toBe(true)
          return
        }
        const { aantallen, wijzigingen } = done(outcome)
        expect(aantallen.size).toBeGreaterThan(0)
        const changed = new Map(wijzigingen.map((change) => [change.regelNummer, change.aantal]))
        for (const line of lines) {
          const left = aantallen.get(line.regelNummer) ?? 0
          expect(left).toBe(changed.get(line.regelNummer) ?? line.aantal)
          if (left > 0 && line.hoortBij !== null) expect(aantallen.has(line.hoortBij)).toBe(true)
          const own = decisions.find((decision) => decision.regelNummer === line.regelNummer)
          if (line.hoortBij === null && own !== undefined) expect(left).toBe(own.aantal)
        }
      }),
    )
  })

  it('come to the same when the outcome is decided once more', () => {
    fc.assert(
      fc.property(decided, ({ lines, decisions }) => {
        const first = changeLines(lines, decisions)
        if (typeof first === 'string') return
        const again = lines.map(({ regelNummer }) => ({
          regelNummer,
          aantal: first.aantallen.get(regelNummer) ?? 0,
          opmerking: '',
        }))
        // A line decided on as it was asked follows its main line, so only lists without followers repeat exactly.
        if (lines.some((line) => line.hoortBij !== null)) return
        expect(done(changeLines(lines, again)).aantallen).toEqual(first.aantallen)
      }),
    )
  })

  it('follow their main line in proportion, unless they are decided on by themselves', () => {
    const lines = [
      { regelNummer: 1, hoortBij: null, aantal: 4 },
      { regelNummer: 2, hoortBij: 1, aantal: 8 },
      { regelNummer: 3, hoortBij: 1, aantal: 1 },
    ]
    const half = { regelNummer: 1, aantal: 2, opmerking: '' }
    expect([...done(changeLines(lines, [half])).aantallen]).toEqual([
      [1, 2],
      [2, 4],
      [3, 1],
    ])
    expect(done(changeLines(lines, [half, { regelNummer: 2, aantal: 7, opmerking: '' }])).aantallen.get(2)).toBe(7)
  })

  it('keep a remark on a line that stays as it was asked', () => {
    const remark = { regelNummer: 1, aantal: 2, opmerking: 'De groene' }
    expect(done(changeLines([{ regelNummer: 1, hoortBij: null, aantal: 2 }], [remark])).wijzigingen).toEqual([remark])
  })

  it('are refused when nothing is left, and when a line is unknown or named twice', () => {
    const lines = [{ regelNummer: 1, hoortBij: null, aantal: 2 }]
    const none = { regelNummer: 1, aantal: 0, opmerking: '' }
    expect(changeLines(lines, [none])).toBe('goedkeuren.niets_over')
    expect(changeLines(lines, [none, none])).toBe('verzoek.onjuist')
    expect(changeLines(lines, [{ ...none, regelNummer: 2 }])).toBe('verzoek.onjuist')
  })
})
