import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStatuses, requestStatuses } from '../states/enums.ts'
import { type PromiseFacts, promiseLine, promiseNames } from './promise-line.ts'

type Request = NonNullable<PromiseFacts['request']>

const request: Request = {
  askedAt: '2026-11-01T08:00:00.000Z',
  status: 'Requested',
  delivery: 'wachtrij',
  erpNo: null,
  sentAt: null,
  decidedAt: null,
  approval: null,
  reason: '',
}
const order = {
  no: 'AO-1',
  status: 'Posted',
  orderedOn: '2026-11-02',
  plannedFor: '2026-11-05',
  postedOn: '2026-11-06',
} as const
const facts = (part: Partial<PromiseFacts> = {}, of: Partial<Request> = {}): PromiseFacts => ({
  request: { ...request, ...of },
  orders: [],
  isComplete: false,
  invoices: [],
  ...part,
})
const line = (...given: Parameters<typeof facts>) =>
  promiseLine(facts(...given)).map(({ belofte, staat }) => `${belofte} ${staat}`)

describe('the promise line', () => {
  it('has every promise once; what is not known is still to come', () => {
    expect(line()).toEqual([
      'gevraagd gedaan',
      'in_backoffice bezig',
      'goedgekeurd volgt',
      'gepland volgt',
      'geleverd volgt',
      'gefactureerd volgt',
    ])
  })

  it('puts the approval of the customer before the back office, and that of the desk there after it', () => {
    const sent = { delivery: 'bevestigd', status: 'Approved', sentAt: '2026-11-02T10:00:00.000Z' } as const
    const order = (decidedAt: string | null) => line({}, { ...sent, decidedAt }).slice(1, 3)
    expect(order('2026-11-02T09:00:00.000Z')).toEqual(['goedgekeurd gedaan', 'in_backoffice gedaan'])
    expect(order('2026-11-02T11:00:00.000Z')).toEqual(['in_backoffice gedaan', 'goedgekeurd gedaan'])
  })

  it('says who of the customer approved it and when, before the back office has it', () => {
    const approval = { by: 'Gerda Smit', at: '2026-11-01T09:00:00.000Z' }
    const points = promiseLine(facts({}, { approval }))
    expect(points.slice(0, 3).map(({ belofte, staat }) => `${belofte} ${staat}`)).toEqual([
      'gevraagd gedaan',
      'goedgekeurd gedaan',
      'in_backoffice bezig',
    ])
    expect(points[1]).toMatchObject({ moment: approval.at, toelichting: 'Gerda Smit' })
    const refused = { approval, status: 'Disapproved', delivery: 'bevestigd', reason: 'Uitverkocht' } as const
    expect(line({}, { ...refused, sentAt: '2026-11-01T10:00:00.000Z' })).toContain('goedgekeurd mislukt')
  })

  it('calls an order planned once it is released, for the day it is planned for', () => {
    const approved = { status: 'Approved', delivery: 'bevestigd' } as const
    const planned = (status: (typeof orderStatuses)[number]) =>
      promiseLine(facts({ orders: [{ ...order, status }] }, approved)).find(({ belofte }) => belofte === 'gepland')
    expect(planned('Open')).toMatchObject({ staat: 'bezig', moment: null, toelichting: 'AO-1' })
    for (const status of ['Released', 'Printed', 'Posted'] as const)
      expect(planned(status)).toMatchObject({ staat: 'gedaan', moment: '2026-11-05' })
  })

  it('is delivered when every order is posted and nothing more is to come', () => {
    const later = { ...order, no: 'AO-2', postedOn: '2026-11-09' }
    const delivered = (part: Partial<PromiseFacts>) =>
      promiseLine(facts(part, { status: 'Approved' })).find(({ belofte }) => belofte === 'geleverd')
    expect(delivered({ orders: [order, later], isComplete: true })).toMatchObject({
      staat: 'gedaan',
      moment: '2026-11-09',
    })
    expect(delivered({ orders: [order] })).toMatchObject({ staat: 'bezig', moment: null, toelichting: '1/1' })
    const open = { ...later, status: 'Released', postedOn: null } as const
    expect(delivered({ orders: [order, open], isComplete: true })).toMatchObject({ staat: 'bezig', toelichting: '1/2' })
  })

  it('is planned for when what is released comes, whatever an earlier open order says', () => {
    const open = { ...order, no: 'AO-0', status: 'Open', plannedFor: '2026-11-03', postedOn: null } as const
    const released = { ...order, status: 'Released', postedOn: null } as const
    const planned = (orders: PromiseFacts['orders']) =>
      promiseLine(facts({ orders }, { status: 'Approved', delivery: 'bevestigd' })).find(
        ({ belofte }) => belofte === 'gepland',
      )
    expect(planned([open, released])).toMatchObject({ staat: 'gedaan', moment: '2026-11-05' })
    expect(planned([open])).toMatchObject({ staat: 'bezig', moment: null })
  })

  it('is kept by no unknown status', () => {
    const orders = [{ ...order, status: 'Onbekend' }] as const
    const points = promiseLine(facts({ orders, isComplete: true }, { status: 'Onbekend', delivery: 'bevestigd' }))
    const stateOf = (name: string) => points.find(({ belofte }) => belofte === name)?.staat
    expect([stateOf('gepland'), stateOf('geleverd')]).toEqual(['bezig', 'volgt'])
    expect(promiseLine(facts({}, { status: 'Onbekend', delivery: 'bevestigd' })).map(({ staat }) => staat)).toEqual([
      'gedaan',
      'gedaan',
      'bezig',
      'volgt',
      'volgt',
      'volgt',
    ])
  })

  it('is billed by the first invoice', () => {
    const invoices = [
      { no: 'VF-1', date: '2026-12-01' },
      { no: 'VF-2', date: '2027-01-01' },
    ]
    const [billed] = promiseLine(facts({ orders: [order], isComplete: true, invoices })).slice(-1)
    expect(billed).toEqual({ belofte: 'gefactureerd', staat: 'gedaan', moment: '2026-12-01', toelichting: 'VF-1 +1' })
  })

  it('ends at a refusal, with its reason', () => {
    const refused = { status: 'Disapproved', reason: 'Geen krediet' } as const
    for (const delivery of ['geweigerd', 'vervallen', 'ingetrokken'] as const)
      expect(line({}, { ...refused, delivery })).toEqual(['gevraagd gedaan', 'in_backoffice mislukt'])
    expect(line({}, { ...refused, delivery: 'bevestigd' })).toEqual([
      'gevraagd gedaan',
      'in_backoffice gedaan',
      'goedgekeurd mislukt',
    ])
  })

  it('of an order that no request led to begins with the order', () => {
    const [asked, ...rest] = promiseLine({ request: null, orders: [order], isComplete: true, invoices: [] })
    expect(asked).toMatchObject({ belofte: 'gevraagd', staat: 'gedaan', moment: '2026-11-02' })
    expect(rest.map(({ staat }) => staat)).toEqual(['gedaan', 'gedaan', 'gedaan', 'gedaan', 'bezig'])
  })

  it('goes forward only: kept, then at most one in hand, then what is to come', () => {
    const anyFacts: fc.Arbitrary<PromiseFacts> = fc.record({
      request: fc.option(
        fc.record({
          askedAt: fc.constant(request.askedAt),
          erpNo: fc.constant('AV-1'),
          reason: fc.constant(''),
          status: fc.constantFrom(...requestStatuses),
          delivery: fc.constantFrom(
            'wachtrij' as const,
            'bevestigd' as const,
            'geweigerd' as const,
            'vervallen' as const,
            'aangehouden' as const,
          ),
          sentAt: fc.constantFrom(null, '2026-11-02T10:00:00.000Z'),
          approval: fc.constantFrom(null, { by: 'Gerda', at: '2026-11-01T09:00:00.000Z' }),
          decidedAt: fc.constantFrom(null, '2026-11-02T09:00:00.000Z', '2026-11-02T11:00:00.000Z'),
        }),
      ),
      orders: fc.array(
        fc.constantFrom(...orderStatuses).map((status) => ({ ...order, status })),
        { maxLength: 3 },
      ),
      isComplete: fc.boolean(),
      invoices: fc.constantFrom([], [{ no: 'VF-1', date: '2026-12-01' }]),
    })
    fc.assert(
      fc.property(anyFacts, (some) => {
        const points = promiseLine(some)
        const rank = points.map(({ staat }) => ({ gedaan: 0, bezig: 1, mislukt: 1, volgt: 2 })[staat])
        expect(rank).toEqual(rank.toSorted((a, b) => a - b))
        expect(rank.filter((one) => one === 1).length).toBeLessThanOrEqual(1)
        const isEnded = points.at(-1)?.staat === 'mislukt'
        if (!isEnded) expect(points.map(({ belofte }) => belofte).toSorted()).toEqual([...promiseNames].toSorted())
      }),
    )
  })
})
