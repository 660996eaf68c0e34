import { describe, expect, it } from 'vitest'
import { buildRequest, buildRequestLine } from '../../../test/request-portal.ts'
import { requestCourse } from './request-course.ts'

const at = '2026-06-15T08:00:00.000Z'
const states = (part: Parameters<typeof buildRequest>[0]) =>
  requestCourse(buildRequest(part)).map(({ label, state }) => [label.replace(/^requests\.step\./, ''), state])

describe('the course of a request', () => {
  it('waits for the back office', () => {
    const verloop = [{ stap: 'ontvangen', moment: at, status: null, tekst: '' } as const]
    expect(states({ verzending: 'wachtrij', erpNummer: null, verloop })).toEqual([
      ['received', 'done'],
      ['sent', 'now'],
      ['confirmed', 'todo'],
      ['approved', 'todo'],
      ['order', 'todo'],
      ['done.Aanvoer', 'todo'],
    ])
  })

  it('goes on to approval, order and delivery', () => {
    expect(states({}).map(([, state]) => state)).toEqual(['done', 'done', 'done', 'now', 'todo', 'todo'])
    const approved = { status: 'Approved', orders: [] } as const
    expect(states({ ...approved, orders: [] }).map(([, state]) => state)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'now',
      'todo',
    ])
    const regels = [buildRequestLine(1, { aantal: 3, aantalVerwerkt: 3 })]
    const all = states({ status: 'Cancelled', orders: ['VO-1'], regels })
    expect(all.every(([, state]) => state === 'done')).toBe(true)
  })

  it('is not delivered while one piece is missing', () => {
    const regels = [buildRequestLine(1, { aantalVerwerkt: 3 }), buildRequestLine(2, { aantalVerwerkt: 2 })]
    expect(states({ status: 'Approved', orders: ['VO-1'], regels }).at(-1)).toEqual(['done.Aanvoer', 'now'])
  })

  it('ends at a refusal of the back office, with its reason', () => {
    const course = requestCourse(buildRequest({ verzending: 'geweigerd', erpNummer: null, reden: 'Geen krediet' }))
    expect(course.at(-1)).toMatchObject({ label: 'requests.step.refused', state: 'failed', note: 'Geen krediet' })
    expect(course).toHaveLength(3)
  })

  it('waits for the administrator since the last time that it was held, and goes on after that', () => {
    const step = (stap: 'ontvangen' | 'aangehouden', moment: string) =>
      ({ stap, moment, status: null, tekst: '' }) as const
    const verloop = [step('ontvangen', at), step('aangehouden', at), step('aangehouden', '2026-06-16T08:00:00.000Z')]
    const held = requestCourse(buildRequest({ verzending: 'aangehouden', erpNummer: null, verloop }))
    expect(held.find(({ state }) => state === 'now')).toMatchObject({
      label: 'requests.step.held',
      moment: '2026-06-16T08:00:00.000Z',
    })
    expect(states({ verzending: 'wachtrij', erpNummer: null, verloop }).slice(0, 3)).toEqual([
      ['received', 'done'],
      ['sent', 'now'],
      ['confirmed', 'todo'],
    ])
  })

  it('ends at a rejection', () => {
    expect(states({ status: 'Disapproved' }).at(-1)).toEqual(['disapproved', 'failed'])
    expect(states({ status: 'Disapproved' }).some(([, state]) => state === 'now')).toBe(false)
  })

  it('carries number and moment of what was written down', () => {
    const verloop = [{ stap: 'bevestigd', moment: at, status: null, tekst: '' } as const]
    const confirmed = requestCourse(buildRequest({ verloop })).find(({ label }) => label.endsWith('confirmed'))
    expect(confirmed).toMatchObject({ moment: at, note: 'AV26-1' })
  })
})
